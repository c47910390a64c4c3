import { knownNames } from "#lib/domain/evaluation/masking/own-name";
import { prepareAttempt, sentTextOf } from "#lib/domain/evaluation/prepare";
import { promptFor } from "#lib/domain/evaluation/prompt";
import { answer, attempt } from "./people";

const sent = (text: string, name = "Maria Lopez", language = "en") =>
  sentTextOf(text, [name], language).text;

describe("A scorer is not told who the candidate is", () => {
  it.each([
    ["Maria", "Hi, I'm Maria and I cleaned the rooms.", "Hi, I'm [name] and I cleaned the rooms."],
    ["in any case", "my name is MARIA lopez", "my name is [name] [name]"],
    ["with accents", "me llamo María López", "me llamo [name] [name]"],
    ["spelled out", "that's M-a-r-i-a, I cleaned it", "that's [name], I cleaned it"],
    ["of whose it is", "it was Maria's idea", "it was [name]'s idea"],
  ])("by their name, %s", (_, text, masked) => {
    expect(sent(text)).toBe(masked);
  });

  it.each([
    [
      "Will Grace",
      "Will you let me? I said I will, and Will did.",
      "Will you let me? I said I will, and [name] did.",
    ],
    [
      "Rose Park",
      "i parked by the park and my name is rose",
      "i parked by the park and my name is [name]",
    ],
    ["李 娜", "我叫李娜，我在酒店工作三年", "我叫[name]，我在酒店工作三年"],
    ["Sinead O'Brien", "Sinead O'Brien here", "[name] O'[name] here"],
  ])("by a name that is a word, or has its own script: %s", (name, text, masked) => {
    expect(sent(text, name)).toBe(masked);
  });

  it.each([
    ["an email", "write to m.lopez-92@example.co.uk please", "write to [email] please"],
    ["an email as it is said", "it's jo dot field at gmail dot com thanks", "it's [email] thanks"],
    ["a phone number", "call (813) 555-0142 after six", "call [phone] after six"],
    ["a phone number of another country", "mi número es 06 12 34 56 78", "mi número es [phone]"],
    [
      "a phone number as it is said",
      "call eight one three five five five oh one four two",
      "call [phone]",
    ],
    [
      "a link",
      "see linkedin.com/in/mlopez or https://x.example/me now",
      "see [link] or [link] now",
    ],
    [
      "an address",
      "I live at 12 Main St, I cleaned at 7421 Saint Johns Bluff Way",
      "I live at [address], I cleaned at [address]",
    ],
    [
      "an address without capitals",
      "i live at 412 willow oak lane, my address: 7 elm st, before that 9 Elm street",
      "i live at [address], my address: [address], before that [address]",
    ],
    [
      "an address on a numbered street",
      "I live at 2210 SW 8th Street, before that at 455 10th Avenue",
      "I live at [address], before that at [address]",
    ],
    [
      "a Spanish address",
      "vivo en calle Benito Juárez 45, antes en Avenida de los Pinos 14 en Tampa",
      "vivo en [address], antes en [address] en Tampa",
    ],
    ["a state and zip code", "in Tampa, FL 33602 since May", "in Tampa, FL [zip] since May"],
    ["a zip code", "zip code 33602 is mine", "zip code [zip] is mine"],
  ])("by %s", (_, text, masked) => {
    expect(sent(text, "Robin")).toBe(masked);
  });

  it("by words of gender and family, as far as the list of the answer's language goes", () => {
    expect(sent("She told my husband that the man was rude to the guests.")).toBe(
      "[person] told my [family] that the [person] was rude to the guests.",
    );
    expect(sent("Miss Alvarez trained me.")).toBe("[person] Alvarez trained me.");
    expect(sent("Ella le dijo a mi esposo que la señora estaba molesta.", "Robin", "es")).toBe(
      "[person] le dijo a mi [family] que la [person] estaba molesta.",
    );
    const german = "Sie sagte meinem Mann, dass der Gast sehr unzufrieden mit dem Zimmer war.";
    expect(sent(german, "Robin", "de")).toBe(german);
  });

  it("and no more: others, places, employers, tools and figures stay", () => {
    const text =
      "My manager Rose and I drove from Hobart to the Hampton Inn in New Tampa, fixed the Zep machine in 25 minutes " +
      "for 1,400 dollars, rooms 101 102 103, on 2026-11-03, 5 minutes from the road. I never miss a shift, at 5 Guys I " +
      "ran 2 drive thru lane windows, and before that I stacked 20 pallets per lane.";
    expect(sent(text)).toBe(text);
  });

  it("nor what was counted in a street", () => {
    const text =
      "Vendía tacos en la calle desde hace 10 años, y en la colonia Roma repartí 40 paquetes. En la calle con 12 " +
      "personas, en la colonia Roma 40 paquetes diarios.";
    expect(sent(text, "Robin", "es")).toBe(text);
  });

  it("in the question either", () => {
    const questionText = "Maria, call me at 813-555-0142: why this job?";
    const prepared = prepareAttempt(
      attempt([answer("I cleaned ten rooms a day.", { questionText })]),
    );
    expect(promptFor(prepared, "m").message).toContain("[name], call me at [phone]: why this job?");
  });

  it("knows the part of an address that is theirs", () => {
    expect(knownNames("Maria Lopez", "mlopez92@example.com")).toEqual(["Maria Lopez", "mlopez92"]);
    expect(knownNames("Maria Lopez", "cleaning@example.com")).toEqual(["Maria Lopez"]);
    expect(sentTextOf("my user is MLopez92", ["Maria Lopez", "mlopez92"], "en").text).toBe(
      "my user is [name]",
    );
  });
});

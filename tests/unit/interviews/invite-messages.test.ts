import { readListText } from "#components/interviews/invites/read-list";

/** The name that a pasted text gives the number in it. */
async function nameOf(text: string) {
  const sheet = await readListText(text);
  if ("fault" in sheet) return sheet.fault;
  return sheet.rows.find(([, phone]) => phone !== "")?.[0];
}

describe("A copied message is its sender's", () => {
  it.each([
    ["Hola, soy Rosa mi numero es 813-555-0123", "Rosa"],
    ["HOLA SOY ROSA MI NUMERO ES 813-555-0123", "ROSA"],
    ["This is Rosa 813-555-0123", "Rosa"],
    ["Hola me llamo Rosa Delgado 813-555-0123", "Rosa Delgado"],
    ["Buenas tardes, mi nombre es Rosa de la Cruz, 813-555-0123", "Rosa de la Cruz"],
    ["Hi there! I'm Rosa and I saw your sign. 813-555-0123", "Rosa"],
    ["Hola Bob, soy Rosa. 813-555-0123", "Rosa"],
    ["hi im Rosa 813-555-0123", "Rosa"],
    ["My name is Rosa Delgado, my number is 813-555-0123", "Rosa Delgado"],
    ["Rosa Delgado, I am interested 813-555-0123", "Rosa Delgado"],
    ["Good morning, Rosa Delgado 813-555-0123", "Rosa Delgado"],
    ["Hello\nRosa Delgado\n813-555-0123", "Rosa Delgado"],
    ["813-555-0123\nHola me llamo Rosa Delgado", "Rosa Delgado"],
  ])("%j", async (text, name) => expect(await nameOf(text)).toBe(name));

  it.each([
    "Hola 813-555-0123",
    "Hey, 813-555-0123",
    "Buenos días 813-555-0123",
    "Buenas noches, mi número es 813-555-0123",
    "Good afternoon 813-555-0123",
    "Interested in the job 813-555-0123",
    "I AM INTERESTED IN THE JOB 813-555-0123",
    "I am interested 813-555-0123",
    "busco trabajo 813-555-0123",
    "Hola, busco trabajo. 813-555-0123",
    "Soy mesera 813-555-0123",
  ])("and of nobody's name: %j", async (text) => expect(await nameOf(text)).toBe(""));

  it.each(["My Nguyen", "Vi Tu", "Heyward Hill", "Holanda Ruiz", "Im Soyeon"])(
    "%s is a name still",
    async (name) => expect(await nameOf(`${name} 813-555-0123`)).toBe(name),
  );
});

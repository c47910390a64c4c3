import { asKeyword, isAnsweredByService, keywordIn, textCommand } from "#lib/domain/sms/words";

describe("What people text by one word", () => {
  it.each([
    ["STOP", "stop"],
    [" stop. ", "stop"],
    ["Stop texting me", "stop"],
    ["ALTO", "stop"],
    ["no más", "stop"],
    ["Baja!", "stop"],
    ["ｓｔｏｐ", "stop"],
    ["OPT OUT", "stop"],
    ["opt-out", "stop"],
    ["stop all", "stop"],
    ["stop please", "stop"],
    ["Please don't text me", "stop"],
    ["alto por favor", "stop"],
    ["ya no me escriban", "stop"],
    ["no me escriban más", "stop"],
    ["Please stop messaging me", "stop"],
    ["stop it", "stop"],
    ["Stop sending me these texts", "stop"],
    ["no more texts", "stop"],
    ["don’t text me again", "stop"],
    ["I'm busy, never message me again", "stop"],
    ["I don't want any more texts", "stop"],
    ["Do not contact me", "stop"],
    ["take me off your list", "stop"],
    ["Please take me off", "stop"],
    ["Just leave me alone!", "stop"],
    ["STOP thanks", "stop"],
    ["ya no me envíen mensajes", "stop"],
    ["dejen de mandarme mensajes", "stop"],
    ["Deja de escribirme", "stop"],
    ["no me escribas", "stop"],
    ["no me vuelvan a escribir", "stop"],
    ["No quiero recibir mensajes", "stop"],
    ["I got a job. Please stop texting me!", "stop"],
    ["Will you stop texting me?", "stop"],
    ["No más mensajes", "stop"],
    ["Ya no mas textos", "stop"],
    ["quítenme de la lista", "stop"],
    ["no me contacten", "stop"],
    ["paren", "stop"],
    ["stop plz", "stop"],
    ["Stop sending msgs", "stop"],
    ["No thanks, stop", "stop"],
    ["lose my number", "stop"],
    ["START", "start"],
    ["Ayuda", "help"],
    ["wrong number", "wrong_number"],
    ["Número equivocado", "wrong_number"],
    ["wrong phone number", "wrong_number"],
    ["Wrong number, I gave you no permission", "wrong_number"],
    ["I used to get these, wrong number", "wrong_number"],
    ["Número erróneo", "wrong_number"],
    ["You have the wrong number", "wrong_number"],
    ["wrong number sorry", "wrong_number"],
    ["I think you have the wrong number. Sorry!", "wrong_number"],
    ["este no es su número", "wrong_number"],
    ["This is not her number", "wrong_number"],
  ])("%s is understood as %s", (text, command) => expect(textCommand(text)).toBe(command));

  it.each([
    "I can't stop by today",
    "Can you help me find the place?",
    "Yes please",
    "no me",
    "I'll stop by, text me the address",
    "I never got your text",
    "I don't text, please call me",
    "I don't want to text while driving",
    "I don't have the message anymore",
    "no me llegó el mensaje",
    "No me mandaron el enlace",
    "ya no me llegan mensajes",
    "No me manden tan lejos",
    "Dejé de enviar la solicitud",
    "Can you take me off Friday?",
    "I will stop. Text me later",
    "I'll stop texting you so much, sorry",
    "Never texted me back",
    "never messaged me the address",
    "I quit texting lol",
    "I got no more texts after Monday",
    "I can't stop. Writing on the bus",
    "no quiero mensajear manejando",
    "I must have dialed the wrong number before, sorry",
    "Perdón, puse el número equivocado en la solicitud",
    "No soy Rosa",
    "No soy mesera",
    "NO SOY MESERA",
    "No soy Americana",
    "Yo no soy Ciudadano",
    "I'm late. This is not Good",
    "I'm not American",
    "este no es el mejor horario",
    "Don't lose my number",
    "all",
    "estás equivocado con la hora",
    "",
    "🙂",
    "stop ".repeat(100),
  ])("%s is a message", (text) => expect(textCommand(text)).toBeNull());

  it("leaves the answer to the service where it has one", () => {
    const texts = ["Stop", "HELP", " info ", "ALTO", "Help!", "I need help", "AYUDA", "START"];
    expect(texts.filter(isAnsweredByService)).toEqual(["Stop", "HELP", " info "]);
  });
});

describe("A keyword", () => {
  it.each([
    ["cook", "COOK"],
    [" Cooks ", "COOKS"],
    ["abc", "ABC"],
    ["abcdefghijkl", "ABCDEFGHIJKL"],
  ])("%s is one", (text, word) => expect(asKeyword(text)).toBe(word));

  it.each([
    "ab",
    "abcdefghijklm",
    "cook2",
    "line cook",
    "año",
    "STOP",
    "help",
    "Yes",
    "alto",
    "si",
    "nomas",
    "",
  ])("%s is none", (text) => expect(asKeyword(text)).toBeNull());

  it("is found whatever stands around it, and not within a sentence", () => {
    expect(keywordIn("“Cook!”")).toBe("COOK");
    expect(keywordIn("I am a cook")).toBeNull();
  });
});

import { INDUSTRY_VALUES } from "#lib/domain/company/industries";
import { unlawfulQuestion } from "#lib/domain/interviews/question-check";
import { UNLAWFUL_TOPICS } from "#lib/domain/interviews/question-check/topics";
import {
  libraryQuestions,
  QUESTION_LIBRARY,
  TRADE_OF_INDUSTRY,
  TRADES,
} from "#lib/domain/interviews/question-library";
import { ASKED } from "./asked.ts";

const WARNED: Record<string, readonly string[]> = {
  age: [
    "How old are you?",
    "How old\u200b are you?",
    "H\u00adow old are you?",
    "Are you energetic and young?",
    "¿Qué edad tienes?",
    "¿Qué edad tiene usted?",
    "What is your age?",
    "Please tell us your date of birth.",
    "When were you born?",
    "What year did you graduate from high school?",
    "Are you over 40?",
    "When do you plan to retire?",
    "¿Cuántos años tienes?",
    "¿Cuál es su edad?",
    "¿Cuándo naciste?",
  ],
  family: [
    "Are you married?",
    "Tell us about your family.",
    "Any kids at home?",
    "Do you have a boyfriend?",
    "¿Con quién dejas a los niños?",
    "¿Planeas embarazarte?",
    "¿Tienes novio?",
    "Do you have children?",
    "Do you have any small kids?",
    "How many children do you have?",
    "Do you plan to have children soon?",
    "Are you pregnant?",
    "What does your husband do?",
    "What are your child care arrangements?",
    "Who watches your kids while you work?",
    "Do you want to start a family?",
    "What is your maiden name?",
    "¿Tienes hijos?",
    "¿Está casada?",
    "¿Cuál es tu estado civil?",
    "¿Quién cuida a tus hijos?",
  ],
  religion: [
    "Do you go to Mass?",
    "Which holidays do you observe?",
    "¿Qué feriados celebras?",
    "What is your religion?",
    "Which church do you go to?",
    "Are you Muslim?",
    "Do you observe any religious holidays?",
    "Do you go to church on Sundays?",
    "¿Cuál es tu religión?",
    "¿Vas a la iglesia los domingos?",
  ],
  health: [
    "Have you ever had an operation?",
    "Is your back strong?",
    "Do you have trouble with your knees?",
    "¿Toma usted algún medicamento?",
    "Do you have a disability?",
    "Do you have any medical conditions we should know about?",
    "Have you ever had a serious illness?",
    "Are you in good health?",
    "Do you take any medication?",
    "How many sick days did you take last year?",
    "Have you ever filed a workers’ comp claim?",
    "How much do you weigh?",
    "Tell us about your mental health.",
    "¿Tienes alguna discapacidad?",
    "¿Padece alguna enfermedad?",
    "¿Tomas algún medicamento?",
  ],
  origin: [
    "Are you on any visa?",
    "Are you currently on a work visa?",
    "¿Usted de dónde es?",
    "¿De qué parte de México eres?",
    "Are your parents immigrants?",
    "Are you a US citizen?",
    "Are you an American citizen?",
    "Where are you from?",
    "Where were your parents born?",
    "What is your nationality?",
    "Do you have a green card?",
    "What is your native language?",
    "Where is your accent from?",
    "¿De dónde eres?",
    "¿Eres ciudadano americano?",
    "¿Tienes papeles?",
    "¿Cuál es tu estatus migratorio?",
  ],
  identity: [
    "What is your gender?",
    "Are you gay or straight?",
    "What is your sexual orientation?",
    "Do you identify as a woman?",
    "Are you male or female?",
    "What are your pronouns?",
    "¿Eres gay?",
    "¿Cuál es tu orientación sexual?",
  ],
  union: [
    "Are you a member of a union?",
    "Have you ever joined a labor union?",
    "How do you feel about unions?",
    "Do you belong to a union?",
    "¿Perteneces a algún sindicato?",
  ],
  military: [
    "What type of discharge did you get?",
    "Were you honorably discharged?",
    "Why did you leave the Army?",
    "Are you in the National Guard?",
    "¿Por qué saliste del ejército?",
  ],
  pay: [
    "What did you make hourly?",
    "What was your previous rate?",
    "¿Qué sueldo tenías?",
    "What is your current salary?",
    "How much did you earn at your last job?",
    "What was your last hourly rate?",
    "Tell us about your salary history.",
    "How much do you make now?",
    "What did your last employer pay you?",
    "¿Cuánto ganabas en tu último trabajo?",
    "¿Cuál fue tu último sueldo?",
  ],
  arrest: [
    "Have you ever been arrested?",
    "Do you have a criminal record?",
    "Have you been convicted of a crime?",
    "¿Te han arrestado alguna vez?",
    "¿Tienes antecedentes penales?",
  ],
};

const FINE = [
  "Are you at least 18?",
  "¿Qué edad tenía el equipo más viejo que reparaste?",
  "What would you do on holidays that we observe?",
  "Are you comfortable with young children?",
  "Tell us about your family-owned restaurant experience.",
  "Any kids' menus that you have served?",
  "Do you have a partner company that you ordered parts from?",
  "How do you fit a union on a gas pipe?",
  "Have you cleaned for a credit union?",
  "Are you straight with customers about a delay?",
  "How do you write a patient's discharge notes?",
  "Did you learn to lead in military service?",
  "Are you over 18?",
  "Are you 21 or older? You will serve alcohol.",
  "¿Tienes al menos 18 años?",
  "Are you authorised to work in the United States?",
  "Will you now or in the future need visa sponsorship?",
  "¿Tienes autorización para trabajar en los Estados Unidos?",
  "Can you lift 50 pounds, with or without an accommodation?",
  "Do you have experience caring for people with disabilities?",
  "Have you worked with children before?",
  "How do you clean a home where the customers have children?",
  "Tell us about a time you helped a family in distress.",
  "Have you cleaned churches or temples?",
  "Which medications have you given to patients?",
  "What do you know about your health and safety duties on site?",
  "Are you able to work weekends and holidays?",
  "What pay do you expect for this job?",
  "How much did you sell in a good month?",
  "How many years of experience do you have?",
  "¿Cuántos años de experiencia tienes?",
  "¿Cuántos años tienes trabajando en limpieza?",
  "How old was the oldest system you repaired?",
  "How do you respond to a cardiac arrest?",
  "Which languages do you speak with customers?",
  "¿Qué idiomas hablas con los clientes?",
  "Do you have reliable transportation?",
  "What would your last boss say about your work?",
  "How do you handle Visa and cash payments?",
  "How much dough do you make for a Friday?",
  "¿Tiene experiencia con niños?",
  "Tell us about a time when you were treated unfairly.",
  "Describe your last payroll run.",
  "Do you have an illness policy question for us?",
  "Do you have papers for the truck?",
  "Do you have any allergy training?",
  "Have you had cancer patients?",
  "Do you have any disability care experience?",
  "Are you allergic to paperwork?",
  "Did you get to America's Best Cleaners?",
  "",
];

describe("A question that should not be asked", () => {
  it.each(Object.entries(WARNED).flatMap(([topic, texts]) => texts.map((text) => [topic, text])))(
    "is about %s: %s",
    (topic, text) => {
      expect(unlawfulQuestion(text).map((warning) => warning.topic)).toEqual([topic]);
    },
  );

  it.each(Object.entries(ASKED).flatMap(([topic, { bad }]) => bad.map((text) => [topic, text])))(
    "is about %s, in other words: %s",
    (topic, text) => {
      expect(unlawfulQuestion(text).map((warning) => warning.topic)).toContain(topic);
    },
  );

  it("names the reason and a better wording in its own language", () => {
    expect(unlawfulQuestion("¿Tienes hijos?")[0]).toMatchObject({
      name: "family or pregnancy",
      better: expect.stringMatching(/^¿Puedes trabajar en el horario/),
    });
    expect(unlawfulQuestion("Are you a citizen?")[0]?.better).toBe(
      "Are you legally authorized to work in the United States?",
    );
  });

  it("may touch two topics at once", () => {
    const topics = unlawfulQuestion("How old are you, and are you married?");
    expect(topics.map(({ topic }) => topic)).toEqual(["age", "family"]);
  });
});

describe("A question that may be asked raises no alarm", () => {
  it.each(FINE)("%s", (text) => {
    expect(unlawfulQuestion(text)).toEqual([]);
  });

  it.each(
    Object.entries(ASKED).flatMap(([topic, { honest }]) => honest.map((text) => [topic, text])),
  )("and sounds like %s: %s", (_, text) => {
    expect(unlawfulQuestion(text)).toEqual([]);
  });

  it.each(Object.values(UNLAWFUL_TOPICS).flatMap(({ better }) => Object.values(better)))(
    "the better wording: %s",
    (text) => {
      expect(unlawfulQuestion(text)).toEqual([]);
    },
  );

  it("the library has every trade once", () => {
    expect(Object.keys(QUESTION_LIBRARY)).toEqual([...TRADES]);
  });

  it("the library has questions for every industry that a company can be in", () => {
    expect(Object.keys(TRADE_OF_INDUSTRY).toSorted()).toEqual(INDUSTRY_VALUES.toSorted());
    const taken = Object.values(TRADE_OF_INDUSTRY);
    expect(taken.filter((trade) => !TRADES.includes(trade))).toEqual([]);
  });

  it.each(TRADES.flatMap((trade) => [[trade, "en"] as const, [trade, "es"] as const]))(
    "the library for %s in %s",
    (trade, language) => {
      const questions = libraryQuestions(trade, language);
      const { video, text, es } = QUESTION_LIBRARY[trade];
      expect([es.video.length, es.text.length]).toEqual([video.length, text.length]);
      expect(questions.length).toBeGreaterThanOrEqual(8);
      for (const { text } of questions) expect([text, unlawfulQuestion(text)]).toEqual([text, []]);
      expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
    },
  );
});

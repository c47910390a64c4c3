import { unlawfulQuestion } from "#lib/domain/interviews/question-check";
import { usableDrafts } from "#lib/domain/interviews/question-draft";

const BAD: Record<string, readonly string[]> = {
  age: [
    "What is your DOB?",
    "Please state your D.O.B.",
    "Tell us your name and DOB.",
    "DOB?",
    "Are you a millennial?",
    "Are you Gen Z?",
  ],
  family: [
    "Do you have any dependents?",
    "How many dependents do you have?",
    "How many dependents do you claim?",
    "Any dependents?",
    "Are there any dependents at home?",
    "Do you have reliable childcare?",
    "Do you have daycare for your weekend shifts?",
    "Do you need a babysitter when you work late?",
    "Can you get a sitter on short notice?",
    "¿Tienes dependientes?",
    "¿Tiene usted dependientes económicos?",
    "¿Cuentas con una niñera?",
  ],
  health: [
    "Do you have a history of mental illness?",
    "Do you have any history of back problems?",
    "Any history of depression?",
    "Is there a history of heart disease in your family?",
    "Have you ever been diagnosed with anything?",
    "Have you ever struggled with depression?",
    "Have you ever had a mental breakdown?",
    "Do you need any accommodations?",
    "Will you require special accommodations for this job?",
    "Have you had COVID?",
    "Do you smoke?",
    "Do you smoke or drink?",
    "Do you drink alcohol?",
    "How much do you drink?",
    "¿Tienes antecedentes de enfermedad mental?",
    "¿Tienes historial de depresión?",
    "¿Fumas?",
    "¿Necesitas alguna adaptación?",
  ],
  finances: [
    "What is your credit score?",
    "Have you ever declared bankruptcy?",
    "Do you own or rent your home?",
    "Do you own your home?",
    "Are your wages garnished?",
    "Do you have any debts?",
    "¿Eres dueño de tu casa?",
    "¿Tienes deudas?",
  ],
  politics: [
    "What political party do you support?",
    "Who did you vote for?",
    "Are you a Republican or a Democrat?",
    "What are your political views?",
    "¿Por quién votaste?",
    "¿De qué partido político eres?",
  ],
};

const HONEST = [
  "How do you check a patient's name and DOB before you give medicine?",
  "Do you have childcare experience?",
  "Do you have a child care license?",
  "Do you have day care cleaning experience?",
  "Have you worked as a babysitter or a nanny?",
  "Which daycare centers have you cleaned?",
  "How do you care for adults who are dependent on help?",
  "Are you a dependable worker?",
  "Do you have a history of working with older systems?",
  "Do you have a history of injury-free driving?",
  "Do you have any history of working with patients who have depression?",
  "How do you take a patient's history of falls?",
  "Tell us the history of a customer that you won back.",
  "Have you diagnosed a failed compressor?",
  "Have you ever struggled with a difficult customer?",
  "Have you had COVID safety training?",
  "Do you have COVID protocols in your kitchen?",
  "Do you need any accommodations for this interview?",
  "Can you lift 50 pounds, with or without an accommodation?",
  "How do you help a guest who needs accommodations?",
  "Do you smoke your own brisket?",
  "How long do you smoke ribs?",
  "How would you deal with an angry guest who is drunk?",
  "What do you do when a guest wants to drink more than is safe?",
  "How much water do you drink on a hot roof?",
  "How do you take a credit card payment?",
  "Have you worked at a credit union?",
  "How do you handle a customer who owes us money?",
  "Do you own your tools?",
  "Do you own a house painting company?",
  "Have you ever had a breakdown on the road?",
  "How have you dealt with any injuries on site?",
  "Do you own or rent your equipment?",
  "Have you cleaned rental homes?",
  "How do you collect debts from late payers?",
  "Have you worked at a political event?",
  "How would you set up a party of forty guests?",
  "How do you keep politics out of a talk with a customer?",
  "¿Tienes experiencia como niñera?",
  "¿Tienes experiencia como dependiente de tienda?",
  "¿Cómo cobras una deuda de un cliente?",
  "¿Tienes antecedentes de trabajo en cocinas?",
];

describe("A question that should not be asked, in other words yet", () => {
  const asked = Object.entries(BAD).flatMap(([topic, texts]) =>
    texts.map((text): [string, string] => [topic, text]),
  );

  it.each(asked)("is about %s: %s", (topic, text) => {
    expect(unlawfulQuestion(text).map((warning) => warning.topic)).toEqual([topic]);
  });

  it("is not offered where a model drafted it", () => {
    const drafted = asked.map(([, text]) => ({
      text: `Tell us, please. ${text}`,
      answerType: "text" as const,
    }));
    const fine = { text: "Which tools do you use?", answerType: "text" as const };
    expect(usableDrafts({ questions: [...drafted, fine] })).toEqual([fine]);
  });

  it.each(HONEST)("and an honest one raises no alarm: %s", (text) => {
    expect(unlawfulQuestion(text)).toEqual([]);
  });
});

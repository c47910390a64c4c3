/** What an interview should not ask about in the United States, why, and what to ask instead. */
export const UNLAWFUL_TOPICS = {
  age: {
    name: "age",
    reason:
      "Age discrimination law protects people of 40 and over. Ask only whether somebody is old enough for the job.",
    better: { en: "Are you at least 18 years old?", es: "¿Tienes al menos 18 años?" },
  },
  family: {
    name: "family or pregnancy",
    reason:
      "Marriage, children and pregnancy say nothing about the work. Ask whether the person can work the hours.",
    better: {
      en: "Are you able to work the hours of this job, including its early or weekend shifts?",
      es: "¿Puedes trabajar en el horario de este puesto, incluidos los turnos tempranos o de fin de semana?",
    },
  },
  religion: {
    name: "religion",
    reason:
      "Religion is protected, and so are its holidays. Ask whether the person can work the shifts.",
    better: {
      en: "This job has some weekend and holiday shifts. Are you able to work them?",
      es: "Este puesto tiene turnos de fin de semana y feriados. ¿Puedes trabajarlos?",
    },
  },
  health: {
    name: "disability or health",
    reason:
      "Before a job offer, the Americans with Disabilities Act allows no question about health. Ask about the tasks.",
    better: {
      en: "Can you do the main tasks of this job, with or without an accommodation?",
      es: "¿Puedes hacer las tareas principales de este puesto, con o sin una adaptación?",
    },
  },
  origin: {
    name: "citizenship or national origin",
    reason:
      "Where somebody was born and which passport they hold are protected. Ask whether they may work here.",
    better: {
      en: "Are you legally authorized to work in the United States?",
      es: "¿Tienes autorización legal para trabajar en los Estados Unidos?",
    },
  },
  identity: {
    name: "gender or orientation",
    reason:
      "Gender, gender identity and sexual orientation are protected and say nothing about the work. Ask about the tasks.",
    better: {
      en: "Which tasks of this job have you done before?",
      es: "¿Qué tareas de este puesto has hecho antes?",
    },
  },
  union: {
    name: "union membership",
    reason:
      "Federal labor law protects joining a union, and not joining one. Ask how the person brings up a problem.",
    better: {
      en: "How do you bring up a problem at work with your team or your manager?",
      es: "¿Cómo planteas un problema de trabajo a tu equipo o a tu gerente?",
    },
  },
  military: {
    name: "military discharge or duty",
    reason:
      "How somebody left the armed forces may tell of their health, and duty in a reserve is protected. Ask about skills.",
    better: {
      en: "Which skills from military service or other training would you use in this job?",
      es: "¿Qué habilidades del servicio militar o de otra formación usarías en este puesto?",
    },
  },
  pay: {
    name: "earlier pay",
    reason:
      "Many states and cities forbid asking what somebody earned before. Ask what they expect.",
    better: {
      en: "What hourly pay do you expect for this job?",
      es: "¿Qué pago por hora esperas para este puesto?",
    },
  },
  finances: {
    name: "credit, debts or property",
    reason:
      "What somebody owns and owes says nothing about the work, and many states limit credit checks. Ask about handling money.",
    better: {
      en: "How do you handle cash and card payments at work?",
      es: "¿Cómo manejas los pagos en efectivo y con tarjeta en el trabajo?",
    },
  },
  politics: {
    name: "politics",
    reason:
      "Some states protect political views, and they say nothing about the work. Ask how the person treats customers.",
    better: {
      en: "How do you stay courteous when a customer disagrees with you?",
      es: "¿Cómo mantienes la cortesía cuando un cliente no está de acuerdo contigo?",
    },
  },
  arrest: {
    name: "arrests or a criminal record",
    reason:
      "An arrest is no proof of anything, and many states and cities allow a background check only after an offer.",
    better: {
      en: "If we make an offer, a background check may follow. Is there anything you want to ask about it?",
      es: "Si hacemos una oferta, puede seguir una verificación de antecedentes. ¿Quieres preguntar algo sobre ella?",
    },
  },
} as const;

export type UnlawfulTopic = keyof typeof UNLAWFUL_TOPICS;

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
  pay: {
    name: "earlier pay",
    reason:
      "Many states and cities forbid asking what somebody earned before. Ask what they expect.",
    better: {
      en: "What hourly pay do you expect for this job?",
      es: "¿Qué pago por hora esperas para este puesto?",
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

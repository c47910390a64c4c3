/** What an interview should not ask about in the United States, why, and what to ask instead. */
export const UNLAWFUL_TOPICS = {
  age: {
    name: "age",
    reason:
      "Age discrimination law protects people 40 and over. Ask only whether someone is old enough for the job.",
    better: { en: "Are you at least 18 years old?", es: "¿Tienes al menos 18 años?" },
  },
  family: {
    name: "family or pregnancy",
    reason:
      "Marriage, children, and pregnancy have nothing to do with the job. Ask whether the person can work the hours.",
    better: {
      en: "Are you able to work the hours for this job, including early or weekend shifts?",
      es: "¿Puedes trabajar en el horario de este puesto, también muy temprano o en fin de semana?",
    },
  },
  religion: {
    name: "religion",
    reason:
      "Religion and religious holidays are protected. Ask whether the person can work the shifts.",
    better: {
      en: "This job has some weekend and holiday shifts. Are you able to work them?",
      es: "Este puesto tiene turnos en fines de semana y días festivos. ¿Puedes trabajarlos?",
    },
  },
  health: {
    name: "disability or health",
    reason:
      "The Americans with Disabilities Act doesn't allow questions about health before a job offer. Ask about the tasks.",
    better: {
      en: "Can you do the main tasks of this job, with or without an accommodation?",
      es: "¿Puedes hacer las tareas principales de este puesto, con o sin algún apoyo o ajuste?",
    },
  },
  origin: {
    name: "citizenship or national origin",
    reason:
      "Where someone was born and which passport they hold are protected. Ask whether they're authorized to work here.",
    better: {
      en: "Are you legally authorized to work in the United States?",
      es: "¿Tienes autorización legal para trabajar en los Estados Unidos?",
    },
  },
  identity: {
    name: "gender or orientation",
    reason:
      "Gender, gender identity and sexual orientation are protected and have nothing to do with the job. Ask about the tasks.",
    better: {
      en: "Which tasks of this job have you done before?",
      es: "¿Qué tareas de este puesto has hecho antes?",
    },
  },
  union: {
    name: "union membership",
    reason:
      "Federal labor law protects joining a union and not joining one. Ask how the person brings up a problem.",
    better: {
      en: "How do you bring up a problem at work with your team or your manager?",
      es: "Cuando hay un problema en el trabajo, ¿cómo lo hablas con tu equipo o tu gerente?",
    },
  },
  military: {
    name: "military discharge or duty",
    reason:
      "How someone left the military may reveal health information, and reserve duty is protected. Ask about skills.",
    better: {
      en: "Which skills from military service or other training would you use in this job?",
      es: "¿Qué habilidades del servicio militar o de otra capacitación usarías en este puesto?",
    },
  },
  pay: {
    name: "past pay",
    reason: "Many states and cities don't allow questions about past pay. Ask what they expect.",
    better: {
      en: "What hourly pay do you expect for this job?",
      es: "¿Cuánto esperas ganar por hora en este puesto?",
    },
  },
  finances: {
    name: "credit, debts or property",
    reason:
      "What someone owns or owes has nothing to do with the job, and many states limit credit checks. Ask about handling money.",
    better: {
      en: "How do you handle cash and card payments at work?",
      es: "¿Cómo manejas los pagos en efectivo y con tarjeta en el trabajo?",
    },
  },
  politics: {
    name: "politics",
    reason:
      "Some states protect political views, and they have nothing to do with the job. Ask how the person treats customers.",
    better: {
      en: "How do you stay courteous when a customer disagrees with you?",
      es: "¿Qué haces para seguir siendo amable cuando un cliente no está de acuerdo contigo?",
    },
  },
  arrest: {
    name: "arrests or a criminal record",
    reason:
      "An arrest isn't proof of anything, and many states and cities allow background checks only after an offer.",
    better: {
      en: "If we make an offer, a background check may follow. Do you have any questions about it?",
      es: "Si hacemos una oferta, tal vez revisemos tus antecedentes. ¿Quieres preguntar algo sobre eso?",
    },
  },
} as const;

export type UnlawfulTopic = keyof typeof UNLAWFUL_TOPICS;

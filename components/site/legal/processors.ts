/** Whom data goes to, what for, and which: one row for each module of lib/vendors, and the servers it all runs on. */
export const PROCESSORS: string[][] = [
  [
    "Hosting",
    "Runs the servers, stores recordings",
    "Everything that passes through Rolecall, recordings included",
  ],
  [
    "Supabase",
    "Database, sign-in, and file storage",
    "Accounts, companies, interviews, candidates' data, logos, and, where set up so, recordings",
  ],
  [
    "Text message service",
    "Sends text messages, only where set up: a service such as Twilio",
    "Phone numbers of people who asked for texts, wrote to us or, as their employer states, agreed to them, and the content of those texts",
  ],
  ["Resend", "Sends email", "Email addresses and the content of our emails"],
  [
    "Stripe",
    "Payments and invoices",
    "The employer's name, email, company, and card; nothing about candidates",
  ],
  [
    "Speech to text",
    "Writes down what was said: our own server, or a hosted service such as OpenAI",
    "The sound of video answers, if the candidate allowed it",
  ],
  [
    "Language model",
    "Suggests scores, drafts questions, and translates",
    "Answers as text with names and contact details hidden, if the candidate allowed it; if an employer asks for an answer in English, that answer as it was given; the employer's questions",
  ],
  [
    "Willo",
    "Holds interviews at Willo, only if that is set up",
    "The company's profile; no candidates",
  ],
  [
    "Knit",
    "Passes results on to an applicant tracking system, only if the employer connects one",
    "The company's name, and the name and email of the person who connects it; candidates' names, emails, and phone numbers, and their analysis and transcript as PDFs",
  ],
  [
    "Customer.io",
    "Messages about getting started",
    "The employer's name, email, plan, and steps; nothing about candidates",
  ],
  [
    "Google",
    "Sign-in with Google, city suggestions",
    "That you sign in; the letters of a city as the employer types it",
  ],
  ["Facebook", "Sign-in with Facebook", "That you sign in"],
];

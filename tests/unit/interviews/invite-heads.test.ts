import { readColumns } from "#lib/domain/interviews/invite-columns";

const taken = (head: string) =>
  readColumns([
    ["Name", head],
    ["Ana", "ana@x.com"],
  ]).taken;

describe("The heads of a list", () => {
  it.each([
    ...["Email", "E-mail", "email *", "Email(s)", "E-mail address", "EMAIL_ADDRESS", "Mail"],
    ...["Candidate email", "Candidate's email", "Applicant email", "Contact email", "Work email"],
    ...["Personal email", "Your email address", "What is your email?", "Email (personal)"],
    ...["Correo", "Correo electrónico", "CORREO ELECTRONICO", "Dirección de correo electrónico"],
    ...["Correo del candidato", "Email del solicitante"],
  ])("with addresses under %j are taken", (head) => {
    expect(taken(head)).toEqual({ email: 1, phone: null, name: 0, lastName: null });
  });

  it.each([
    ...["Recruiter email", "HR email", "Sent by (email)", "Assigned to email", "Agency email"],
    ...["Emergency contact email", "Supervisor's email", "Store email", "Office e-mail"],
    ...["Interviewer email", "Referrer email", "Owner email", "Contact person email", "Contact"],
    ...["Contact person", "Store", "Reference email", "Email of the boss", "Parent email"],
    ...[
      "Correo del gerente",
      "Correo del supervisor",
      "Correo de la tienda",
      "Email de la agencia",
    ],
    ...["Correo de contacto de emergencia", "Correo del reclutador", "Enviado por (correo)"],
  ])("with addresses under %j wait for a choice", (head) => {
    expect(taken(head)).toEqual({ email: undefined, phone: null, name: 0, lastName: null });
  });
});

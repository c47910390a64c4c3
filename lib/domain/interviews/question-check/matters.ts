/** What is nobody's business at work however it is put: 'May have childcare conflicts', 'Graduation year'. */
export const MATTERS = {
  age: /\b(?:birth year|year of (?:birth|graduation)|(?:year|date) of (?:\w+ ){0,3}graduation|graduation (?:year|date))\b/,
  family:
    /\b(?:child ?care|day ?care|babysitting) (?:arrangements?|plans?|conflicts?|issues?|problems?|needs|responsibilities|obligations|situation|back-?up)\b|\bfamily (?:plans|planning|obligations|responsibilities|commitments|situation|status)\b/,
  origin: /\b(?:immigration|visa|residency|citizenship|work authorization) status\b/,
} as const;

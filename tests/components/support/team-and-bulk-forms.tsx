import { JoinCompany } from "#components/account/join-company";
import { HandoverForm } from "#components/company/handover-form";
import { MemberForm } from "#components/company/member-form";
import { BulkDialog } from "#components/results/bulk/bulk-dialog";
import { TagDialog } from "#components/results/tags/tag-dialog";
import type { BulkKind } from "#lib/domain/results/bulk";

const member = {
  userId: crypto.randomUUID(),
  name: "Ben",
  role: "manager",
  email: "ben@bright.example",
  interviews: null,
  isMe: false,
} as const;

const bulk = (what: BulkKind) => (
  <BulkDialog what={what} people={2} choice={{ action: crypto.randomUUID() }} />
);
const facts = {
  people: 2,
  onHold: 0,
  decidedLately: 0,
  undecided: 0,
  mailed: 0,
  refused: 0,
  mails: [],
};
const mail = {
  kind: "no_thank_you",
  language: "en",
  languageName: "English",
  subject: "Your interview",
  body: "Thank you for your time.",
  people: 2,
  english: null,
};

/** The forms of the team and of work in bulk, as typing-after-a-refusal.test.tsx tries them. */
export const TEAM_AND_BULK_FORMS = {
  "an invitation to join that is taken": {
    file: "account/join-company.tsx",
    form: (
      <JoinCompany
        token="t"
        invitation={{
          state: "open",
          email: "ben@bright.example",
          role: "viewer",
          company: "Bright Homes",
          by: "Dana",
        }}
        email="ben@bright.example"
        needsName
      />
    ),
    send: "Join Bright Homes",
    fields: { "First name": "Ben", "Last name": "Ortiz" },
  },
  "an invitation to join": {
    file: "company/member-form.tsx",
    form: <MemberForm interviews={[]} onDone={() => {}} />,
    send: "Send invitation",
    fields: { "Their email address": "ben@bright.example" },
  },
  "a company that is handed over": {
    file: "company/handover-form.tsx",
    form: <HandoverForm members={[member]} email="dana@bright.example" />,
    send: "Offer it",
    fields: { "Your password": "Better-horse-8" },
  },
  "one status for many": {
    file: "results/decisions/decision-form.tsx",
    form: bulk("status"),
    opener: "Set status",
    send: "Set status",
    fields: { Reason: "The route is filled." },
  },
  "one email for many": {
    file: "results/bulk/bulk-mail.tsx",
    form: bulk("mail"),
    opener: "Email",
    loaded: { ...facts, mails: [mail] },
    send: "Email 2 people",
    fields: { "Rejection in English, to 2 people": "Thank you." },
  },
  "a tag for many": {
    file: "results/tags/tag-form.tsx",
    form: <TagDialog whom="2 people" own={null} choice={{ action: crypto.randomUUID() }} />,
    opener: "Tags",
    send: "Add tag",
    fields: { Tag: "Night shift" },
  },
  "the deletion of many": {
    file: "results/bulk/bulk-delete.tsx",
    form: bulk("delete"),
    opener: "Delete",
    loaded: facts,
    send: "Delete 2 people",
    fields: { "Type DELETE to delete 2 people": "DELETE" },
  },
};

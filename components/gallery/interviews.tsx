import { StaleNote } from "#components/interviews/edit/edit-form";
import { EditInterview } from "#components/interviews/edit/edit-interview";
import { EditLoading } from "#components/interviews/edit/edit-loading";
import { InvitesView } from "#components/interviews/invites/invites-view";
import { InterviewList } from "#components/interviews/list/interview-list";
import { InterviewsError } from "#components/interviews/list/interviews-error";
import { NoInterviews } from "#components/interviews/list/no-interviews";
import { ScreenedOutList } from "#components/interviews/screened-out/screened-out-list";
import { InterviewTabs } from "#components/interviews/started/interview-tabs";
import { StartedView } from "#components/interviews/started/started-view";
import { CreateInterview, WizardSkeleton } from "#components/interviews/wizard/create-interview";
import { CreatedScreen } from "#components/interviews/wizard/created-screen";
import type { InterviewForm } from "#lib/domain/interviews/interview-form";
import { NO_ANSWERS } from "#lib/domain/interviews/interview-list";
import type { StartedRow } from "#lib/domain/interviews/started";
import { contactLinks } from "#lib/domain/results/contact";
import { form, longForm } from "./examples/interviews";
import { LONG_ADDRESS, LONG_LINK, LONG_NAME, LONG_TEXT, LONG_TITLE } from "./examples/long";
import { nothing, owner, TIME_ZONE } from "./examples/owner";
import type { Shown } from "./states";

const row = (id: string, title: string, closed = false) => ({
  id,
  language: "en" as const,
  title,
  closed,
  link: LONG_LINK,
  createdAt: "2026-11-20T12:00:00Z",
  created: "Nov 20, 2026",
  deadline: closed ? "Nov 21, 2026" : null,
  answers: closed ? NO_ANSWERS : { submitted: 1001, undecided: 12, unread: 3, waiting: 4 },
});

const started = (name: string, phone: string | null, reminded: string | null) =>
  ({
    attemptId: name,
    name,
    email: LONG_ADDRESS,
    phone,
    over: false,
    links: contactLinks({ email: LONG_ADDRESS, phone }, null),
    progress: "Question 3 of 5",
    since: "Nov 20, 2026, 9:12 AM",
    reminded,
  }) satisfies StartedRow;

const created = {
  id: "i-1",
  key: "k",
  invite_link: LONG_LINK,
  settings: { show_hints_and_tips: true, show_availability_calendar: false },
};

const edited = (written: InterviewForm) => ({
  id: "i-1",
  revision: 1,
  closed: false,
  deadline: null,
  form: written,
});

const texts = [
  {
    id: "t-1",
    name: "Rosa",
    phone: "(813) 555-0123",
    sms: "sms:+18135550123",
    openedAt: null,
    stopped: false,
  },
  {
    id: "t-2",
    name: LONG_NAME,
    phone: "+525512345678",
    sms: "sms:",
    openedAt: "2026-11-20T12:00:00Z",
    stopped: true,
  },
];
const invites = {
  texts: [],
  canText: true,
  lack: null,
  hasPlan: true,
  left: 40,
  earlier: [],
  timeZone: TIME_ZONE,
  interview: { id: "i-1", title: "House cleaner", deadline: null },
  messages: [
    {
      sample: `You're invited\n\n${LONG_TEXT}`,
      greets: { language: "en", hello: "Hi {name},", helloPlain: "Hi," },
    },
  ] as const,
};
const earlier = (name: string, email: string, rating: number | null) => ({
  attemptId: email,
  name,
  email,
  rating,
  job: "House cleaner",
  phone: "+18135550123",
  submittedAt: "2026-08-20T12:00:00Z",
});
const invited = (name: string | null, email: string, otherAddress = false) => ({
  id: email,
  name,
  email,
  phone: null,
  state: "sent" as const,
  otherAddress,
  begun: otherAddress,
  linkEnds: true,
  texted: false,
  agreedWhere: null,
  agreedOn: null,
  language: otherAddress ? ("es" as const) : null,
  reply: otherAddress ? { text: LONG_TEXT, at: "2026-11-21T12:00:00Z" } : null,
  textOpenedAt: null,
  sentAt: "2026-11-20T12:00:00Z",
  remindedAt: null,
});

const screened = (name: string, answer: string) => ({
  attemptId: name,
  name,
  when: "Nov 20, 2026",
  letIn: name === LONG_NAME,
  answers: [{ id: "s-1", question: "Do you have a driver's license?", answer, passes: false }],
});

export const INTERVIEWS: readonly Shown[] = [
  {
    name: "Interviews",
    states: {
      empty: () => <NoInterviews />,
      error: () => <InterviewsError message="Something went wrong." />,
      "full and long": () => (
        <InterviewList interviews={[row("i-1", "House cleaner"), row("i-2", LONG_TITLE, true)]} />
      ),
    },
  },
  {
    name: "Wizard",
    note: "It keeps one draft in this browser, so only its first step is here.",
    states: {
      loading: () => <WizardSkeleton />,
      empty: () => (
        <CreateInterview
          sender={{ userId: owner.id, departmentKey: "k", timeZone: TIME_ZONE }}
          company={{ company: LONG_NAME, place: "Tampa, FL" }}
          industry="cleaning"
          unconfirmed={LONG_ADDRESS}
        />
      ),
    },
  },
  {
    name: "Created",
    states: {
      long: () => (
        <CreatedScreen
          interview={created}
          facts={{
            company: LONG_NAME,
            job: LONG_TITLE,
            language: "en",
            pay: "$22 an hour",
            place: "Tampa, FL",
          }}
          createAnother={nothing}
          unconfirmed={LONG_ADDRESS}
          hasPlan={false}
        />
      ),
    },
  },
  {
    name: "Edit",
    states: {
      loading: () => <EditLoading />,
      error: () => (
        <EditInterview
          loaded={{ title: "This interview couldn't be loaded", detail: "Try again in a moment." }}
          timeZone={TIME_ZONE}
        />
      ),
      full: () => <EditInterview loaded={edited(form)} timeZone={TIME_ZONE} />,
      long: () => <EditInterview loaded={edited(longForm)} timeZone={TIME_ZONE} />,
      "changed elsewhere": () => (
        <StaleNote
          changed={["the title", "the description", "the questions"]}
          keepMine={nothing}
          takeTheirs={nothing}
        />
      ),
    },
  },
  {
    name: "Invites",
    states: {
      empty: () => (
        <InvitesView {...invites} invited={{ rows: [], total: 0, search: "", page: 1, pages: 1 }} />
      ),
      "who applied before": () => (
        <InvitesView
          {...invites}
          earlier={[earlier(LONG_NAME, LONG_ADDRESS, null), earlier("Ana", "ana@example.com", 8.1)]}
          invited={{ rows: [], total: 0, search: "", page: 1, pages: 1 }}
        />
      ),
      closed: () => (
        <InvitesView
          {...invites}
          lack="closed"
          invited={{ rows: [], total: 0, search: "", page: 1, pages: 1 }}
        />
      ),
      "full and long": () => (
        <InvitesView
          {...invites}
          interview={{ id: "i-1", title: LONG_TITLE, deadline: "2027-01-01T04:59:59Z" }}
          texts={texts}
          invited={{
            rows: [invited("Ana", "ana@example.com"), invited(LONG_NAME, LONG_ADDRESS, true)],
            total: 102,
            search: "",
            page: 2,
            pages: 2,
          }}
        />
      ),
    },
  },
  {
    name: "Started, not finished",
    states: {
      empty: () => <StartedView people={[]} notice={null} />,
      "full and long": () => (
        <>
          <InterviewTabs interviewId="i-1" current="started" started={500} />
          <StartedView
            people={[
              started("Ana", "+1 813 555 0101", null),
              started(LONG_NAME, null, "Nov 21, 2026"),
            ]}
            notice={null}
          />
        </>
      ),
    },
  },
  {
    name: "People who didn't pass",
    states: {
      "full and long": () => (
        <ScreenedOutList people={[screened("Ana", "No"), screened(LONG_NAME, LONG_TITLE)]} />
      ),
    },
  },
];

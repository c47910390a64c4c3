import { AnalysisCards } from "#components/dashboard/analysis-cards";
import { CandidatesUsed } from "#components/dashboard/candidates-used";
import { DashboardNotices } from "#components/dashboard/dashboard-notices";
import { FunnelCard } from "#components/dashboard/funnel-card";
import { GettingStarted } from "#components/dashboard/getting-started";
import { QuickActions } from "#components/dashboard/quick-actions";
import { RecentInterviews } from "#components/dashboard/recent-interviews";
import { Shell } from "#components/dashboard/shell";
import { StatCards } from "#components/dashboard/stat-cards";
import { LINK_SOURCES } from "#lib/domain/interviews/link-source";
import { type AnalysisFigures, SAMPLE_FIGURES } from "#lib/domain/results/analysis-figures";
import { LONG_ADDRESS, LONG_LINK, LONG_NAME, LONG_TITLE } from "./examples/long";
import { owner, TIME_ZONE } from "./examples/owner";
import type { Shown } from "./states";

const NONE = { n: 0, mean: null };
const NO_FIGURES: AnalysisFigures = {
  sample: false,
  total: {
    general: NONE,
    communication: NONE,
    technical: NONE,
    experience: NONE,
    problemSolving: NONE,
  },
  interviews: [],
};
const EVERYTHING = { search: "", range: "all" } as const;

const zero = { opened: 0, started: 0, submitted: 0, qualified: 0, hired: 0 };
const SOURCES = LINK_SOURCES.map((source, index) => ({
  source,
  opened: 1234 - index,
  started: 1000,
  submitted: 900,
  qualified: 300,
  hired: 12,
}));

const weeks = (most: number) =>
  Array.from({ length: 12 }, (_, index) => ({
    ...zero,
    week: `2026-${index < 9 ? "0" : ""}${index + 1}-02`,
    opened: most * (index + 1),
    started: most * index,
    submitted: Math.floor((most * index) / 2),
    qualified: Math.floor((most * index) / 4),
  }));

const interview = (id: string, title: string) => ({
  language: "en" as const,
  id,
  title,
  createdAt: "2026-11-20T12:00:00Z",
  deadline: "2027-01-01T04:59:59Z",
  closedAt: null,
});
const FULL = [interview("i-1", "House cleaner"), interview("i-2", LONG_TITLE)];

const user = {
  name: "Dana Bright",
  email: owner.email,
  companyName: "Bright Cleaning",
  role: "owner" as const,
  company: "c-1",
  companies: [{ id: "c-1", name: "Bright Cleaning" }],
};

export const DASHBOARD: readonly Shown[] = [
  {
    name: "Frame of signed-in pages",
    states: {
      full: () => (
        <Shell user={{ ...user, access: { plan: "LAUNCH", trialing: false } }}>The page</Shell>
      ),
      long: () => (
        <Shell
          user={{
            name: LONG_NAME,
            email: LONG_ADDRESS,
            companyName: LONG_TITLE,
            role: "manager",
            company: "c-1",
            companies: [
              { id: "c-1", name: LONG_TITLE },
              { id: "c-2", name: "Bright Cleaning" },
            ],
            access: { plan: null, trialing: false },
          }}
        >
          The page
        </Shell>
      ),
    },
  },
  {
    name: "Figures",
    states: {
      empty: () => (
        <StatCards candidates={0} interviews={0} qualified={0} hired={0} daysToHire={0} />
      ),
      long: () => (
        <StatCards
          candidates={123_456}
          interviews={9_876}
          qualified={34_567}
          hired={1_234}
          daysToHire={120}
        />
      ),
    },
  },
  {
    name: "Notices",
    states: {
      full: () => (
        <div className="flex flex-col gap-3">
          <DashboardNotices
            asked={3}
            full={[
              { interviewId: "i-1", title: "House cleaner", plan: "LAUNCH", lacks: "day" },
              { interviewId: "i-2", title: LONG_TITLE, plan: "LAUNCH", lacks: "day" },
            ]}
          />
        </div>
      ),
    },
  },
  {
    name: "Candidates used",
    states: {
      empty: () => (
        <CandidatesUsed used={0} plan={null} nextMonth={null} charge="" timeZone={TIME_ZONE} />
      ),
      full: () => (
        <CandidatesUsed
          used={100}
          plan="LAUNCH"
          timeZone={TIME_ZONE}
          nextMonth="2026-12-21T12:00:00Z"
          charge="Your next charge is $199.00 on December 21."
        />
      ),
    },
  },
  {
    name: "Recent interviews",
    states: {
      empty: () => <RecentInterviews interviews={[]} timeZone={TIME_ZONE} />,
      "full and long": () => <RecentInterviews interviews={FULL} timeZone={TIME_ZONE} />,
    },
  },
  { name: "Quick actions", states: { full: () => <QuickActions /> } },
  {
    name: "Funnel",
    states: {
      empty: () => (
        <FunnelCard
          weeks={weeks(0)}
          sources={[]}
          interviews={FULL}
          interviewId={null}
          query={EVERYTHING}
        />
      ),
      "full and long": () => (
        <FunnelCard
          weeks={weeks(1234)}
          sources={SOURCES}
          interviews={FULL}
          interviewId="i-2"
          query={EVERYTHING}
        />
      ),
    },
  },
  {
    name: "AI Analysis",
    states: {
      sample: () => <AnalysisCards figures={SAMPLE_FIGURES} query={EVERYTHING} />,
      empty: () => <AnalysisCards figures={NO_FIGURES} query={EVERYTHING} />,
      "narrowed and long": () => (
        <AnalysisCards
          figures={{ ...SAMPLE_FIGURES, sample: false }}
          query={{ search: LONG_TITLE, range: "all" }}
        />
      ),
    },
  },
  {
    name: "Getting Started",
    states: {
      empty: () => <GettingStarted mask="0000" interview={null} />,
      full: () => <GettingStarted mask="1111" interview={{ id: "i-1", link: LONG_LINK }} />,
    },
  },
];

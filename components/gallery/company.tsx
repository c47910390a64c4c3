import { ChangePasswordDialog } from "#components/account/change-password-dialog";
import { AccountCard } from "#components/company/account-card";
import { CompanyCard } from "#components/company/company-card";
import { CompanyForm } from "#components/company/company-form";
import { OtherCompanies } from "#components/company/other-companies";
import { PreferencesCard } from "#components/company/preferences-card";
import { RetentionCard } from "#components/company/retention-card";
import { TeamCard } from "#components/company/team-card";
import { LONG_ADDRESS, LONG_NAME, LONG_TEXT, LONG_TITLE } from "./examples/long";
import { owner, TIME_ZONE } from "./examples/owner";
import type { Shown } from "./states";

const empty = {
  firstName: "",
  lastName: "",
  companyName: "",
  location: "",
  industry: "",
  website: "",
  primaryColor: "#0b6e63",
  secondaryColor: "#f2a93b",
  timeZone: TIME_ZONE,
  logoUrl: null,
};
const long = {
  ...empty,
  firstName: LONG_NAME,
  lastName: LONG_NAME,
  companyName: LONG_TITLE,
  location: "Austin, TX",
  industry: "cleaning",
  website: "https://bright.example",
};
const hold = (id: string, on: string, setBy: string) => ({
  id,
  on,
  setBy,
  reason: LONG_TEXT,
  setAt: "2026-11-20T12:00:00Z",
});

export const COMPANY: readonly Shown[] = [
  {
    name: "Set-up",
    states: { empty: () => <CompanyForm mode="create" initial={empty} lock={null} /> },
  },
  {
    name: "Company",
    states: {
      locked: () => <CompanyCard initial={empty} lock="Your logo and colors come with Launch." />,
      long: () => <CompanyCard initial={long} lock={null} />,
    },
  },
  {
    name: "Preferences",
    states: {
      on: () => <PreferencesCard mailAnswers="at_once" mailDetails={false} seat="owner" />,
      off: () => <PreferencesCard mailAnswers="none" mailDetails={false} seat="owner" />,
    },
  },
  {
    name: "Retention",
    states: {
      empty: () => <RetentionCard retention={null} holds={[]} deleted={[]} timeZone={TIME_ZONE} />,
      "full and long": () => (
        <RetentionCard
          retention={{ recordingsDays: 90, resultsYears: 4 }}
          holds={[hold("h-1", "House cleaner", "You"), hold("h-2", LONG_TITLE, LONG_NAME)]}
          deleted={[{ what: "recordings", day: "2026-11-20", attempts: 12, by: null }]}
          timeZone={TIME_ZONE}
        />
      ),
    },
  },
  {
    name: "Team",
    states: {
      "full and long": () => (
        <TeamCard
          ownsOne
          companyName="Bright Cleaning"
          interviews={[{ id: "i-1", title: LONG_TITLE }]}
          team={{
            people: [
              {
                userId: "u-1",
                name: "Dana Bright",
                role: "owner",
                email: owner.email,
                interviews: null,
                isMe: true,
              },
              {
                userId: "u-2",
                name: LONG_NAME,
                role: "manager",
                email: LONG_ADDRESS,
                interviews: null,
                isMe: false,
              },
              {
                userId: "u-3",
                name: "Sam Lee",
                role: "viewer",
                email: "sam@bright.example",
                interviews: ["i-1"],
                isMe: false,
              },
            ],
            invitations: [{ id: "v-1", email: LONG_ADDRESS, role: "viewer", isOver: false }],
            offeredTo: null,
          }}
        />
      ),
    },
  },
  {
    name: "Other companies",
    states: {
      long: () => (
        <OtherCompanies
          others={[
            { id: "c-1", name: LONG_TITLE },
            { id: "c-2", name: "Bright Cleaning" },
          ]}
        />
      ),
    },
  },
  {
    name: "Account",
    states: {
      "full and long": () => (
        <AccountCard
          email={LONG_ADDRESS}
          companyName={LONG_TITLE}
          password={<ChangePasswordDialog email={owner.email} />}
          plan="SCALE"
          phone={{ href: "tel:+18135550101", shown: "+1 813 555 0101" }}
          lost={{ credit: 12_345, running: "SCALE" }}
        />
      ),
    },
  },
];

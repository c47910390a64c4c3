import { ConfirmNotice } from "#components/shared/confirm-notice";
import { PageHeader } from "#components/shared/page-header";
import { Pagination } from "#components/shared/pagination";
import { Alert } from "#components/ui/alert";
import { invitesPath } from "#lib/domain/core/routes";
import type { EarlierPerson } from "#lib/domain/interviews/earlier";
import type { InvitedPage, TextInvite } from "#lib/domain/interviews/invite";
import { companyDate } from "#lib/domain/text/dates";
import { BackToInterview } from "../back-to-interviews";
import { SeePlans } from "../see-plans";
import { EarlierPeople } from "./earlier-people";
import { type InviteMessages, InvitePeople } from "./invite-people";
import { InvitedList } from "./invited-list";
import { InvitedSearch } from "./invited-search";
import { TextPeople } from "./text-people";

/** What stands in the way of inviting. */
const LACKS = {
  plan: "You need a plan or a free trial to invite more people one by one. You can share the interview's link without one.",
  closed: "This interview is closed, so nobody can be invited to it. Reopen it first.",
} as const;

type InvitesViewProps = {
  interview: { id: string; title: string; deadline: string | null };
  lack: keyof typeof LACKS | null;
  /** Whether there is a plan; without one a few people are texted, and nobody is mailed. */
  hasPlan: boolean;
  /** The owner's address, while it is not proved. */
  unconfirmed?: string | undefined;
  left: number;
  earlier: readonly EarlierPerson[];
  messages: InviteMessages;
  /** Whom the owner texts. */
  texts: TextInvite[];
  /** Whether we can text for them too. */
  canText: boolean;
  invited: InvitedPage;
  timeZone: string;
};

/** A list of people to invite, and those who were invited. */
export function InvitesView(props: InvitesViewProps) {
  const { interview, lack, left, earlier, messages, texts, canText, invited, timeZone } = props;
  const { unconfirmed, hasPlan } = props;
  const { page, pages, search } = invited;
  const day = (iso: string | null) => (iso === null ? null : companyDate(iso, timeZone));
  return (
    <>
      <BackToInterview interview={interview} />
      <PageHeader
        title="Invite people"
        description={`Each person gets their own link: by one email from us${interview.deadline === null ? "" : ", with one reminder before the deadline if they haven't started"}, or by ${canText ? "text" : "a text from your own phone"}.`}
      />
      <div className="flex flex-col gap-10">
        {lack === "closed" ? null : (
          <TextPeople
            interviewId={interview.id}
            people={texts.map(({ openedAt, ...one }) => ({ ...one, opened: day(openedAt) }))}
          />
        )}
        {lack === null ? (
          <>
            {hasPlan ? null : (
              <Alert className="max-w-3xl">
                You can text people from your own phone without a plan. Emails need a plan or a free
                trial. <SeePlans />
              </Alert>
            )}
            {unconfirmed === undefined || !hasPlan ? null : (
              <ConfirmNotice className="max-w-3xl" data-confirm-step>
                <p>
                  <strong>You can text people from your own phone now.</strong> Emails wait until
                  you confirm your address with the link we sent to{" "}
                  <strong className="break-words">{unconfirmed}</strong>.
                </p>
              </ConfirmNotice>
            )}
            <InvitePeople
              interviewId={interview.id}
              left={left}
              hasPlan={hasPlan}
              messages={messages}
              texts={canText}
              mailsWait={unconfirmed !== undefined}
            />
            {hasPlan && earlier.length > 0 ? (
              <EarlierPeople
                interviewId={interview.id}
                left={left}
                mailsWait={unconfirmed !== undefined}
                people={earlier.map((person) => ({
                  ...person,
                  when: companyDate(person.submittedAt, timeZone),
                }))}
              />
            ) : null}
          </>
        ) : (
          <Alert variant="warning" className="max-w-3xl">
            {LACKS[lack]} {lack === "plan" ? <SeePlans /> : null}
          </Alert>
        )}
        <section aria-labelledby="invited" className="flex flex-col gap-4">
          <h2 id="invited" className="font-display font-semibold text-xl">
            Invited people
          </h2>
          {search !== "" || invited.total > 0 ? (
            <InvitedSearch key={search} interviewId={interview.id} search={search} />
          ) : null}
          <InvitedList
            interviewId={interview.id}
            rows={invited.rows.map(
              ({ sentAt, textOpenedAt, remindedAt, agreedOn, reply, ...row }) => ({
                ...row,
                reply: reply && { ...reply, when: companyDate(reply.at, timeZone) },
                agreedOn: agreedOn && companyDate(agreedOn, "UTC"),
                sent: day(sentAt),
                opened: day(textOpenedAt),
                reminded: day(remindedAt),
              }),
            )}
            total={invited.total}
            search={search}
            reminds={interview.deadline !== null}
          />
          <Pagination
            previous={page === 1 ? null : invitesPath(interview.id, { page: page - 1, search })}
            next={page === pages ? null : invitesPath(interview.id, { page: page + 1, search })}
          />
        </section>
      </div>
    </>
  );
}

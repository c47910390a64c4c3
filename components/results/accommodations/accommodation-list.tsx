import { Accessibility } from "lucide-react";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { ACCOMMODATION_WORDS, type AccommodationRequest } from "#lib/domain/room/accommodations";

/** What candidates asked for, each with their words. For the company's owner alone. */
export function AccommodationList({ requests }: { requests: AccommodationRequest[] }) {
  if (requests.length === 0) {
    return (
      <Card>
        <EmptyState
          picture={<Accessibility />}
          title="No requests yet."
          description="During the interview, candidates can ask for more time, written answers instead of video, captions, or human review only. It applies right away, and you get an email and see it here."
        />
      </Card>
    );
  }
  return (
    <ul aria-label="Requests" className="flex flex-col gap-4">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestCard request={request} />
        </li>
      ))}
    </ul>
  );
}

function RequestCard({ request }: { request: AccommodationRequest }) {
  return (
    <Card className="flex flex-col gap-3 p-5 sm:p-6">
      <div>
        <h2 className="font-semibold text-lg [overflow-wrap:anywhere]">
          {request.name ?? "A candidate waiting beyond your plan's limit"}
        </h2>
        <p className="text-muted-foreground [overflow-wrap:anywhere]">
          {request.interviewTitle}
          <span aria-hidden> · </span>
          <span className="whitespace-nowrap">Asked {request.asked}</span>
          {request.submitted ? null : (
            <>
              <span aria-hidden> · </span>
              <span className="whitespace-nowrap">Not submitted yet</span>
            </>
          )}
        </p>
      </div>
      {request.kinds.length > 0 ? (
        <ul className="list-disc pl-5">
          {request.kinds.map((kind) => (
            <li key={kind}>{ACCOMMODATION_WORDS[kind]}</li>
          ))}
        </ul>
      ) : null}
      {request.note ? (
        <p
          dir="auto"
          className="max-w-text whitespace-pre-line rounded-md bg-muted px-3 py-2.5 [overflow-wrap:anywhere]"
        >
          {request.note}
        </p>
      ) : null}
      {request.email ? (
        <a
          href={`mailto:${request.email}`}
          className="inline-flex min-h-11 items-center self-start underline underline-offset-4 [overflow-wrap:anywhere]"
        >
          Email {request.email}
        </a>
      ) : null}
    </Card>
  );
}

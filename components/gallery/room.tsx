import { type ReactNode, useState } from "react";
import { TryResult } from "#components/results/sample/try-result";
import { AttemptError } from "#components/room/attempt-error";
import { ClosedRoom, UnknownRoom } from "#components/room/entry/closed-room";
import { CrashedRoom } from "#components/room/entry/crashed-room";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { RoomLoading } from "#components/room/room-loading";
import { RoomPreview } from "#components/room/room-preview";
import { TryRoom } from "#components/room/try/try-room";
import { previewOfForm } from "#lib/domain/interviews/interview-preview";
import type { RoomInterview } from "#lib/domain/room/room";
import { roomMessages } from "#lib/messages/room";
import { TRY_IT } from "#lib/messages/try-it";
import { previewTransport } from "#lib/room-client/preview-transport";
import { RoomFault } from "#lib/room-client/transport";
import { form, longCompany, longForm, roomCompany } from "./examples/interviews";
import { nothing, TIME_ZONE } from "./examples/owner";
import type { Shown } from "./states";

const interview = previewOfForm(form, roomCompany, TIME_ZONE);
const long = previewOfForm(longForm, longCompany, TIME_ZONE);

/** What a screen of the room stands in; one language, as the whole page takes it. */
function InRoom({ of, children }: { of: RoomInterview; children: ReactNode }) {
  const [transport] = useState(() => previewTransport(of));
  return (
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={of} transport={transport}>
        {children}
      </RoomProvider>
    </LanguageProvider>
  );
}

export const ROOM: readonly Shown[] = [
  {
    name: "Interview",
    note: "From welcome to the end, in the preview: press through it. The camera works in the product's own preview alone, as the browser's permission is for its address.",
    states: {
      full: () => <RoomPreview interview={interview} {...roomMessages("en")} />,
      long: () => <RoomPreview interview={long} {...roomMessages("en")} />,
    },
  },
  {
    name: "Sample interview",
    states: {
      full: () => (
        <TryRoom trade="commercial-cleaning" interview={interview} Result={TryResult} {...TRY_IT} />
      ),
    },
  },
  {
    name: "Around it",
    states: {
      loading: () => (
        <InRoom of={long}>
          <RoomLoading />
        </InRoom>
      ),
      error: () => (
        <InRoom of={interview}>
          <AttemptError fault={null} onRetry={nothing} />
        </InRoom>
      ),
      "signed out": () => (
        <InRoom of={long}>
          <AttemptError fault={new RoomFault("", 401)} onRetry={nothing} />
        </InRoom>
      ),
      closed: () => (
        <InRoom of={interview}>
          <ClosedRoom interview={{ ...long, deadline: "2026-11-20T12:00:00Z" }} known />
        </InRoom>
      ),
      unknown: () => (
        <InRoom of={interview}>
          <UnknownRoom />
        </InRoom>
      ),
      crashed: () => (
        <InRoom of={interview}>
          <CrashedRoom reference="1234" />
        </InRoom>
      ),
    },
  },
];

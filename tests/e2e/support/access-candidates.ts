import { type GuardedAddress, gone, own } from "./guarded-address.ts";

const THEIRS = { picked: [{ id: "{attempt}", from: "Pending", version: 0, override: 0 }] };

/** What an employer does about candidates. */
export const CANDIDATE_ADDRESSES: Readonly<Record<string, GuardedAddress>> = {
  "app/api/attempts/[attemptId]/analysis/route.ts": own(
    "/api/attempts/{attempt}/analysis",
    "GET",
    404,
  ),
  "app/api/attempts/[attemptId]/evaluation/route.ts": own(
    "/api/attempts/{attempt}/evaluation",
    "POST",
    404,
  ),
  "app/api/attempts/[attemptId]/reading/route.ts": own(
    "/api/attempts/{attempt}/reading",
    "POST",
    404,
    {},
  ),
  "app/api/attempts/[attemptId]/reminder/route.ts": own(
    "/api/attempts/{attempt}/reminder",
    "POST",
    404,
    { by: "email" },
  ),
  "app/api/attempts/[attemptId]/metrics/[metric]/route.ts": {
    path: "/api/attempts/{attempt}/metrics/communication",
    methods: ["PUT", "DELETE"],
    body: { score: 9, reason: "Not mine to give." },
    kind: "handler",
    stranger: 404,
  },
  "app/api/attempts/[attemptId]/decision-mail/route.ts": {
    path: "/api/attempts/{attempt}/decision-mail?kind=next_step",
    methods: ["GET", "POST"],
    body: { kind: "next_step", body: "Not mine to send" },
    kind: "handler",
    stranger: 404,
  },
  "app/api/attempts/bulk/[actionId]/route.ts": {
    path: "/api/attempts/bulk/{media}",
    methods: ["PATCH", "DELETE"],
    body: {},
    kind: "handler",
    stranger: 404,
  },
  "app/api/pdf/chosen/route.ts": own("/api/pdf/chosen", "POST", 404, {
    choice: THEIRS,
    type: "analysis",
  }),
  "app/api/attempts/[attemptId]/assignment/route.ts": own(
    "/api/attempts/{attempt}/assignment",
    "PUT",
    404,
    { to: null },
  ),
  // Their own tags, of which there are none; nobody of theirs is among the chosen.
  "app/api/attempts/tags/route.ts": {
    path: "/api/attempts/tags",
    methods: ["GET", "POST"],
    body: {
      choice: THEIRS,
      tag: "Mine",
      on: true,
    },
    kind: "handler",
    stranger: { GET: 200, POST: 409 },
  },
  "app/api/attempts/[attemptId]/contacts/[contactId]/route.ts": gone(
    "/api/attempts/{attempt}/contacts/{media}",
  ),
  "app/api/attempts/[attemptId]/contacts/route.ts": own(
    "/api/attempts/{attempt}/contacts",
    "POST",
    404,
    { id: "{media}", outcome: "booked" },
  ),
  "app/api/attempts/[attemptId]/bookings/[bookingId]/route.ts": {
    path: "/api/attempts/{attempt}/bookings/{media}",
    methods: ["PATCH", "DELETE"],
    body: { missed: true },
    kind: "handler",
    stranger: 404,
  },
  "app/api/offers/route.ts": own("/api/offers", "POST", 404, {
    id: "{media}",
    choice: THEIRS,
    kind: "call",
    minutes: 15,
    bufferMinutes: 0,
    place: "Mine",
    host: "",
    times: [new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16)],
    weekly: false,
  }),
  "app/api/attempts/[attemptId]/answers/[questionId]/translation/route.ts": own(
    "/api/attempts/{attempt}/answers/{media}/translation",
    "POST",
    404,
  ),
  "app/api/attempts/[attemptId]/notes/[noteId]/route.ts": gone(
    "/api/attempts/{attempt}/notes/{media}",
  ),
  "app/api/attempts/[attemptId]/notes/route.ts": own("/api/attempts/{attempt}/notes", "POST", 404, {
    id: "{media}",
    note: "Not mine.",
  }),
  "app/api/shortlists/links/[linkId]/route.ts": gone("/api/shortlists/links/{media}"),
  "app/api/shortlists/links/route.ts": own("/api/shortlists/links", "POST", 404, {
    to: { attemptId: "{attempt}" },
    label: "Me",
    message: "",
    outside: false,
    shows: ["name"],
    questionIds: null,
    days: 7,
  }),
  "app/api/shortlists/route.ts": own("/api/shortlists", "POST", 404, {
    shortlistId: null,
    name: "Mine",
    choice: THEIRS,
  }),
  "app/api/shortlists/[shortlistId]/route.ts": {
    path: "/api/shortlists/{media}",
    methods: ["PATCH", "DELETE"],
    body: { name: "Mine" },
    kind: "handler",
    stranger: 404,
  },
  "app/api/shortlists/[shortlistId]/people/[attemptId]/route.ts": {
    path: "/api/shortlists/{media}/people/{attempt}",
    methods: ["PUT", "DELETE"],
    kind: "handler",
    stranger: 404,
  },
  "app/api/shortlists/[shortlistId]/pdf/route.ts": own("/api/shortlists/{media}/pdf", "GET", 404),
  "app/api/attempts/[attemptId]/retry/route.ts": own("/api/attempts/{attempt}/retry", "POST", 404, {
    questionId: null,
  }),
  "app/api/attempts/order/route.ts": own("/api/attempts/order", "POST", 400, {}),
  "app/api/attempts/export/route.ts": {
    path: "/api/attempts/export",
    methods: ["GET", "POST"],
    body: { choice: THEIRS },
    kind: "handler",
    stranger: 200,
  },
  "app/api/attempts/bulk/route.ts": own("/api/attempts/bulk", "POST", 400, {}),
  "app/api/attempts/bulk/facts/route.ts": own("/api/attempts/bulk/facts", "POST", 400, {}),
  "app/api/attempts/[attemptId]/route.ts": {
    path: "/api/attempts/{attempt}",
    methods: ["PATCH", "DELETE"],
    body: { status: "Hired" },
    kind: "handler",
    stranger: 404,
  },
  "app/api/attempts/[attemptId]/ats-delivery/route.ts": own(
    "/api/attempts/{attempt}/ats-delivery",
    "POST",
    404,
  ),
  "app/api/attempts/[attemptId]/let-in/route.ts": own(
    "/api/attempts/{attempt}/let-in",
    "POST",
    404,
  ),
};

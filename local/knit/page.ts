import { atsName } from "#lib/domain/integrations/catalogue";
import { html } from "../html.ts";
import { type Application, FAULTS, type Integration, jobsOf, type State } from "./state.ts";

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 860px; margin: 0 auto; padding: 24px 16px; } a { color: LinkText; }
section { border-top: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); padding: 12px 0; }
form { display: inline-flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 4px 8px 4px 0; }
label { display: grid; font-size: 14px; } input, select, button { font: inherit; min-height: 44px; padding: 6px 12px; }
small { color: color-mix(in srgb, CanvasText 65%, Canvas); } li { overflow-wrap: anywhere; }`;

const TOOLS = [
  "any",
  "auth.createSession",
  "ats.job.list",
  "ats.candidates.search",
  "ats.application.create",
  "ats.application.attachment.add",
];

const options = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([value, text]) => `<option value="${value}">${html(text)}</option>`).join("");

function applicationOf(state: State, { candidateId, jobId, attachments, id }: Application): string {
  const person = state.candidates.find((one) => one.id === candidateId);
  const name = `${person?.firstName ?? ""} ${person?.lastName ?? ""}`;
  const job = jobsOf(state).find((one) => one.id === jobId)?.title ?? "a deleted job";
  const files = attachments.map(
    (file) => `<li><a href="/knit/files/${file.id}">${html(file.fileName)}</a></li>`,
  );
  return `<li id="${id}"><strong>${html(name)}</strong> · ${html(job)}
<br><small>${html(person?.emails.map(({ email }) => email).join(", ") ?? "")}</small>
${files.length > 0 ? `<ul>${files.join("")}</ul>` : "<br>No documents yet."}</li>`;
}

function integrationOf(state: State, { id, appId, isActive }: Integration): string {
  const own = state.applications.filter(({ integrationId }) => integrationId === id);
  const jobs = jobsOf(state).map((job) => [job.id, job.title] as const);
  return `<section><h2>${html(atsName(appId))} ${isActive ? "" : "<small>(ended)</small>"}</h2><small>${html(id)}</small>
${own.length > 0 ? `<ol>${own.map((one) => applicationOf(state, one)).join("")}</ol>` : "<p>No applications yet.</p>"}
${
  isActive
    ? `<form method="post" action="/knit/end/${id}"><button>End this connection at Knit</button></form>
<form method="post" action="/knit/delete-job/${id}"><label>Job<select name="job">${options(jobs)}</select></label><button>Delete it at the ATS</button></form>`
    : ""
}</section>`;
}

/** What arrived, and the ways to make it fail. */
export function overviewPage(state: State): string {
  const { fault } = state;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>ATS (stand-in)</title><style>${STYLE}</style></head>
<body><h1>ATS</h1><p>What the app delivers through Knit lands here.</p>
<section><h2>Failing</h2><p>${
    fault
      ? `The next ${fault.left} calls of <code>${html(fault.tool)}</code>: ${html(FAULTS[fault.kind])}.`
      : "Every call works."
  }</p><form method="post" action="/knit/fault">
<label>How<select name="kind">${options(Object.entries(FAULTS))}</select></label>
<label>Which call<select name="tool">${options(TOOLS.map((tool) => [tool, tool] as const))}</select></label>
<label>How often<input type="number" name="left" value="1" min="1" max="1000"></label><button>Let it fail</button></form>
<form method="post" action="/knit/work"><button>Let it work</button></form></section>
${state.integrations.map((one) => integrationOf(state, one)).join("") || "<p>Nothing is connected yet.</p>"}</body></html>`;
}

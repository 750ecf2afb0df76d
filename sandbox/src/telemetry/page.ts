import { html, type Markup } from "../html/markup.ts";
import { practiceStyle } from "../html/practice-style.ts";
import { type Arrival, type TelemetryService, telemetryServices } from "./arrivals.ts";

const REFRESH_SECONDS = 5;
const MOST_SHOWN = 100;

export const arrivalsStyle = `${practiceStyle}
main { grid-template-columns: minmax(0, 60rem); gap: 2rem; }
.part { display: grid; gap: 0.75rem; }
.arrivals { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
.arrivals li { padding: 0.75rem 1rem; border: 1.5px solid var(--line); border-radius: 0.625rem; background: var(--surface); }
.arrivals p { display: flex; flex-wrap: wrap; gap: 0 1rem; }
pre { margin: 0.25rem 0 0; font: 0.875rem/1.4 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const TITLES: Readonly<Record<TelemetryService, string>> = {
  analytics: "Analytics (Segment’s protocol)",
  errors: "Error reports (Sentry’s protocol)",
  messenger: "Messenger for help (Zendesk’s protocol)",
};

const item = ({ at, kind, content }: Arrival): Markup => html`<li>
<p><strong>${kind}</strong> <time datetime="${at}">${at.slice(0, 19).replace("T", " ")}</time></p>
<pre>${JSON.stringify(content, null, 1)}</pre>
</li>`;

const part = (service: TelemetryService, arrivals: readonly Arrival[]): Markup => {
  const own = arrivals.filter((arrival) => arrival.service === service);
  return html`<section class="part"><h2>${TITLES[service]}</h2>
${own.length === 0 ? html`<p class="soft">Nothing yet.</p>` : html`<ul class="arrivals">${own.slice(0, MOST_SHOWN).map(item)}</ul>`}
</section>`;
};

export const arrivalsPage = (arrivals: readonly Arrival[]): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>What left this installation</title>
<link rel="stylesheet" href="/telemetry.css">
</head>
<body>
<main>
<section class="part"><h1>What left this installation</h1>
<p>Everything that the product tells outside services about its use arrives here, newest first. In the demo these services are on this machine.</p></section>
${telemetryServices.map((service) => part(service, arrivals))}
</main>
</body>
</html>
`.text;

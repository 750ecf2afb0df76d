import { DEMO_PATH } from "@latchkey/domain/vocabulary/demo-path.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { SIGN_IN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { type AgentOfDemo, agentsOfDemo } from "../seeds/agents.ts";
import { type StaffOfDemo, staffOfDemo } from "../seeds/staff.ts";
import { AGENTS_PATH, PEOPLE_PATH, REFEREES_PATH, SCENARIOS_PATH, STAFF_PATH } from "./paths.ts";
import { type Persona, personas, type RefereeOfDemo, refereesOfDemo } from "./personas.ts";
import { type Partner, partners, type ScenarioName, scenarioNames } from "./sandbox-control.ts";
import type { DemoTexts } from "./texts/demo-texts.ts";
import { demoTexts } from "./texts/texts.ts";

/** The first page of the demo works without a script. The frame around it is prerendered. */

const ownNames: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pt: "Português",
};

interface Card {
  readonly action: string;
  readonly name: string;
  readonly who: string;
  readonly what: string;
  readonly isDark?: boolean;
  readonly again?: string | undefined;
}

const card = ({
  action,
  name,
  who,
  what,
  isDark = false,
  again,
}: Card): string => `<li class="persona${isDark ? " persona--dark" : ""}">
<span class="persona__mark" aria-hidden="true">${escapeHtml(name.charAt(0))}</span>
<div class="persona__words">
<form method="post" action="${action}"><button class="persona__name">${escapeHtml(name)}</button></form>
<p class="persona__who">${escapeHtml(who)}</p>
<p class="persona__what">${escapeHtml(what)}</p>
${again === undefined ? "" : `<form method="post" action="${action}/anew"><button class="persona__again" aria-label="${escapeHtml(`${again}: ${name}`)}">${escapeHtml(again)}</button></form>`}
</div>
</li>`;

const nameOf = ({ people }: Persona): string => {
  const person = people.at(-1);
  return person ? `${person.firstName} ${person.lastName}` : "";
};

const personaCard = (persona: Persona, texts: DemoTexts, isKnown: boolean): string =>
  card({
    action: `${PEOPLE_PATH}/${persona.id}`,
    name: nameOf(persona),
    ...texts.persona[persona.id],
    again: isKnown ? texts.again : undefined,
  });

const refereeCard = ({ id }: RefereeOfDemo, texts: DemoTexts): string =>
  card({ action: `${REFEREES_PATH}/${id}`, ...texts.referee[id], isDark: true });

const staffCard = ({ id, name }: StaffOfDemo, texts: DemoTexts): string =>
  card({ action: `${STAFF_PATH}/${id}`, name, ...texts.staff[id], isDark: true });

const agentCard = ({ id, name }: AgentOfDemo, texts: DemoTexts): string =>
  card({ action: `${AGENTS_PATH}/${id}`, name, ...texts.agent[id], isDark: true });

const staffPart = ({ hasStaff }: DemoPage, texts: DemoTexts): string =>
  hasStaff
    ? `<section class="demo__part"><h2>${escapeHtml(texts.agency)}</h2>
<ul class="personas">${agentsOfDemo.map((one) => agentCard(one, texts)).join("\n")}</ul></section>
<section class="demo__part"><h2>${escapeHtml(texts.provider)}</h2>
<ul class="personas">${staffOfDemo.map((one) => staffCard(one, texts)).join("\n")}</ul></section>`
    : "";

const option = (value: string, label: string, isChosen: boolean): string =>
  `<option value="${value}"${isChosen ? " selected" : ""}>${escapeHtml(label)}</option>`;

const partnerField = (
  partner: Partner,
  chosen: ScenarioName | undefined,
  texts: DemoTexts,
): string => `<p class="scenario">
<label for="${partner}">${escapeHtml(texts.partner[partner])}</label>
<select class="input select" id="${partner}" name="${partner}">
${option("works", texts.scenario.works, chosen === undefined)}
${scenarioNames.map((name) => option(name, texts.scenario[name], name === chosen)).join("\n")}
</select></p>`;

export interface DemoPage {
  readonly language: Language;
  readonly known: ReadonlySet<string>;
  /** The current fault of each partner; undefined: the sandbox is unreachable. */
  readonly scenarios: Readonly<Partial<Record<Partner, ScenarioName>>> | undefined;
  /** undefined: a real mail server is configured. */
  readonly outboxUrl: string | undefined;
  readonly telemetryUrl: string | undefined;
  /** Staff see everything, so they can be chosen from this machine only. */
  readonly hasStaff: boolean;
}

const wrongPart = ({ scenarios }: DemoPage, texts: DemoTexts): string =>
  scenarios === undefined
    ? `<p>${escapeHtml(texts.wrong.away)}</p>`
    : `<form class="scenarios" method="post" action="${SCENARIOS_PATH}">
${partners.map((partner) => partnerField(partner, scenarios[partner], texts)).join("\n")}
<button class="button button--secondary">${escapeHtml(texts.wrong.switch)}</button>
</form>`;

const linkLine = (url: string | undefined, sentence: string): string =>
  url === undefined
    ? ""
    : `<p>${escapeHtml(sentence)
        .replace("&lt;a&gt;", `<a href="${escapeHtml(url)}">`)
        .replace("&lt;/a&gt;", "</a>")}</p>`;

const languageLink = (code: Language, current: Language): string =>
  `<li><a href="${DEMO_PATH}?lang=${code}" lang="${code}" hreflang="${code}"${code === current ? ' aria-current="page"' : ""}>${ownNames[code]}</a></li>`;

export const demoTitle = (language: Language): string => demoTexts[language].title;

export const demoMain = (page: DemoPage): string => {
  const { language, known } = page;
  const texts = demoTexts[language];
  return `<div class="demo">
<header class="demo__head"><h1>${escapeHtml(texts.title)}</h1><p class="lead">${escapeHtml(texts.lead)}</p></header>
<section class="demo__part"><h2>${escapeHtml(texts.applicants)}</h2>
<ul class="personas">${personas.map((persona) => personaCard(persona, texts, known.has(persona.id))).join("\n")}</ul></section>
<section class="demo__part"><h2>${escapeHtml(texts.otherSide)}</h2>
<ul class="personas">${refereesOfDemo.map((referee) => refereeCard(referee, texts)).join("\n")}</ul></section>
${staffPart(page, texts)}
<section class="demo__part"><h2>${escapeHtml(texts.wrong.title)}</h2><p>${escapeHtml(texts.wrong.text)}</p>
${wrongPart(page, texts)}</section>
<footer class="demo__foot">${linkLine(page.outboxUrl, texts.outbox)}
${linkLine(page.telemetryUrl, texts.telemetry)}
<p><a href="${SIGN_IN_PATH}">${escapeHtml(texts.ownAddress)}</a></p>
<form method="post" action="${PEOPLE_PATH}/anew"><button class="persona__again" title="${escapeHtml(texts.freshPeople)}">${escapeHtml(texts.allAgain)}</button></form>
</footer>
<nav aria-label="${escapeHtml(texts.languages)}"><ul class="demo__languages">${languages.map((code) => languageLink(code, language)).join("")}</ul></nav>
</div>`;
};

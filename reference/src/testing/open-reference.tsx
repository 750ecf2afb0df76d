import { type ReferenceKind, referencePaths, reviewPaths } from "@latchkey/domain/references/kinds.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { render } from "@testing-library/react";
import { ReferenceDocument } from "../app/reference-document.tsx";
import { loadVisit } from "../app/visits.ts";
import { createI18n } from "../locales/create-i18n.ts";
import { kindOf, viewOf } from "../session/place.ts";
import { openReferenceSession } from "../session/reference-session.ts";

/** The pages of a reference in a test, with a server that answers as the test says. */

export const UUID = "0b1e3c7a-1111-4222-8333-444455556666";
export const SECRET = "AbcdefghijklmnopqrstuvwxyZ0123456789-_ABCDE";
export const linkOf = (kind: ReferenceKind): string => `${referencePaths[kind]}/${UUID}?lang=en#k=${SECRET}`;
export const LINK = linkOf("rental");

export const TENANCY = {
  first_name: "Amara",
  last_name: "Okafor",
  address: "Flat 3, 27 Harbour Street, Leeds LS1 4DL",
  tenancy_start: "2024-08-01",
  tenancy_end: null,
};

export const JOB = {
  first_name: "Amara",
  last_name: "Okafor",
  company: "Brightwater Bakery",
  role: "shift manager",
  start: "2023-05-02",
  currency: "GBP",
};

export const BUSINESS = {
  first_name: "Amara",
  last_name: "Okafor",
  company: "Okafor Interiors",
  start: "2021-10-01",
  currency: "GBP",
};

export interface AskedOf {
  readonly route: string;
  readonly body: unknown;
  readonly token: string | undefined;
}

export type Answer = (asked: AskedOf) => Response | Promise<Response>;

export const refusal = (status: number, code: string): Response => Response.json({ code }, { status });

/** What is shown is read, and a reply or a decline is taken. */
const reviewRoutes = (kind: ReferenceKind, shown: unknown): Readonly<Record<string, Answer>> => {
  const path = `${reviewPaths[kind]}/${UUID}/`;
  const taken = () => Response.json({ first_name: "Amara", last_name: "Okafor" });
  return {
    [`GET ${path}`]: () => Response.json(shown),
    [`PUT ${path}`]: taken,
    [`PUT ${path}decline/`]: taken,
  };
};

/** Answers of a server where everything goes well; a token per exchange. */
const wellAnswers = (): Readonly<Record<string, Answer>> => {
  let tokens = 0;
  return {
    "POST /auth/reference/exchange": () => {
      tokens += 1;
      return Response.json({ access: `token-${tokens}`, access_exp_time: 0 });
    },
    ...reviewRoutes("rental", TENANCY),
    ...reviewRoutes("employment", JOB),
    ...reviewRoutes("accountant", BUSINESS),
  };
};

interface Opening {
  readonly address?: string;
  readonly state?: unknown;
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly language?: Language;
}

export const openReference = async (opening: Opening = {}) => {
  const { address = LINK, state = null, answers = {}, language = "en" } = opening;
  window.history.replaceState(state, "", address);
  const all = { ...wellAnswers(), ...answers };
  const asked: AskedOf[] = [];
  const drafts: unknown[] = [];
  const ask: typeof fetch = async (path, init) => {
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const { authorization } = (init?.headers ?? {}) as { readonly authorization?: string };
    const request = { route: `${init?.method} ${path}`, body, token: authorization?.slice("Bearer ".length) };
    // Kept a moment after each change, whatever else a test does.
    if (request.route.endsWith("/draft/")) {
      drafts.push(body);
      return Response.json({});
    }
    asked.push(request);
    const answer = all[request.route];
    if (!answer) throw new Error(`Nobody answers ${request.route}`);
    return answer(request);
  };
  const view = viewOf(window.location.pathname);
  const i18n = await createI18n(language, kindOf(view));
  const visit = await loadVisit(kindOf(view));
  const session = openReferenceSession(ask);
  const screen = render(<ReferenceDocument i18n={i18n} session={session} view={view} visit={visit} />);
  return { screen, asked, drafts, session };
};

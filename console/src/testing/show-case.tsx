import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { screen } from "@testing-library/react";
import { CasePage } from "../case/case-page.tsx";
import { aDossier } from "./fake-case.ts";
import { showPage } from "./show-part.tsx";

export const CASE_PATH = "/console/cases/amara";

type Showing = Partial<Parameters<typeof showPage>[2]>;

/** The page of Amara's case, whatever the endpoint answers. */
export const showCasePage = (answers: EndpointAnswers, more: Showing = {}) =>
  showPage(<CasePage />, "/console/cases/:partyId", { path: CASE_PATH, answers, ...more });

/** Amara's case, shown. */
export const showCase = async (
  given: Parameters<typeof aDossier>[0] = {},
  answers: EndpointAnswers = {},
  more: Showing = {},
) => {
  const shown = await showCasePage({ DossierOf: () => aDossier(given), ...answers }, more);
  await screen.findByRole("heading", { level: 1 });
  return shown;
};

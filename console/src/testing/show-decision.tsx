import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { screen } from "@testing-library/react";
import { DecisionPage } from "../decisions/decision-page.tsx";
import { aDecisionDesk } from "./fake-decision.ts";
import { showPage } from "./show-part.tsx";

export const DECISION_PATH = "/console/decisions/amara";

type Showing = Partial<Parameters<typeof showPage>[2]>;

/** The page on which Amara's case is decided, whatever the endpoint answers. */
export const showDecisionPage = (answers: EndpointAnswers, more: Showing = {}) =>
  showPage(<DecisionPage />, "/console/decisions/*", { path: DECISION_PATH, answers, ...more });

export const showDecision = async (
  given: Parameters<typeof aDecisionDesk>[0] = {},
  answers: EndpointAnswers = {},
  more: Showing = {},
) => {
  const desk = { DecisionOf: () => ({ decisionDesk: aDecisionDesk(given) }) };
  const shown = await showDecisionPage({ ...desk, ...answers }, more);
  await screen.findByRole("heading", { level: 1, name: "Decision" });
  return shown;
};

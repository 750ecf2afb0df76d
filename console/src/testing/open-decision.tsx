import { screen } from "@testing-library/react";
import { aDecisionDesk } from "./fake-decision.ts";
import { openDesk } from "./open-desk.tsx";

type Answers = Parameters<typeof openDesk>[0]["answers"];

/** The page on which Amara's case is decided, among the other pages. */
export const openDecision = async (
  given: Parameters<typeof aDecisionDesk>[0] = {},
  answers: Answers = {},
) => {
  const desk = await openDesk({
    path: "/console/decisions/amara",
    answers: { DecisionOf: () => ({ decisionDesk: aDecisionDesk(given) }), ...answers },
  });
  await screen.findByRole("heading", { name: "Decision" });
  return desk;
};

import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { screen } from "@testing-library/react";
import { ApplicationPage } from "../applications/people/application-page.tsx";
import { anApplication } from "./fake-application.ts";
import { showPage } from "./show-part.tsx";

type Showing = Partial<Parameters<typeof showPage>[2]>;

/** The page of an application, whatever the endpoint answers. */
export const showApplicationPage = (answers: EndpointAnswers, more: Showing = {}) =>
  showPage(<ApplicationPage />, "/console/applications/:id", {
    path: "/console/applications/application-1",
    answers,
    ...more,
  });

export const showApplication = async (
  answers: EndpointAnswers = {},
  household: object = anApplication(),
  more: Showing = {},
) => {
  const shown = await showApplicationPage(
    { ApplicationOf: () => ({ application: household }), ...answers },
    more,
  );
  await screen.findByRole("heading", { level: 1, name: /^14 Alder Row/ });
  return shown;
};

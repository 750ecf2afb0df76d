import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RequestPage } from "../case/request/request-page.tsx";
import { aDossier, heldByMe } from "./fake-case.ts";
import { someChoices } from "./fake-request.ts";
import { showPage } from "./show-part.tsx";

export const REQUEST_PATH = "/console/cases/amara/request";

export const showRequestPage = (answers: EndpointAnswers = {}, search = "") =>
  showPage(<RequestPage />, "/console/cases/:partyId/request", {
    path: REQUEST_PATH + search,
    answers: { DossierOf: () => aDossier(heldByMe), RequestChoicesOf: () => someChoices(), ...answers },
  });

export const showRequestForm = async (...given: Parameters<typeof showRequestPage>) => {
  const shown = await showRequestPage(...given);
  await screen.findByRole("heading", { level: 1, name: "Ask for something" });
  return shown;
};

export const requestPanel = (number: number) =>
  within(screen.getByRole("region", { name: `Request ${number}` }));
export const chooseIn = (number: number, label: string, option: string) =>
  userEvent.selectOptions(requestPanel(number).getByLabelText(label), option);
export const noteOf = (number = 1) => requestPanel(number).getByLabelText<HTMLTextAreaElement>(/^Your note/);
export const writeNote = (text: string, number = 1) =>
  fireEvent.change(noteOf(number), { target: { value: text } });

/** A request that can be sent. */
export const fillInRequest = async () => {
  await chooseIn(1, "Start at this question", "File");
  await userEvent.click(requestPanel(1).getByRole("checkbox", { name: "The document has expired" }));
  writeNote("The newest one, please");
};

import { within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openReference, UUID } from "./open-reference.tsx";

/** The page of a former landlord in a test. */

export const GET = `GET /wizard/api/tenant-review/${UUID}/`;
export const PUT = `PUT /wizard/api/tenant-review/${UUID}/`;
export const EXCHANGE = "POST /auth/reference/exchange";

export const legends = [
  "Are the dates and the address above correct?",
  "Did Amara miss a payment, or pay too little?",
  "Was there any damage to the property?",
  "Did you get any complaints about Amara?",
  "Is there any reason not to let to Amara again?",
] as const;
export const [DETAILS, PAYMENTS, , COMPLAINTS] = legends;

export const openRental = async (opening: Parameters<typeof openReference>[0] = {}) => {
  const opened = await openReference(opening);
  const { screen } = opened;
  await screen.findByRole("button", { name: "Send reference" });
  const question = (legend: string) => within(screen.getByRole("radiogroup", { name: legend }));
  const radio = (legend: string, name: "Yes" | "No") =>
    question(legend).getByRole("radio", { name }) as HTMLInputElement;
  return {
    ...opened,
    radio,
    choose: (legend: string, name: "Yes" | "No") => userEvent.click(radio(legend, name)),
    notes: () => screen.queryAllByRole("textbox") as HTMLTextAreaElement[],
    send: () => userEvent.click(screen.getByRole("button", { name: "Send reference" })),
    replies: () => opened.asked.filter(({ route }) => route === PUT).map(({ body }) => body),
  };
};

import { factsSteps } from "@latchkey/domain/identity/facts-flow.ts";
import userEvent from "@testing-library/user-event";
import { aProgress, startedNow } from "./fake-server.ts";
import { type Case, openIdentity, rightToRentOnly, saves } from "./open-identity.tsx";

/** An applicant on a step of the right-to-rent variant, and their actions. */

export const facts = factsSteps;

export const standing = (
  nationality: string,
  answers: object = {},
  completedSteps: readonly string[] = facts,
): Case => ({
  sections: rightToRentOnly,
  birthdate: "1990-05-17",
  nationality,
  progress: [aProgress(7, "IDENTITY", { ...startedNow, completedSteps, answers })],
});

export const open = (given: Case, step: string) =>
  openIdentity(given, `/questions/identity/${step}`, saves(given));

export type Screen = Awaited<ReturnType<typeof open>>["screen"];
export const radios = (screen: Screen) =>
  screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"));
export const choose = (screen: Screen, name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));
export const goOn = (screen: Screen) => userEvent.click(screen.getByRole("button", { name: "Continue" }));

export const uploaded = (type: string) => ({
  id: type,
  type,
  path: `/store/${type}.png`,
  fileName: `${type}.png`,
});

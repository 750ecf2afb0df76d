import userEvent from "@testing-library/user-event";
import type { openSection } from "./fake-section.tsx";

/** What a person sees and does in the fake section. */

type Screen = Awaited<ReturnType<typeof openSection>>["screen"];

export const heading = (screen: Screen, name: string) => screen.findByRole("heading", { name });

/** The value of the answer field. */
export const typed = (screen: Screen): string => {
  const input = screen.getByRole("textbox");
  return input instanceof HTMLInputElement ? input.value : "";
};

/** Replaces the answer and presses Continue. */
export const answer = async (screen: Screen, text: string): Promise<void> => {
  await userEvent.clear(screen.getByRole("textbox"));
  await userEvent.type(screen.getByRole("textbox"), text);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
};

// @vitest-environment happy-dom
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openIdentity, question, questions } from "../../testing/open-identity.tsx";

afterEach(cleanup);

const summaryAfter = async (first: string, last: string): Promise<readonly (string | undefined)[]> => {
  const { screen } = await openIdentity({ firstName: null });
  await question(screen, questions.name);
  for (const [name, text] of [
    ["First name", first],
    ["Last name", last],
  ] as const) {
    const field = screen.getByRole("textbox", { name });
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  }
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  const summary = await screen.findByRole("alert");
  return within(summary)
    .getAllByRole("link")
    .map(({ textContent }) => textContent?.replace(/\s/g, " "));
};

test("the summary says which field a rule about letters is about", async () => {
  expect(await summaryAfter("A", "O")).toEqual([
    "First name: Use 2 to 64 letters",
    "Last name: Use 2 to 64 letters",
  ]);
});

test("a name shows its stored form once its field is left", async () => {
  const { screen } = await openIdentity({ firstName: null });
  await question(screen, questions.name);
  const field = screen.getByRole("textbox", { name: "First name" });
  await userEvent.clear(field);
  await userEvent.type(field, "  Anne\u2010Marie   D\u00b4Arcy ");
  expect(field).toHaveProperty("value", "  Anne\u2010Marie   D\u00b4Arcy ");
  await userEvent.tab();
  expect(field).toHaveProperty("value", "Anne-Marie D'Arcy");
});

test("a message that names its field stands alone", async () => {
  expect(await summaryAfter("", "")).toEqual(["Enter your first name", "Enter your last name"]);
});

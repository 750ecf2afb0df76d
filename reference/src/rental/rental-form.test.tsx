// @vitest-environment happy-dom

import { untouchedAnswers } from "@latchkey/domain/references/rental.ts";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { createI18n } from "../locales/create-i18n.ts";
import { TENANCY } from "../testing/open-reference.tsx";
import { RentalForm } from "./rental-form.tsx";

afterEach(cleanup);

test("FRM-239 a question without an answer gets the generic 'required' text, and nothing is sent", async () => {
  const onSend = vi.fn();
  const answers = { ...untouchedAnswers, any_complaints: { answer: undefined, note: "" } };
  const screen = render(
    <I18nextProvider i18n={await createI18n("en", "rental")}>
      <RentalForm
        review={TENANCY}
        answers={answers}
        onAnswers={() => undefined}
        onSend={onSend}
        end={<button type="submit">Send reference</button>}
      />
    </I18nextProvider>,
  );
  expect(screen.queryByText("Enter an answer")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Send reference" }));
  const group = screen.getByRole("radiogroup", { name: /complaints/ });
  expect(group.getAttribute("aria-invalid")).toBe("true");
  expect(group.textContent).toContain("Enter an answer");
  expect(group.contains(document.activeElement)).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
});

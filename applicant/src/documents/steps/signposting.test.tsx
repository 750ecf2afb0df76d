// @vitest-environment happy-dom
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openStep } from "../../testing/fake-wizard.tsx";
import { Signposting } from "./signposting.tsx";

afterEach(cleanup);

const open = async (type: DocumentType) => {
  const onUnderstood = vi.fn();
  const step = <Signposting type={type} side="front" understood={false} onUnderstood={onUnderstood} />;
  const { screen } = await openStep(step);
  return { screen, onUnderstood, title: screen.getByRole("heading", { level: 1 }).textContent };
};

describe("the guidance", () => {
  const cases: readonly (readonly [DocumentType, string, string])[] = [
    ["BANK_STATEMENT", "Before you add your statements", "Show your name and the account number"],
    ["PAYSLIP", "Before you add your payslips", "Show the date and the amount paid"],
    ["SA302", "Before you add your tax papers", "Show the name and the tax year"],
    ["ACCOUNTANT_LETTER", "Before you add your document", "Show who wrote it"],
    ["EMPLOYMENT_CONTRACT", "Before you add your contract", "Show the amounts and the signatures"],
    ["UTILITY_BILL", "Before you add your bill", "Show the date of the bill"],
  ];
  test.each(cases)("of %s is that of its kind, not of an identity card", async (type, title, line) => {
    const opened = await open(type);
    expect(opened.title).toBe(title);
    const { screen } = opened;
    expect(screen.getByText(line)).toBeTruthy();
    expect(screen.queryByText(/expired|corners|take the photo/)).toBeNull();
  });

  test("of an identity card stays", async () => {
    const { screen, title } = await open("NATIONAL_ID");
    expect(title).toBe("Before you take the photo");
    expect(screen.getByText("Check that your document has not expired.")).toBeTruthy();
  });

  test("of a paper has a box that has to be ticked too", async () => {
    const { screen, onUnderstood } = await open("BANK_STATEMENT");
    const form = screen.container.querySelector("form");
    if (!form) throw new Error("There is no form");
    fireEvent.submit(form);
    await screen.findByRole("link", { name: "Tick the box to show that you have read this" });
    expect(onUnderstood).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("checkbox", { name: "I understand what to send" }));
    fireEvent.submit(form);
    await vi.waitFor(() => expect(onUnderstood).toHaveBeenCalledOnce());
  });
});

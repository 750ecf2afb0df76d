// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { button, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { bakerySubject, guarantorSubject, identitySubject, someChoices } from "../../testing/fake-request.ts";
import {
  chooseIn,
  fillInRequest,
  noteOf,
  requestPanel,
  showRequestForm,
  writeNote,
} from "../../testing/show-request.tsx";

afterEach(cleanup);

describe("the fields of a request", () => {
  const optionsOf = (label: string) =>
    [...requestPanel(1).getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

  test("say that the note is written in English, as the applicant is told", async () => {
    await showRequestForm();
    const hint = document.getElementById(noteOf(1).getAttribute("aria-describedby")?.split(" ")[0] ?? "");
    expect(hint?.textContent).toContain("in English");
  });

  test("offer the sections and what they are about", async () => {
    await showRequestForm();
    expect(optionsOf("Section")).toEqual(["Identity", "Income"]);
    expect(optionsOf("About")).toEqual(["The whole section"]);
    await chooseIn(1, "Section", "Income");
    expect(optionsOf("About")).toEqual(["Permanent job/Brightwater Bakery", "Guarantor/Ngozi Okafor"]);
  });

  test("call income as a whole by who pays the rent", async () => {
    const whole = { ...bakerySubject, relatedObjectUuid: null, about: null };
    await showRequestForm({ RequestChoicesOf: () => someChoices({ subjects: [whole, guarantorSubject] }) });
    expect(optionsOf("About")).toEqual(["Who pays the rent", "Guarantor/Ngozi Okafor"]);
  });

  test("offer no end before a start is chosen; then it ends where it starts", async () => {
    await showRequestForm();
    expect(requestPanel(1).getByLabelText("End after")).toHaveProperty("disabled", true);
    await chooseIn(1, "Start at this question", "Document");
    expect(requestPanel(1).getByLabelText("End after")).toHaveProperty("value", "documents");
    await chooseIn(1, "End after", "File");
    await chooseIn(1, "Start at this question", "File");
    expect(requestPanel(1).getByLabelText("End after")).toHaveProperty("value", "upload");
  });

  test("ask for a document only where one is named", async () => {
    await showRequestForm();
    expect(requestPanel(1).queryByLabelText("Document")).toBeNull();
    await chooseIn(1, "Start at this question", "Document asked for");
    expect(optionsOf("Document")).toEqual(["Choose", "Birth or adoption certificate", "DBS certificate"]);
    await press("Send request");
    expect(requestPanel(1).getByLabelText("Document").getAttribute("aria-invalid")).toBe("true");
  });

  test("offer each reason once, and take it back", async () => {
    await showRequestForm();
    const boxes = requestPanel(1).getAllByRole("checkbox");
    expect(boxes).toHaveLength(identitySubject.reasons.filter((reason) => !reason.endsWith("_PDF")).length);
    const [first] = boxes;
    if (!first) throw new Error("There are no reasons");
    await userEvent.click(first);
    await userEvent.click(first);
    expect(first).toHaveProperty("checked", false);
  });

  test("need a note for another reason, and only then", async () => {
    await showRequestForm();
    expect(requestPanel(1).getByText("Your note").textContent).toContain("(optional)");
    await userEvent.click(requestPanel(1).getByRole("checkbox", { name: /^The reviewer’s note says/ }));
    expect(requestPanel(1).getByText("Your note").textContent).not.toContain("(optional)");
  });

  test("count a note that is too long, and do not send it", async () => {
    const { sent } = await showRequestForm({ AskForMore: () => ({ askForMore: true }) });
    await fillInRequest();
    writeNote("x".repeat(501));
    expect(requestPanel(1).getByText("501 of 500 characters")).toBeTruthy();
    await press("Send request");
    expect(noteOf().getAttribute("aria-invalid")).toBe("true");
    expect(sent("AskForMore")).toEqual([]);
  });
});

describe("several requests", () => {
  test("are added up to a limit, and the last one left cannot be removed", async () => {
    await showRequestForm();
    expect(screen.queryByRole("button", { name: /^Remove request/ })).toBeNull();
    const count = () => screen.getAllByRole("region", { name: /^Request \d/ }).length;
    for (
      let tries = 0;
      tries < 30 && screen.queryByRole("button", { name: "Add another request" });
      tries += 1
    )
      fireEvent.click(button("Add another request"));
    const most = count();
    expect(most).toBeGreaterThan(1);
    await userEvent.keyboard("p");
    expect(count()).toBe(most);
    expect(screen.queryByRole("button", { name: "Add another request" })).toBeNull();
    expect(button(`Send ${most} requests`)).toBeTruthy();
  });

  test("are removed one by one, and the focus goes to the button that adds one", async () => {
    await showRequestForm();
    await press("Add another request");
    writeNote("first");
    writeNote("second", 2);
    await press("Remove request 1");
    expect(noteOf().value).toBe("second");
    expect(screen.queryByRole("region", { name: "Request 2" })).toBeNull();
    await eventually(() => expect(document.activeElement).toBe(button("Add another request")));
  });
});

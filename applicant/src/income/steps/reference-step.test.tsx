// @vitest-environment happy-dom

import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  asks,
  choose,
  errorAt,
  field,
  fill,
  plain,
  press,
  question,
  sentAt,
  wrong,
} from "../../testing/income-actions.ts";
import { incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const NAME = "Their name";
const EMAIL = "Their work email";

const openReference = async (
  { reference = null }: Parameters<typeof aSource>[1] = {},
  answers: object = {},
  title: string = asks.reference,
) => {
  const opened = await openIncome({
    sources: [aSource("T_EMPLOYED_PERM", { reference })],
    about: SOURCE,
    answers: { bonus: "no", ...answers },
    path: incomePath("companyReference", SOURCE),
  });
  await question(opened.screen, title);
  return opened;
};

const ruth = { name: "Ruth Hall", email: "ruth@harbourbakery.example" };

describe("who can confirm a job", () => {
  test("INC-075 INC-076 without an answer both fields say what to do", async () => {
    const { screen, sent } = await openReference();
    expect(screen.getByText("Harbour Bakery Ltd").parentElement?.textContent).toMatch(
      /^Somebody at Harbour Bakery Ltd/,
    );
    await press(screen);
    expect(await wrong(screen)).toEqual(["Enter a name", "Enter an email address"]);
    expect([errorAt(screen, "referenceName"), errorAt(screen, "referenceEmail")]).toEqual([
      "Enter a name",
      "Enter an email address",
    ]);
    expect(sent).toEqual([]);
  });

  const own = "This is your own email address. Enter another one";
  test.each([
    ["INC-076 (in part)", "ruth", "Enter an email address like name@example.com"],
    ["INC-077", "amara@example.com", own],
    ["INC-077", "AMARA@Example.com", own],
    ["INC-077", "amara+work@example.com", own],
  ])("%s an address like %s is refused, and stays as it was typed", async (_id, typed, message) => {
    const { screen, sent } = await openReference({ reference: ruth });
    fill(screen, EMAIL, typed);
    await press(screen);
    expect(await wrong(screen)).toEqual([`Their work email: ${message}`]);
    expect(errorAt(screen, "referenceEmail")).toBe(message);
    expect([field(screen, NAME).value, field(screen, EMAIL).value]).toEqual(["Ruth Hall", typed]);
    expect(sent).toEqual([]);
  });

  test.each([
    [
      "RUL-022",
      "ruth.hall@gmail.com",
      "This looks like a private address. A work address is checked faster.",
    ],
    [
      "RUL-024",
      "helpdesk@harbourbakery.example",
      "This looks like a shared address. The address of one person is checked faster.",
    ],
  ])("INC-078 RUL-021 %s (in part) %s is warned of, and accepted", async (_id, typed, warning) => {
    const opened = await openReference();
    const { screen } = opened;
    fill(screen, NAME, "HR");
    fill(screen, EMAIL, typed);
    const shown = () => plain(screen.container.querySelector("#referenceEmail-warning")?.textContent);
    expect(shown()).toContain(`${warning} You can still continue.`);
    expect(field(screen, EMAIL).getAttribute("aria-invalid")).toBeNull();
    await press(screen);
    await question(screen, asks.bank);
    expect(sentAt(opened, "companyReference")).toMatchObject({ referenceName: "HR", referenceEmail: typed });
  });

  test("INC-012 is shown as it was answered, and only sent again with what the page had read", async () => {
    const opened = await openReference({ reference: ruth });
    expect([field(opened.screen, NAME).value, field(opened.screen, EMAIL).value]).toEqual([
      ruth.name,
      ruth.email,
    ]);
    await press(opened.screen);
    await question(opened.screen, asks.bank);
    expect(opened.sent[0]?.variables).toMatchObject({
      before: { referenceName: ruth.name, referenceEmail: ruth.email },
    });
  });

  test("what the server refuses is shown at its field, until that changes", async () => {
    const opened = await openReference({ reference: ruth });
    const { screen } = opened;
    const issues = [{ field: "referenceEmail", code: "companyReference.validations.personalEmailMatch" }];
    opened.answerNext({ errors: [{ message: "no", extensions: { code: "INVALID_INPUT", issues } }] });
    await press(screen);
    await screen.findByText("We could not accept this answer");
    expect(errorAt(screen, "referenceEmail")).toBe(own);
    fill(screen, EMAIL, "ruth@quay.example");
    expect(errorAt(screen, "referenceEmail")).toBe("");
    await press(screen);
    await question(screen, asks.bank);
  });
});

describe("nobody who can confirm it", () => {
  test("is an answer with a reason; the person named before is not asked", async () => {
    const opened = await openReference({ reference: ruth });
    const { screen, sent, stored } = opened;
    await press(screen, "I cannot name anybody");
    await question(screen, asks.nobody);
    expect(document.activeElement?.textContent).toBe(asks.nobody);
    await press(screen);
    expect((await screen.findByRole("alert")).textContent).toContain("Choose a reason");
    expect(sent).toEqual([]);
    await choose(screen, "My work is confidential");
    await question(screen, asks.bank);
    expect(sentAt(opened, "companyReference")).toEqual({
      operation: "UpdateIncome",
      record: 7,
      uuid: SOURCE,
      referenceName: null,
      referenceEmail: null,
      relatedObjectUuid: SOURCE,
      completedSteps: ["whoIsPaying", "incomeType", "currentEmployer", "yourSalary", "companyReference"],
      completed: false,
      answers: { bonus: "no", withoutEmployer: "work_is_confidential" },
    });
    expect(stored().sources[0]?.reference).toBeNull();
    await press(screen, "Back");
    await question(screen, asks.nobody);
    expect(screen.getByRole("radio", { name: "My work is confidential" })).toHaveProperty("checked", true);
  });

  test("something else is said in words, and both are forgotten for somebody after all", async () => {
    const opened = await openReference({});
    const { screen } = opened;
    await press(screen, "I cannot name anybody");
    await question(screen, asks.nobody);
    await choose(screen, "Something else");
    expect((await screen.findByRole("alert")).textContent).toContain("Tell us why in a sentence");
    await userEvent.type(screen.getByRole("textbox", { name: "Tell us why" }), "The company has closed");
    await press(screen);
    await question(screen, asks.bank);
    expect(sentAt(opened, "companyReference")).toMatchObject({
      answers: { withoutEmployer: "something_else", withoutEmployerWords: "The company has closed" },
    });
    await press(screen, "Back");
    await question(screen, asks.nobody);
    await press(screen, "I can name somebody after all");
    fill(screen, NAME, "Ruth Hall");
    fill(screen, EMAIL, ruth.email);
    await press(screen);
    await question(screen, asks.bank);
    expect(opened.sent.at(-1)?.variables.answers).toEqual({ bonus: "no" });
  });

  test("and somebody after all", async () => {
    const opened = await openReference({}, { withoutEmployer: "nobody_knows_me" }, asks.nobody);
    const { screen, stored } = opened;
    await press(screen, "I can name somebody after all");
    await question(screen, asks.reference);
    expect(document.activeElement?.textContent).toBe(asks.reference);
    fill(screen, NAME, "Ruth Hall");
    fill(screen, EMAIL, ruth.email);
    await press(screen);
    await question(screen, asks.bank);
    expect(sentAt(opened, "companyReference")).toMatchObject({ answers: { bonus: "no" } });
    expect(sentAt(opened, "companyReference")).not.toHaveProperty("answers.withoutEmployer");
    expect(stored().sources[0]?.reference).toEqual(ruth);
  });
});

// @vitest-environment happy-dom

import { aGuarantor } from "@latchkey/domain/testing/incomes.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { asks, errorAt, field, fill, press, question, wrong } from "../../testing/income-actions.ts";
import { incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const openGuarantor = async (guarantor: typeof aGuarantor | null = aGuarantor) => {
  const opened = await openIncome({
    guarantor,
    answers: { whoIsPaying: "other", someoneElse: "T_GUARANTOR" },
    completedSteps: ["whoIsPaying", "someoneElse"],
    path: incomePath("yourGuarantor"),
  });
  await question(opened.screen, asks.guarantor);
  return opened;
};

const ids = ["firstName", "lastName", "email", "phoneNumber"] as const;
const PHONE = /^Phone number/;

describe("a guarantor", () => {
  test("INC-179 INC-180 INC-181 without an answer every field but the phone says what to do", async () => {
    const { screen, sent } = await openGuarantor(null);
    await press(screen);
    const messages = ["Enter their first name", "Enter their last name", "Enter their email address"];
    expect(await wrong(screen)).toEqual(messages);
    expect(ids.map((id) => errorAt(screen, id))).toEqual([...messages, ""]);
    expect(sent).toEqual([]);
  });

  const own = "This is your own email. Enter your guarantor’s address";
  const phone = "Enter a complete phone number, with + and the country code if it is not a UK one";
  test.each([
    [
      "INC-181 (in part)",
      "Email address",
      "email",
      "margaret",
      "Enter an email address like name@example.com",
    ],
    ["INC-182", "Email address", "email", "amara@example.com", own],
    ["INC-182", "Email address", "email", "AMARA+guarantor@example.com", own],
    ["INC-183", PHONE, "phoneNumber", "07700 90012", phone],
    ["INC-183", PHONE, "phoneNumber", "+12345678", phone],
    ["INC-183", PHONE, "phoneNumber", "+1234567890123456", phone],
  ] as const)(
    "%s %s (%s) of %s is refused, and stays as it was typed",
    async (_id, name, id, typed, message) => {
      const { screen, sent } = await openGuarantor();
      fill(screen, name, typed);
      await press(screen);
      expect(await wrong(screen)).toEqual([message]);
      expect(errorAt(screen, id)).toBe(message);
      expect(field(screen, name).value).toBe(typed);
      expect(sent).toEqual([]);
    },
  );

  test("a name with a digit is named with its field in the summary", async () => {
    const { screen } = await openGuarantor();
    fill(screen, "First name", "M4rgaret");
    await press(screen);
    expect(await wrong(screen)).toEqual(["First name: Use letters, spaces, hyphens, dots and apostrophes"]);
  });

  test("INC-183 is named with a phone number as people in Britain write it", async () => {
    const { screen, stored } = await openGuarantor();
    await userEvent.clear(field(screen, PHONE));
    await userEvent.type(field(screen, PHONE), "(07700) 900 321");
    await userEvent.tab();
    expect(field(screen, PHONE).value).toBe("+447700900321");
    expect(errorAt(screen, "phoneNumber")).toBe("");
    await press(screen);
    await question(screen, asks.guarantorDone);
    expect(stored().guarantor).toEqual({ ...aGuarantor, phoneNumber: "+447700900321" });
  });

  test("is named without a phone number too", async () => {
    const { screen, stored } = await openGuarantor();
    fill(screen, PHONE, "");
    await press(screen);
    await question(screen, asks.guarantorDone);
    expect(stored().guarantor).toEqual({ ...aGuarantor, phoneNumber: "" });
  });

  test("is shown as they were named, and stays one", async () => {
    const { screen, stored } = await openGuarantor();
    expect([field(screen, "First name").value, field(screen, "Email address").value]).toEqual([
      "Margaret",
      "margaret@example.com",
    ]);
    fill(screen, "First name", "Oliver");
    await press(screen);
    await question(screen, asks.guarantorDone);
    expect(screen.getByText("You have named Oliver Bennett as your guarantor.")).toBeTruthy();
    expect(stored().guarantor).toEqual({ ...aGuarantor, firstName: "Oliver" });
  });

  test("what the server refuses is shown at its field", async () => {
    const opened = await openGuarantor();
    const issues = [{ field: "email", code: "yourGuarantor.validations.personalEmailMatch" }];
    opened.answerNext({ errors: [{ message: "no", extensions: { code: "INVALID_INPUT", issues } }] });
    await press(opened.screen);
    await opened.screen.findByText("We could not accept this answer");
    expect(field(opened.screen, "Email address").getAttribute("aria-invalid")).toBe("true");
  });
});

// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aProgress, startedNow } from "../../testing/fake-server.ts";
import { openIdentity, question, questions } from "../../testing/open-identity.tsx";

afterEach(cleanup);

const NO_MONTH = "There is no month 14. Enter 1 to 12";

const openBirthdate = async () => {
  const { screen, sent } = await openIdentity({
    birthdate: null,
    progress: [aProgress(7, "IDENTITY", { ...startedNow, completedSteps: ["name", "birthdate"] })],
  });
  await question(screen, questions.birthdate);
  const box = (name: string) => screen.getByRole("textbox", { name }) as HTMLInputElement;
  return {
    screen,
    sent,
    box,
    type: (name: string, text: string) => userEvent.type(box(name), text),
    alert: () => screen.queryByRole("alert")?.textContent?.replaceAll("\u00a0", " "),
    goOn: () => userEvent.click(screen.getByRole("button", { name: "Continue" })),
  };
};

describe("a date in another order", () => {
  test("is refused at once, with the reason, and read out", async () => {
    const { type, box, alert } = await openBirthdate();
    await type("Day", "05");
    await type("Month", "14");
    expect(alert()).toContain(NO_MONTH);
    expect(box("Month").value).toBe("1");
    expect(box("Month").getAttribute("aria-invalid")).toBe("true");
    expect(box("Day").getAttribute("aria-invalid")).toBeNull();
  });

  test("is not saved: Continue says why, and everything typed is kept", async () => {
    const { screen, sent, type, box, goOn } = await openBirthdate();
    await type("Day", "05");
    await type("Month", "14");
    await type("Year", "2002");
    await goOn();
    await screen.findByText("There is a problem");
    expect(screen.getAllByText(NO_MONTH)).toHaveLength(2);
    expect(["Day", "Month", "Year"].map((name) => box(name).value)).toEqual(["05", "1", "2002"]);
    expect(sent).toEqual([]);
  });

  test("can be corrected: the reason goes with the first sound digit", async () => {
    const { type, box, alert } = await openBirthdate();
    await type("Month", "14");
    await userEvent.clear(box("Month"));
    expect(alert()).toBeUndefined();
    await type("Month", "5");
    await userEvent.tab();
    expect(box("Month").value).toBe("05");
  });

  test("can be completed: a digit that makes a month takes the reason away, and the person on", async () => {
    const { type, box, alert } = await openBirthdate();
    await type("Month", "142");
    expect(alert()).toBeUndefined();
    expect(box("Month").value).toBe("12");
    expect(document.activeElement).toBe(box("Year"));
  });
});

test.each([
  ["Day", "35", "There is no day 35. Enter 1 to 31"],
  ["Year", "20023", "A year has four digits"],
])("%s says why it does not take %s", async (name, typed, reason) => {
  const { type, alert } = await openBirthdate();
  await type(name, typed);
  expect(alert()).toContain(reason);
});

test("a pasted date fills all boxes, and one that cannot be read says so", async () => {
  const { box, alert } = await openBirthdate();
  box("Month").focus();
  await userEvent.paste("14 May 2002");
  expect(alert()).toContain("Enter the date in numbers");
  await userEvent.paste("2002-05-14");
  expect(alert()).toBeUndefined();
  expect(["Day", "Month", "Year"].map((name) => box(name).value)).toEqual(["14", "05", "2002"]);
});

test("a pasted date takes the place of digits that were being typed", async () => {
  const { box, type } = await openBirthdate();
  await type("Month", "1");
  await userEvent.paste("2002-05-14");
  expect(["Day", "Month", "Year"].map((name) => box(name).value)).toEqual(["14", "05", "2002"]);
});

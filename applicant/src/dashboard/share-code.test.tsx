// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { someTurns } from "../testing/fake-decision.ts";
import { type Answer, aMe, answersFor } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import { sentCase } from "../testing/sent-case.ts";

afterEach(cleanup);

describe("a share code that has ended", () => {
  const endedShareCode = { endedOn: "2026-05-01", days: 90 };
  const asking = (renew: (shareCode: unknown) => Answer) => {
    const answers = answersFor(() => aMe({ ...sentCase, turns: someTurns({}), endedShareCode }));
    return openApp({
      path: "/dashboard",
      answers: (request) =>
        request.operationName === "RenewShareCode" ? renew(request.variables.shareCode) : answers(request),
    });
  };

  test("is replaced by a code of the right form, which is said", async () => {
    const given: unknown[] = [];
    const { screen } = await asking((shareCode) => {
      given.push(shareCode);
      const validation = { __typename: "Validation", uuid: "validation-1", endedShareCode: null };
      return { data: { renewShareCode: { __typename: "RenewShareCode", validation } } };
    });
    const box = await screen.findByRole("textbox", { name: "New share code" });
    expect(screen.getByText(/^Share codes are good for 90 days\. Yours ended by 1 May 2026/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Send the new code" }));
    expect(screen.getByText("Enter your new share code")).toBeTruthy();
    expect(document.activeElement).toBe(box);
    await userEvent.type(box, "W12 345 678");
    await userEvent.click(screen.getByRole("button", { name: "Send the new code" }));
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(given).toEqual([]);
    await userEvent.clear(box);
    await userEvent.type(box, "R12 345 678");
    await userEvent.click(screen.getByRole("button", { name: "Send the new code" }));
    expect(await screen.findByText(/^We have your new share code\./)).toBeTruthy();
    expect(given).toEqual(["R12 345 678"]);
  });

  test("keeps the new code that could not be saved", async () => {
    const { screen } = await asking(() => ({
      errors: [{ message: "no", extensions: { code: "UNAVAILABLE" } }],
    }));
    await userEvent.type(await screen.findByRole("textbox", { name: "New share code" }), "R12345678");
    await userEvent.click(screen.getByRole("button", { name: "Send the new code" }));
    expect(await screen.findByText("Your code was not saved")).toBeTruthy();
    expect(screen.getByDisplayValue("R12345678")).toBeTruthy();
  });
});

// @vitest-environment happy-dom

import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { someTurns } from "../testing/fake-decision.ts";
import { type Answer, aMe, answersFor } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";
import { sentCase } from "../testing/sent-case.ts";

afterEach(cleanup);

describe("another adult in the home", () => {
  const answered = (livesThere: unknown): Answer => {
    const otherAdults = { __typename: "OtherAdults", livesThere };
    const validation = { __typename: "Validation", uuid: "validation-1", otherAdults };
    return { data: { sayOtherAdults: { __typename: "SayOtherAdults", validation } } };
  };
  const asking = (say: (livesThere: unknown) => Answer) => {
    const answers = answersFor(() =>
      aMe({ ...sentCase, turns: someTurns({}), otherAdults: { livesThere: null } }),
    );
    return openApp({
      path: "/dashboard",
      answers: (request) =>
        request.operationName === "SayOtherAdults" ? say(request.variables.livesThere) : answers(request),
    });
  };
  const question = "Will anybody else aged 18 or over live in this home?";

  test("is asked about, and an answer can be changed", async () => {
    const { screen } = await asking(answered);
    expect(await screen.findByRole("heading", { level: 1, name: "One thing is left, Amara" })).toBeTruthy();
    const turns = screen.getByRole("region", { name: "Who we are waiting for" });
    const own = within(turns).getAllByRole("listitem").at(-1)?.textContent;
    expect(own).toMatch(/You.*One thing to do.*Please answer the question on this page\.$/);
    const group = await screen.findByRole("radiogroup", { name: question });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText("Please answer yes or no")).toBeTruthy();
    await userEvent.click(within(group).getByRole("radio", { name: "Yes" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/^You told us: another person/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Change this" }));
    await userEvent.click(screen.getByRole("radio", { name: "No" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/^You told us: no other person/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Nothing to do for now, Amara" })).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  test("keeps the answer that could not be saved", async () => {
    const { screen } = await asking(() => ({
      errors: [{ message: "no", extensions: { code: "UNAVAILABLE" } }],
    }));
    await userEvent.click(await screen.findByRole("radio", { name: "No" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your answer was not saved")).toBeTruthy();
    const no = screen.getByRole("radio", { name: "No" });
    expect(no instanceof HTMLInputElement && no.checked).toBe(true);
  });

  test("is no question where nobody asks", async () => {
    const { screen } = await openApp({
      path: "/dashboard",
      answers: answersFor(() => aMe({ ...sentCase, turns: someTurns({}) })),
    });
    await screen.findByRole("region", { name: "When will I know?" });
    expect(screen.queryByRole("radiogroup", { name: question })).toBeNull();
  });
});

// @vitest-environment happy-dom

import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aReference } from "../testing/fake-case.ts";
import { showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

describe("a referee who has not answered", () => {
  const openAsked = (state: "BOUNCED" | "ANSWERED", answers: EndpointAnswers = {}) =>
    showCase({ references: [aReference({ state })] }, answers);

  test("is asked again, at a corrected address", async () => {
    const desk = await openAsked("BOUNCED", { AskRefereeAgain: () => ({ askRefereeAgain: true }) });
    await press("Ask Ada Moss again");
    const dialog = within(await screen.findByRole("dialog"));
    const email = dialog.getByLabelText("Email address");
    expect(email).toHaveProperty("value", "ada@example.com");
    fireEvent.change(email, { target: { value: "" } });
    await userEvent.click(dialog.getByRole("button", { name: "Ask again" }));
    expect(dialog.getByText("Enter the email address")).toBeDefined();
    fireEvent.change(email, { target: { value: "ada.moss@example.com" } });
    await userEvent.click(dialog.getByRole("button", { name: "Ask again" }));
    expect(await screen.findByText("Ada Moss is asked again.")).toBeDefined();
    expect(desk.sent("AskRefereeAgain")).toEqual([
      { partyId: "amara", referenceId: "reference-1", email: "ada.moss@example.com" },
    ]);
  });

  test("who has is not", async () => {
    await openAsked("ANSWERED");
    expect(screen.queryByRole("button", { name: "Ask Ada Moss again" })).toBeNull();
  });
});

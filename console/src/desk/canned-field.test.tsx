// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { showDecision } from "../testing/show-decision.tsx";
import { chooseIn, requestPanel, showRequestForm } from "../testing/show-request.tsx";

afterEach(cleanup);

const offered = (reason: string) => ({
  offeredCannedTexts: [
    { __typename: "CannedText", id: "text-1", versionId: "v1", name: "One that is valid", reason },
  ],
});

const filledIn = [
  { __typename: "ShownCanned", versionId: "v1", theirs: "Ist abgelaufen.", yours: "Has expired." },
];

test("prepared words are offered for a ticked reason, shown filled in and sent", async () => {
  const { sent } = await showRequestForm({
    OfferedCannedTexts: () => offered("EXPIRED_DOCUMENT"),
    CannedOfRequest: () => ({ cannedOfRequest: filledIn }),
    AskForMore: () => ({ askForMore: true }),
  });
  await chooseIn(1, "Start at this question", "File");
  expect(requestPanel(1).queryByLabelText(/^Prepared words/)).toBeNull();
  await userEvent.click(requestPanel(1).getByRole("checkbox", { name: "The document has expired" }));
  await userEvent.selectOptions(
    await requestPanel(1).findByLabelText(/^Prepared words: The document has expired/),
    "One that is valid",
  );
  expect(await screen.findByText(/Ist abgelaufen\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show in English" }));
  expect(await screen.findByText(/Has expired\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send request" }));
  await eventually(() =>
    expect(sent("AskForMore")).toMatchObject([
      { requests: [{ canned: [{ reason: "EXPIRED_DOCUMENT", versionId: "v1" }] }] },
    ]),
  );
});

test("in a refusal too, and words of a reason that is not ticked any more are left out", async () => {
  const { sent } = await showDecision(
    {},
    {
      OfferedCannedTexts: () => offered("INCOME_BELOW_RULE"),
      CannedOfDecision: () => ({ cannedOfDecision: filledIn }),
      ProposeDecision: () => undefined,
    },
  );
  const reason = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));
  await userEvent.click(screen.getByRole("radio", { name: "Decline" }));
  await reason("Income below the rule for this rent");
  await userEvent.selectOptions(await screen.findByLabelText(/^Prepared words: Income below/), "v1");
  expect(await screen.findByText("Ist abgelaufen.")).toBeTruthy();
  const propose = () => userEvent.click(screen.getByRole("button", { name: "Propose" }));
  await propose();
  await eventually(() =>
    expect(sent("ProposeDecision")).toMatchObject([
      { input: { canned: [{ reason: "INCOME_BELOW_RULE", versionId: "v1" }] } },
    ]),
  );
  await reason("Income below the rule for this rent");
  await reason("Identity not shown");
  await propose();
  await eventually(() => expect(sent("ProposeDecision")[1]).toMatchObject({ input: { canned: [] } }));
});

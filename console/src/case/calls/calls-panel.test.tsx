// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { showCase } from "../../testing/show-case.tsx";

afterEach(cleanup);

const aCall = (given: object = {}) => ({
  id: "7",
  way: "PHONE" as const,
  direction: "IN" as const,
  calledAt: "2026-03-11T14:05",
  spokeTo: "Amara herself",
  said: "When do you decide?",
  corrects: null,
  isCorrected: false,
  by: "Priya Nair",
  at: "2026-03-11T14:10:00Z",
  ...given,
});

const panel = async () => within(await screen.findByRole("region", { name: "Phone and email" }));
const dialog = () => within(screen.getByRole("dialog"));
const log = () => userEvent.click(dialog().getByRole("button", { name: "Log it" }));

test("says how, when, with whom and what, and which entry corrects which", async () => {
  await showCase({
    calls: [
      aCall({ id: "8", corrects: "7", way: "IN_PERSON", direction: "OUT" }),
      aCall({ isCorrected: true }),
    ],
  });
  const items = (await panel()).getAllByRole("listitem").map((item) => item.textContent);
  expect(items).toEqual([
    expect.stringMatching(
      /^Corrects an earlier entryWe met Amara herself, 11 Mar 2026, 14:05When do you decide\?Correct this/,
    ),
    expect.stringMatching(
      /^Corrected by a later entryAmara herself telephoned, 11 Mar 2026, 14:05.*Priya Nair/,
    ),
  ]);
});

test("an entry is logged with all of its facts, at any status", async () => {
  const { sent } = await showCase(
    { party: { status: "DECIDED" } },
    { RecordApplicantCall: () => ({ recordApplicantCall: true }) },
  );
  await userEvent.click((await panel()).getByRole("button", { name: "Log a call or an email" }));
  await log();
  for (const missing of ["Choose who began", "Enter who it was", "Enter what was said"])
    expect(dialog().getByText(missing)).toBeTruthy();
  expect(sent("RecordApplicantCall")).toEqual([]);
  await userEvent.selectOptions(dialog().getByLabelText("Who began"), "The applicant");
  fireEvent.change(dialog().getByLabelText("Who it was"), { target: { value: "Her mother" } });
  fireEvent.change(dialog().getByLabelText("What was said"), { target: { value: "She is abroad." } });
  await log();
  await screen.findByText("Logged.");
  expect(sent("RecordApplicantCall")).toMatchObject([
    {
      partyId: "amara",
      corrects: null,
      input: { way: "PHONE", direction: "IN", spokeTo: "Her mother", said: "She is abroad." },
    },
  ]);
});

test("a correction begins with what was logged, and keeps what was typed when it came too late", async () => {
  const { sent } = await showCase(
    { calls: [aCall()] },
    { RecordApplicantCall: () => refusedWith("CHANGED_ELSEWHERE") },
  );
  await userEvent.click((await panel()).getByRole("button", { name: "Correct this" }));
  const said = dialog().getByLabelText<HTMLTextAreaElement>("What was said");
  expect(said.value).toBe("When do you decide?");
  fireEvent.change(said, { target: { value: "When is it decided?" } });
  await log();
  expect(await dialog().findByText(/Somebody has corrected this entry meanwhile/)).toBeTruthy();
  expect(said.value).toBe("When is it decided?");
  await eventually(() => expect(sent("RecordApplicantCall")).toMatchObject([{ corrects: "7" }]));
});

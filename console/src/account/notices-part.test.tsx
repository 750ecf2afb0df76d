// @vitest-environment happy-dom

import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { showPart } from "../testing/show-part.tsx";
import { NoticesPart } from "./notices-part.tsx";

afterEach(cleanup);

const stored = { ownNotices: { __typename: "OwnNotices", wantsAnswers: false, wantsWarnings: true } };

const show = async (answers: EndpointAnswers = {}) => {
  const shown = await showPart(<NoticesPart />, { answers: { OwnNotices: () => stored, ...answers } });
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  await screen.findByRole("checkbox", { name: /^Email me each answer/ });
  return { ...shown, box };
};

test("the e-mails to oneself begin with what is stored, and are saved", async () => {
  const changed = { __typename: "OwnNotices", wantsAnswers: true, wantsWarnings: false };
  const { box, sent } = await show({ ChangeOwnNotices: () => ({ changeOwnNotices: changed }) });
  expect([box(/^Email me each answer/).checked, box(/^Email me in the morning/).checked]).toEqual([
    false,
    true,
  ]);
  await userEvent.click(box(/^Email me each answer/));
  await userEvent.click(box(/^Email me in the morning/));
  await press("Save");
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(sent("ChangeOwnNotices")).toEqual([{ wantsAnswers: true, wantsWarnings: false }]);
  await userEvent.click(box(/^Email me each answer/));
  expect(screen.queryByText("Saved.")).toBeNull();
});

test("the e-mails to oneself stay as chosen when they are not saved", async () => {
  const { box } = await show({ ChangeOwnNotices: () => refusedWith("TOO_MANY_REQUESTS") });
  await userEvent.click(box(/^Email me each answer/));
  await press("Save");
  expect(await screen.findByText(/Too many changes at once/)).toBeTruthy();
  expect(box(/^Email me each answer/).checked).toBe(true);
});

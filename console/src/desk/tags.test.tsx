// @vitest-environment happy-dom

import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { EmailText } from "@latchkey/members/shell/email-text.tsx";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aSection } from "../testing/fake-desk.ts";
import { showHook, showPart } from "../testing/show-part.tsx";
import { useDocumentName } from "./document-name.ts";
import { ReviewerTag } from "./reviewer-tag.tsx";
import { SectionDoors } from "./section-doors.tsx";
import { StatusPill } from "./status-pill.tsx";

afterEach(cleanup);

const textOf = async (...part: Parameters<typeof showPart>) => {
  const { screen } = await showPart(...part);
  return screen.container.textContent;
};

describe("where a case stands", () => {
  test.each([
    [{ status: "SUBMITTED", isAnswer: false }, "New"],
    [{ status: "SUBMITTED", isAnswer: true }, "Answer arrived"],
    [{ status: "IN_REVIEW", isAnswer: true }, "In review"],
    [{ status: "IN_REVIEW", isAnswer: false, stage: "PROPOSED" }, "Second person needed"],
    [{ status: "IN_REVIEW", isAnswer: false, stage: "AGREED" }, "Provisional"],
    [{ status: "SUBMITTED", isAnswer: true, stage: "SECOND_LOOK" }, "Second look"],
    [{ status: "RETURNED", isAnswer: false }, "Waiting on applicant"],
    [{ status: "COLLECTING", isAnswer: false }, "Being filled in"],
    [{ status: "INVITED", isAnswer: false }, "Invited"],
    [{ status: "INVITED", isAnswer: false, isBounced: true }, "Invitation came back"],
    [{ status: "COLLECTING", isAnswer: false, isBounced: true }, "Being filled in"],
    [{ status: "DECIDED", isAnswer: false, stage: "AGREED" }, "Decided"],
    [{ status: "WITHDRAWN", isAnswer: false }, "Withdrawn"],
    [{ status: "EXPIRED", isAnswer: false }, "Expired"],
  ] as const)("%j is “%s”", async (given, text) => {
    expect(await textOf(<StatusPill {...given} />)).toBe(text);
  });
});

describe("the reviewer of a case", () => {
  test.each([
    [null, undefined, "Nobody yet"],
    [{ name: "Lucía Ortega" }, undefined, "LLucía Ortega"],
    [{ name: "Lucía Ortega" }, "Lucía Ortega, at work on it", "LLucía Ortega, at work on it"],
    [null, "at work", "Nobody yet"],
  ])("%j with %j is %j", async (reviewer, text, shown) => {
    expect(await textOf(<ReviewerTag reviewer={reviewer} {...(text && { text })} />)).toBe(shown);
  });
});

test("sections are doors with all of it in words", async () => {
  const sections = [aSection("IDENTITY"), aSection("INCOME", "missing"), aSection("RESIDENCE", "todo")];
  const { screen } = await showPart(<SectionDoors sections={sections} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Identity: sent, Income: needs an answer and Residence: not started",
  );
});

test.each([
  ["amara@example.com", "amara@<wbr>example.com"],
  ['"a@b"@example.com', '"a@b"@<wbr>example.com'],
  ["none", "<wbr>none"],
])("the address %s is broken behind its last @", async (email, html) => {
  const { screen } = await showPart(<EmailText email={email} />);
  expect(screen.container.innerHTML).toBe(`<span translate="no">${html}</span>`);
});

test("what is shown may be old, and can be read again", async () => {
  const onRetry = vi.fn();
  const { screen } = await showPart(<LoadProblem onRetry={onRetry} />);
  expect(screen.getByRole("alert").textContent).toContain("We could not load the newest state");
  await press("Try again");
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a document has the name of its kind, with its side if that is the back, and an unknown kind its code", async () => {
  const { now } = await showHook(useDocumentName);
  const nameOf = now();
  expect(nameOf({ type: "PASSPORT" })).toBe("Passport");
  expect(nameOf({ type: "PASSPORT", side: "front" })).toBe("Passport");
  expect(nameOf({ type: "PASSPORT", side: "back" })).toBe("Passport, Back");
  expect(nameOf({ type: "LIVE_PHOTO" })).toBe("Live photo");
  expect(nameOf({ type: "A_NEW_KIND", side: "back" })).toBe("A_NEW_KIND, Back");
});

// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aDocument, aDossier, heldByMe } from "../../testing/fake-case.ts";
import { identitySubject, someChoices } from "../../testing/fake-request.ts";
import { requestPanel, showRequestForm } from "../../testing/show-request.tsx";

afterEach(cleanup);

const toComeAgain = {
  __typename: "DocumentVerdict",
  verdict: "ASK_AGAIN" as const,
  reasons: ["EXPIRED_DOCUMENT"],
  note: null,
  explained: [],
  shownMinor: null,
  by: "Priya Nair",
  at: "2026-03-12T09:30:00Z",
};

const documents = [
  aDocument({ verdict: toComeAgain }),
  aDocument({ id: "document-2", fileName: "birth.jpg", type: "BIRTH_ADOPTION", verdict: toComeAgain }),
  aDocument({ id: "document-3", fileName: "dbs.jpg", type: "DBS" }),
];

const show = () =>
  showRequestForm({
    DossierOf: () => aDossier({ ...heldByMe, documents }),
    RequestChoicesOf: () => someChoices({ subjects: [identitySubject] }),
    AskForMore: () => ({ askForMore: true }),
  });

const panel = () => within(screen.getByRole("region", { name: "Documents" }));
const box = (name: RegExp) => panel().getByRole<HTMLInputElement>("checkbox", { name });
const count = () => screen.getAllByRole("region", { name: /^Request \d/ }).length;

test("all documents that are to come again are proposed at once, with their reasons, and sent together", async () => {
  const { sent } = await show();
  expect(count()).toBe(2);
  expect(box(/passport\.jpg/).checked).toBe(true);
  expect(box(/dbs\.jpg/).checked).toBe(false);
  expect(
    requestPanel(2).getByRole<HTMLInputElement>("checkbox", { name: "The document has expired" }).checked,
  ).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Send 2 requests" }));
  await eventually(() =>
    expect(sent("AskForMore")).toMatchObject([
      { requests: [{ start: "upload" }, { start: "genericUpload", documentType: "BIRTH_ADOPTION" }] },
    ]),
  );
});

test("a tick adds a request, and taking it away removes that one", async () => {
  await show();
  await userEvent.click(box(/dbs\.jpg/));
  expect(count()).toBe(3);
  await userEvent.click(box(/passport\.jpg/));
  expect(count()).toBe(2);
  await userEvent.click(box(/birth\.jpg/));
  await userEvent.click(box(/dbs\.jpg/));
  expect(count()).toBe(1);
  expect(requestPanel(1).getByLabelText<HTMLSelectElement>("Start at this question").value).toBe("");
});

test("a document that was never sent is one choice away", async () => {
  await show();
  await userEvent.selectOptions(panel().getByLabelText("Ask for another document"), "0/DBS");
  expect(count()).toBe(3);
  expect(requestPanel(3).getByLabelText<HTMLSelectElement>("Document").value).toBe("DBS");
});

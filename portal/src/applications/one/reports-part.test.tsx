// @vitest-environment happy-dom

import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { inside } from "@latchkey/members/testing/tables-and-dialogs.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { anApplication } from "../../testing/fake-applications.ts";
import { anAgency } from "../../testing/fake-portal.ts";
import { openPortal } from "../../testing/open-portal.tsx";
import type { ShownApplication } from "./application.graphql.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const report = {
  __typename: "ReportMark",
  id: "r-2",
  version: 2,
  madeAt: "2026-03-11T10:00:00Z",
  validUntil: "2026-06-09",
} as ShownApplication["report"];

const aLink = (given: object = {}) =>
  ({
    __typename: "ReportLink",
    id: "link",
    url: "https://apply.example/report/link.secret",
    handedTo: "Mr Shah",
    expiresAt: "2099-03-12T10:00:00Z",
    endedAt: null,
    views: [],
    ...given,
  }) as unknown as ShownApplication["reportLinks"][number];

type Answers = Readonly<Record<string, (request: GraphqlRequest) => object | undefined>>;
type Calls = Parameters<typeof openPortal>[0]["calls"];

const open = async (
  given: Partial<ShownApplication> = {},
  { answers = {}, calls = {} }: { readonly answers?: Answers; readonly calls?: Calls } = {},
) => {
  const agency = anAgency();
  const opened = await openPortal({
    path: "/agency/applications/tannery",
    calls,
    graphql: (request) => {
      const answer = answers[request.operationName];
      if (answer) return answer(request);
      return request.operationName === "ApplicationOf"
        ? { data: { application: anApplication({ report, ...given }) } }
        : agency(request);
    },
  });
  const { screen, operations } = opened;
  const panel = within(await screen.findByRole("region", { name: "Report" }));
  await panel.findByText(/^Version 2/);
  return {
    ...opened,
    panel,
    asked: (name: string) =>
      operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables),
  };
};

test("each file of a report is saved under its name", async () => {
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const file = () => new Response("file");
  const { panel, sent } = await open(
    {},
    {
      calls: {
        "/agency/files/reports/r-2/agency/pdf": file,
        "/agency/files/reports/r-2/agency/json": file,
        "/agency/files/reports/r-2/landlord/pdf": file,
      },
    },
  );
  for (const name of ["PDF", "Signed JSON", "Landlord’s PDF"])
    await userEvent.click(panel.getByRole("button", { name }));
  expect(sent.map(([address]) => address)).toEqual([
    "/agency/files/reports/r-2/agency/pdf",
    "/agency/files/reports/r-2/agency/json",
    "/agency/files/reports/r-2/landlord/pdf",
  ]);
  expect(saved).toHaveLength(3);
  expect(new Set(saved).size).toBe(3);
});

test("a file that does not arrive says so", async () => {
  const { panel } = await open(
    {},
    { calls: { "/agency/files/reports/r-2/agency/pdf": () => new Response(null, { status: 404 }) } },
  );
  await userEvent.click(panel.getByRole("button", { name: "PDF" }));
  expect(await panel.findByText("The file did not arrive. Try again.")).toBeTruthy();
});

test("a link is made for the landlord, and shown to copy", async () => {
  const made = anApplication({ report, reportLinks: [aLink()] });
  const { screen, panel, asked } = await open(
    {},
    { answers: { MakeReportLink: () => ({ data: { makeReportLink: made } }) } },
  );
  await userEvent.click(panel.getByRole("button", { name: "Make a link" }));
  const dialog = await screen.findByRole("dialog", { name: "Make a link" });
  await userEvent.type(inside(dialog).field("Landlord"), "Mr Shah");
  await inside(dialog).press("Make the link");
  expect(await screen.findByText("Link made.")).toBeTruthy();
  expect(asked("MakeReportLink")).toEqual([
    { id: "tannery", reportId: "r-2", handedTo: "Mr Shah", days: expect.any(Number) },
  ]);
  expect(panel.getByText("https://apply.example/report/link.secret")).toBeTruthy();
});

test("a link is ended; a refusal leaves it", async () => {
  const ended = anApplication({ report, reportLinks: [aLink({ endedAt: "2026-03-12T09:00:00Z" })] });
  let isRefused = true;
  const { screen, panel, asked } = await open(
    { reportLinks: [aLink()] },
    {
      answers: {
        EndReportLink: () => (isRefused ? aRefusal("TOO_MANY_REQUESTS") : { data: { endReportLink: ended } }),
      },
    },
  );
  const press = () => userEvent.click(panel.getByRole("button", { name: "End the link of Mr Shah" }));
  await press();
  expect((await panel.findByRole("alert")).textContent).toContain("Wait a few minutes");
  isRefused = false;
  await press();
  expect(await screen.findByText("Link ended.")).toBeTruthy();
  expect(asked("EndReportLink").at(-1)).toEqual({ id: "tannery", linkId: "link" });
  expect(panel.queryByText("https://apply.example/report/link.secret")).toBeNull();
});

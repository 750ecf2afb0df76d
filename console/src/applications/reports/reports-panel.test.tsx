// @vitest-environment happy-dom

import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anApplication, aPerson, lukas } from "../../testing/fake-application.ts";
import { showApplication } from "../../testing/show-application.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PANEL = "Reports";

const aReport = (id: string, given: object = {}) => ({
  __typename: "Report",
  id,
  partyId: null,
  version: 1,
  outcome: "ACCEPTED",
  validUntil: "2026-06-12",
  madeAt: "2026-03-12T10:00:00Z",
  ...given,
});

const aLink = (given: object = {}) => ({
  __typename: "ReportLink",
  id: "link-1",
  reportId: "report-2",
  url: "https://apply.example/report/link-1.secret",
  handedTo: "Mr Shah",
  madeAt: "2026-03-12T10:00:00Z",
  expiresAt: "2099-03-12T10:00:00Z",
  endedAt: null,
  views: [],
  ...given,
});

const reported = (given: object = {}) => ({
  application: {
    __typename: "Application",
    id: "application-1",
    reports: [
      aReport("report-3", { partyId: "amara", version: 2, outcome: "ACCEPTED_CONDITIONS" }),
      aReport("report-2"),
      aReport("report-1", { partyId: "amara" }),
    ],
    reportLinks: [],
    ...given,
  },
});

const decided = () => anApplication([aPerson("amara", { status: "DECIDED" }), lukas]);

const show = (given: object = {}, answers: Parameters<typeof showApplication>[0] = {}) =>
  showApplication({ ReportsOf: () => reported(given), ...answers }, decided());

const panel = async () => within(await screen.findByRole("region", { name: PANEL }));

describe("the reports of an application", () => {
  test("are not asked for before a person is decided", async () => {
    const { sent } = await showApplication({}, anApplication([lukas]));
    expect(sent("ReportsOf")).toEqual([]);
    expect(screen.queryByRole("region", { name: PANEL })).toBeNull();
  });

  test("show the newest of the home and of each person, and how many came before", async () => {
    await show();
    const rows = (await panel()).getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The homeAccepted1.*12 Mar 2026.*12 Jun 2026/),
      expect.stringMatching(/^Amara OkaforAccepted with conditions21 earlier version/),
    ]);
  });

  test("a link is made for the landlord, with a name and days that are checked first", async () => {
    const made = { ...reported({ reportLinks: [aLink()] }).application };
    const { sent } = await show({}, { MakeReportLink: () => ({ makeReportLink: made }) });
    await userEvent.click((await panel()).getByRole("button", { name: "Make a link" }));
    const dialog = within(await screen.findByRole("dialog"));
    const days = dialog.getByRole("textbox", { name: /^The link ends after/ });
    await userEvent.clear(days);
    await userEvent.type(days, "91");
    await userEvent.click(dialog.getByRole("button", { name: "Make the link" }));
    expect(dialog.getByText("Enter the landlord’s name")).toBeTruthy();
    expect(dialog.getByText("Enter a number from 1 to 90")).toBeTruthy();
    expect(sent("MakeReportLink")).toEqual([]);
    await userEvent.type(dialog.getByRole("textbox", { name: "Landlord" }), "Mr Shah");
    await userEvent.clear(days);
    await userEvent.type(days, "7");
    await userEvent.click(dialog.getByRole("button", { name: "Make the link" }));
    expect(await screen.findByText("Link made.")).toBeTruthy();
    expect(sent("MakeReportLink")).toEqual([
      { applicationId: "application-1", reportId: "report-2", handedTo: "Mr Shah", days: 7 },
    ]);
    expect((await panel()).getByText("https://apply.example/report/link-1.secret")).toBeTruthy();
  });

  test("a link tells when it was opened, and is ended", async () => {
    const views = [{ __typename: "ReportView", what: "page", at: "2026-03-13T09:00:00Z" }];
    const over = reported({ reportLinks: [aLink({ views, endedAt: "2026-03-14T09:00:00Z" })] }).application;
    const { sent } = await show(
      { reportLinks: [aLink({ views })] },
      { EndReportLink: () => ({ endReportLink: over }) },
    );
    expect((await panel()).getByText(/Opened once, last on 13 Mar 2026/)).toBeTruthy();
    await userEvent.click((await panel()).getByRole("button", { name: "End the link of Mr Shah" }));
    expect(await screen.findByText("Link ended.")).toBeTruthy();
    expect(sent("EndReportLink")).toEqual([{ applicationId: "application-1", linkId: "link-1" }]);
    expect((await panel()).getByText(/^Ended on 14 Mar 2026/)).toBeTruthy();
    expect((await panel()).queryByText("https://apply.example/report/link-1.secret")).toBeNull();
  });
});

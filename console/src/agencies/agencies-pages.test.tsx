// @vitest-environment happy-dom

import {
  agencyFilePath,
  agencyFilesPath,
  FILE_NAME_HEADER,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  anAgency,
  choose,
  keeping,
  openAgency,
  policyNames,
  roles,
  typeDay,
} from "../testing/fake-agency.ts";
import { aResponsibility } from "../testing/fake-right-to-rent.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the agencies are listed with what is agreed, and each has a page", async () => {
  await openDesk({
    path: "/console/agencies",
    roles,
    answers: {
      Agencies: () => ({
        agencies: [
          anAgency(),
          anAgency({
            id: "own",
            name: "Quillfield",
            isOwn: true,
            standardPolicy: null,
            promiseDays: null,
            openApplications: 0,
          }),
        ],
        policyNames,
      }),
    },
  });
  const table = within(await screen.findByRole("table", { name: "Agencies" }));
  const link = table.getByRole("link", { name: "Harbour Homes" });
  expect(link.getAttribute("href")).toBe("/console/agencies/agency-1");
  expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "AgencyDefault policyPromiseOpenState",
    "Harbour HomesIdentity only2 days31Active",
    "Quillfield (Our own agency)Not chosenOf the policy0Active",
  ]);
});

describe("the list of agencies", () => {
  const open = async (path = "/console/agencies") => {
    const desk = await openDesk({
      path,
      roles,
      answers: {
        Agencies: () => ({
          agencies: [
            anAgency({ openBranches: ["Leeds", "York"] }),
            anAgency({ id: "b", name: "Mill Lets", isStopped: true, email: null }),
            anAgency({
              id: "c",
              name: "Old Mill Estates",
              hasEndedAgreement: true,
              email: "lets@oldmill.example",
            }),
          ],
          policyNames,
        }),
      },
    });
    await screen.findByRole("heading", { level: 1 });
    return desk;
  };
  const names = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent);
  const chip = (name: RegExp) => screen.getByRole("button", { name });

  test("is narrowed by its state, with a count of each", async () => {
    await open();
    const chips = within(screen.getByRole("list", { name: "Quick views" })).getAllByRole("button");
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      "All3",
      "Active2",
      "Stopped1",
      "No contact1",
      "Agreement ended1",
    ]);
    for (const [view, shown] of [
      [/^Stopped/, ["Mill Lets"]],
      [/^No contact/, ["Mill Lets"]],
      [/^Agreement ended/, ["Old Mill Estates"]],
      [/^Active/, ["Harbour HomesLeeds, York", "Old Mill Estates"]],
    ] as const) {
      await userEvent.click(chip(view));
      expect(names()).toEqual(shown);
    }
    expect(screen.getAllByRole("cell").at(-1)?.textContent).toBe("Active");
  });

  test("is searched by name, branch and address, within the view, and the address of the page keeps both", async () => {
    const desk = await open();
    const box = screen.getByRole("searchbox", { name: /^Search/ });
    await userEvent.type(box, "mill");
    expect(names()).toEqual(["Mill Lets", "Old Mill Estates"]);
    await userEvent.click(chip(/^Stopped/));
    expect([names(), chip(/^All/).textContent]).toEqual([["Mill Lets"], "All2"]);
    expect(desk.address()).toBe("/console/agencies?search=mill&view=stopped");
    await userEvent.clear(box);
    await userEvent.type(box, "york leeds");
    expect(screen.getByText("No agency is found.")).toBeTruthy();
    await userEvent.click(chip(/^All/));
    expect(names()).toEqual(["Harbour HomesLeeds, York"]);
    await userEvent.clear(box);
    await userEvent.type(box, "oldmill.example");
    expect(names()).toEqual(["Old Mill Estates"]);
  });
});

describe("new applications of an agency", () => {
  test("are stopped with a reason, which is needed", async () => {
    const desk = await openAgency({}, { StopAgency: () => ({ stopAgency: anAgency() }) });
    await userEvent.click(screen.getByRole("button", { name: "Stop new applications" }));
    const dialog = within(screen.getByRole("dialog", { name: "Stop new applications of Harbour Homes?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Stop new applications" }));
    expect(await dialog.findByText("Enter the reason")).toBeTruthy();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Three invoices are unpaid");
    await userEvent.click(dialog.getByRole("button", { name: "Stop new applications" }));
    expect(await screen.findByText("New applications are stopped.")).toBeTruthy();
    expect(desk.sent("StopAgency")).toEqual([{ id: "agency-1", reason: "Three invoices are unpaid" }]);
  });

  test("that are stopped say so with the reason, and are taken again", async () => {
    const stop = {
      __typename: "AgencyStop",
      reason: "Three invoices are unpaid",
      by: "Ruth Hale",
      at: "2026-11-28T10:00:00Z",
    };
    const desk = await openAgency(
      { isStopped: true, stop },
      { StartAgencyAgain: () => ({ startAgencyAgain: anAgency() }) },
    );
    expect(screen.getByText("Ruth Hale stopped new applications on 28 November 2026")).toBeTruthy();
    expect(screen.getByText("Three invoices are unpaid")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Stop new applications" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Take them again" }));
    expect(await screen.findByText("New applications are taken again.")).toBeTruthy();
    expect(desk.sent("StartAgencyAgain")).toEqual([{ id: "agency-1" }]);
  });
});

test("an agency is added by its name, and its page opens", async () => {
  const { sent, address } = await openDesk({
    path: "/console/agencies",
    roles,
    answers: {
      Agencies: () => ({ agencies: [], policyNames }),
      AddAgency: () => ({ addAgency: anAgency() }),
      AgencyDesk: () => ({ agency: anAgency(), policyNames }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add an agency" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Add it" }));
  expect(await dialog.findByText("Enter the name")).toBeTruthy();
  await userEvent.type(dialog.getByRole("textbox"), "Harbour Homes");
  await userEvent.click(dialog.getByRole("button", { name: "Add it" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Harbour Homes" })).toBeTruthy();
  expect(address()).toBe("/console/agencies/agency-1");
  expect(sent("AddAgency")).toEqual([{ name: "Harbour Homes" }]);
});

test("a page of an unknown agency is not found", async () => {
  await openAgency({}, { AgencyDesk: () => refusedWith("NOT_FOUND") });
  expect(await screen.findByText("This page does not exist")).toBeTruthy();
});

describe("the contacts", () => {
  const change = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Change: Contacts" }));
    return within(screen.getByRole("dialog", { name: "Change the contacts of Harbour Homes" }));
  };

  test("are changed in a dialog that shows those of now", async () => {
    const set = () => ({ setAgencyContacts: [anAgency({ complianceEmail: "mlro@harbour.example" })] });
    const { sent } = await openAgency({}, { SetAgencyContacts: set });
    const dialog = await change();
    expect(dialog.getByRole("textbox", { name: /^Office/ })).toHaveProperty(
      "value",
      "office@harbour.example",
    );
    await userEvent.type(
      dialog.getByRole("textbox", { name: /^Compliance contact/ }),
      "mlro@harbour.example",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Contacts saved.")).toBeTruthy();
    expect(sent("SetAgencyContacts")).toEqual([
      { id: "agency-1", email: "office@harbour.example", complianceEmail: "mlro@harbour.example" },
    ]);
  });

  test("that are no addresses are refused at the field, and nothing is sent", async () => {
    const { sent } = await openAgency();
    const dialog = await change();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Compliance contact/ }), "mlro");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    const field = dialog.getByRole("textbox", { name: /^Compliance contact/ });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(sent("SetAgencyContacts")).toEqual([]);
  });
});

describe("the agreements in writing", () => {
  const add = () => userEvent.click(screen.getByRole("button", { name: "Add an agreement" }));
  const save = () =>
    userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));

  test("of a landlord has the name, the day and the file, which is sent at once", async () => {
    const calls = keeping();
    const { sent } = await openAgency(
      {},
      { WriteResponsibility: () => ({ writeResponsibility: [aResponsibility()] }) },
    );
    expect(screen.getByText("No agreement in writing is filed.")).toBeTruthy();
    await add();
    await save();
    expect(await screen.findByText("Write the landlord’s name")).toBeTruthy();
    expect(screen.getByText("Send the signed agreement: a PDF, JPG or PNG")).toBeTruthy();
    expect(sent("WriteResponsibility")).toEqual([]);
    await userEvent.type(screen.getByRole("textbox", { name: "Landlord" }), "R. Calvert");
    await typeDay(/^Agreed on/, ["3", "11", "2026"]);
    await choose("Vollmacht für Äpfel.pdf");
    expect(await screen.findByText("Vollmacht für Äpfel.pdf has arrived")).toBeTruthy();
    expect(calls).toMatchObject([
      {
        path: agencyFilesPath("agency-1"),
        init: {
          method: "POST",
          headers: {
            "content-type": "application/pdf",
            [FILE_NAME_HEADER]: encodeURIComponent("Vollmacht für Äpfel.pdf"),
          },
        },
      },
    ]);
    await save();
    expect(await screen.findByText("Agreement saved.")).toBeTruthy();
    expect(sent("WriteResponsibility")).toEqual([
      {
        agencyId: "agency-1",
        input: { isOfAgency: false, landlord: "R. Calvert", acceptedOn: "2026-11-03", fileId: "file-9" },
      },
    ]);
  });

  test("of the agency with us names no landlord", async () => {
    keeping();
    const { sent } = await openAgency({}, { WriteResponsibility: () => ({ writeResponsibility: [] }) });
    await add();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "What is agreed" }), "agency");
    expect(screen.queryByRole("textbox", { name: "Landlord" })).toBeNull();
    await typeDay(/^Agreed on/, ["3", "11", "2026"]);
    await choose();
    await screen.findByText("agreement.pdf has arrived");
    await save();
    await screen.findByText("Agreement saved.");
    expect(sent("WriteResponsibility")).toMatchObject([{ input: { isOfAgency: true, landlord: "" } }]);
  });

  test("of our own agency are those of landlords alone", async () => {
    await openAgency({ isOwn: true });
    await add();
    expect(screen.queryByRole("combobox", { name: "What is agreed" })).toBeNull();
    expect(screen.getByRole("textbox", { name: "Landlord" })).toBeTruthy();
  });

  test.each([
    [413, {}, "This file is too large"],
    [400, { code: "INFECTED" }, "This file has a virus"],
    [503, { code: "UNAVAILABLE" }, "This file did not arrive. Choose a PDF, JPG or PNG, or try again"],
  ])("a file that is refused with %s is said so at its field", async (status, body, text) => {
    keeping(status, body);
    await openAgency();
    await add();
    await choose();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  const filed = [
    aResponsibility(),
    aResponsibility({ id: "2", landlord: null, fileId: "file-2", fileName: "ours.pdf" }),
    aResponsibility({ id: "3", landlord: "S. Obi", endedOn: "2026-11-20" }),
  ];

  test("are listed with both sides, the day and the state", async () => {
    await openAgency({ responsibilities: filed });
    const table = within(screen.getByRole("table", { name: "Right to rent: responsibility in writing" }));
    expect(
      table
        .getAllByRole("row")
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole("cell")
            .map(({ textContent }) => textContent),
        ),
    ).toEqual([
      ["Harbour Homes", "3 November 2026", "agreement.pdf", "Holds", "End"],
      ["We", "3 November 2026", "ours.pdf", "Holds", "End"],
      ["Harbour Homes", "3 November 2026", "agreement.pdf", "Ended on 20 November 2026", ""],
    ]);
    expect(table.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "R. Calvert",
      "Harbour Homes",
      "S. Obi",
    ]);
  });

  test("are downloaded, and one that cannot be read is said so", async () => {
    const calls = keeping(410, { code: "FILE_GONE" });
    await openAgency({ responsibilities: filed });
    await userEvent.click(screen.getByRole("button", { name: "ours.pdf" }));
    expect(
      await screen.findByText("The file could not be read. Check your connection, then try again."),
    ).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual([agencyFilePath("agency-1", "file-2")]);
  });

  test("end on a day that is not before they were made", async () => {
    const { sent } = await openAgency(
      { responsibilities: filed },
      { EndResponsibility: () => ({ endResponsibility: [aResponsibility({ endedOn: "2026-11-30" })] }) },
    );
    await userEvent.click(screen.getByRole("button", { name: "End the agreement of R. Calvert" }));
    const dialog = within(screen.getByRole("dialog"));
    const day = dialog.getByRole("textbox", { name: "Month" });
    await userEvent.clear(day);
    await userEvent.type(day, "10");
    await userEvent.click(dialog.getByRole("button", { name: "End the agreement" }));
    expect(await dialog.findByText("It cannot end before it was agreed")).toBeTruthy();
    await userEvent.clear(day);
    await userEvent.type(day, "11");
    await userEvent.click(dialog.getByRole("button", { name: "End the agreement" }));
    expect(await screen.findByText("Agreement ended.")).toBeTruthy();
    expect(sent("EndResponsibility")).toEqual([{ id: "1", endedOn: "2026-11-30" }]);
  });
});

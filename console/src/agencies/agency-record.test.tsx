// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { anAgency, choose, keeping, openAgency, typeDay } from "../testing/fake-agency.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const save = () => userEvent.click(dialog().getByRole("button", { name: "Save" }));
const type = async (name: RegExp, text: string) => {
  await userEvent.clear(dialog().getByRole("textbox", { name }));
  if (text !== "") await userEvent.type(dialog().getByRole("textbox", { name }), text);
};

describe("the names and contact", () => {
  test("are changed, and a link without https is refused at its field", async () => {
    const { sent } = await openAgency({}, { SetAgencyDetails: () => ({ setAgencyDetails: anAgency() }) });
    await press("Change: Name and contact");
    await type(/^Website/, "harbour.example");
    await save();
    expect(await dialog().findByText("Enter a whole address that begins with https://")).toBeTruthy();
    expect(sent("SetAgencyDetails")).toEqual([]);
    await type(/^Website/, "https://harbour.example");
    await userEvent.selectOptions(dialog().getByRole("combobox", { name: /^Language/ }), "pt");
    await save();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(sent("SetAgencyDetails")).toEqual([
      {
        id: "agency-1",
        input: {
          name: "Harbour Homes",
          registeredName: "Harbour Homes Ltd",
          phone: "",
          website: "https://harbour.example",
          replyEmail: "",
          language: "pt",
        },
      },
    ]);
  });

  test("show a name that is taken", async () => {
    const issues = [{ field: "name", code: "agency.validations.nameTaken" }];
    await openAgency({}, { SetAgencyDetails: () => refusedWith("INVALID_INPUT", issues) });
    await press("Change: Name and contact");
    await save();
    expect(await dialog().findByText("Another agency has this name")).toBeTruthy();
  });
});

describe("the policies and the promise", () => {
  test("are shown by title, one that is over with a word", async () => {
    await openAgency({ allowedPolicies: ["identity-only", "students"], standardPolicy: "students" });
    expect(screen.getByText("Identity only, Students (not in force)")).toBeTruthy();
    expect(screen.getByText("Students (not in force)")).toBeTruthy();
    expect(screen.getByText("2 working days")).toBeTruthy();
  });

  test("have a default among the ticked ones", async () => {
    const { sent } = await openAgency({}, { SetAgencyPolicies: () => ({ setAgencyPolicies: anAgency() }) });
    await press("Change: Policies and promise");
    expect(dialog().queryByRole("checkbox", { name: /^Students/ })).toBeNull();
    await userEvent.click(dialog().getByRole("checkbox", { name: "England" }));
    await type(/^Promise/, "21");
    await save();
    expect(await dialog().findByText("Choose one of the policies that are ticked")).toBeTruthy();
    expect(dialog().getByText("Enter a whole number of days, at most 20")).toBeTruthy();
    await userEvent.selectOptions(dialog().getByRole("combobox"), "england-default");
    await type(/^Promise/, "");
    await save();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(sent("SetAgencyPolicies")).toEqual([
      {
        id: "agency-1",
        input: { allowed: ["england-default"], standard: "england-default", promiseDays: null },
      },
    ]);
  });
});

describe("the branches", () => {
  const branch = (given = {}) => ({
    __typename: "AgencyBranch",
    id: "leeds",
    name: "Leeds",
    address: "2 Calverley Court\nLeeds",
    phone: null,
    isClosed: false,
    isUsed: true,
    openApplications: 24,
    ...given,
  });

  test("are listed, and a closed one has no button", async () => {
    await openAgency({ branches: [branch(), branch({ id: "york", name: "York", isClosed: true })] });
    const table = within(screen.getByRole("table", { name: "Branches" }));
    expect(
      table
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(["Leeds2 Calverley Court, Leeds24ChangeClose", "York (closed)2 Calverley Court, Leeds24"]);
  });

  test("are added with a name and an address", async () => {
    const { sent } = await openAgency({}, { AddAgencyBranch: () => ({ addAgencyBranch: anAgency() }) });
    await press("Add a branch");
    await save();
    expect(await dialog().findByText("Enter the address")).toBeTruthy();
    await type(/^Branch/, "Leeds");
    await type(/^Address/, "2 Calverley Court");
    await save();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    const input = { name: "Leeds", address: "2 Calverley Court", phone: "" };
    expect(sent("AddAgencyBranch")).toEqual([{ agencyId: "agency-1", input }]);
  });

  test("are changed", async () => {
    const { sent } = await openAgency(
      { branches: [branch()] },
      { ChangeAgencyBranch: () => ({ changeAgencyBranch: anAgency() }) },
    );
    await press("Change Leeds");
    await type(/^Branch/, "Leeds North");
    await save();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(sent("ChangeAgencyBranch")).toMatchObject([{ id: "leeds", input: { name: "Leeds North" } }]);
  });

  test.each([
    ["Close", true],
    ["Remove", false],
  ])("are ended by %s, if one is used: %s", async (word, isUsed) => {
    const { sent } = await openAgency(
      { branches: [branch({ isUsed })] },
      { EndAgencyBranch: () => ({ endAgencyBranch: anAgency() }) },
    );
    await press(`${word} Leeds`);
    await userEvent.click(dialog().getByRole("button", { name: word }));
    expect(await screen.findByText("Branch ended.")).toBeTruthy();
    expect(sent("EndAgencyBranch")).toEqual([{ id: "leeds" }]);
  });
});

describe("the agreements", () => {
  test("on personal data have a role, a day and a file", async () => {
    keeping();
    const { sent } = await openAgency({}, { WriteDataAgreement: () => ({ writeDataAgreement: anAgency() }) });
    await press("File an agreement: Personal data");
    await save();
    expect(await dialog().findByText("Send the signed agreement: a PDF, JPG or PNG")).toBeTruthy();
    await userEvent.selectOptions(dialog().getByRole("combobox", { name: "Our role" }), "processor");
    await typeDay(/^Agreed on/, ["3", "11", "2026"]);
    await choose();
    await screen.findByText("agreement.pdf has arrived");
    await save();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(sent("WriteDataAgreement")).toEqual([
      { agencyId: "agency-1", role: "processor", agreedOn: "2026-11-03", fileId: "file-9" },
    ]);
  });

  test("on the terms have a version, a person and a day", async () => {
    const { sent } = await openAgency({}, { AcceptAgencyTerms: () => ({ acceptAgencyTerms: anAgency() }) });
    await press("Record an acceptance: Terms");
    await type(/^Version/, "3.1");
    await save();
    expect(await dialog().findByText("Enter the name of the person")).toBeTruthy();
    await type(/^Accepted by/, "Joanna Hartley");
    await typeDay(/^Accepted on/, ["3", "11", "2026"]);
    await save();
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(sent("AcceptAgencyTerms")).toEqual([
      { agencyId: "agency-1", version: "3.1", acceptedBy: "Joanna Hartley", acceptedOn: "2026-11-03" },
    ]);
  });

  test("are shown with their day and the colleague", async () => {
    await openAgency({
      dataAgreement: {
        __typename: "DataAgreement",
        role: "controller",
        agreedOn: "2026-11-03",
        fileId: "file-1",
        fileName: "data.pdf",
        by: "Ruth Adeyemi",
      },
      terms: {
        __typename: "AcceptedTerms",
        version: "3.1",
        acceptedOn: "2026-11-04",
        acceptedBy: "Joanna Hartley",
        by: "Ruth Adeyemi",
      },
    });
    expect(screen.getByText("Controller: we decide ourselves")).toBeTruthy();
    expect(screen.getByText("3 November 2026, filed by Ruth Adeyemi")).toBeTruthy();
    expect(screen.getByRole("button", { name: "data.pdf" })).toBeTruthy();
    expect(screen.getByText("4 November 2026, recorded by Ruth Adeyemi")).toBeTruthy();
  });
});

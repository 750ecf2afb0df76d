// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { panel, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { heldByMe } from "../../testing/fake-case.ts";
import { aResult, aSlot } from "../../testing/fake-outside.ts";
import { showCase } from "../../testing/show-case.tsx";
import "./outside-panel.tsx";

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const creditFile = { ...heldByMe, outsideSlots: [aSlot("CREDIT_FILE")] };

const prepared = () => ({
  prepareOutsideFile: {
    __typename: "SignedOutsideForm",
    uploadId: "upload-1",
    url: "http://localhost:8080/wizard/storage",
    fields: [{ __typename: "SignedField", name: "key", value: "amara/file.pdf" }],
  },
});

/** The case with its panel, which is a chunk of its own. */
const showResults: typeof showCase = async (...given) => {
  const shown = await showCase(...given);
  await screen.findByRole("region", { name: "Outside results" });
  return shown;
};

const results = () => panel("Outside results");
const field = (name: string) => results().getByRole<HTMLInputElement>("textbox", { name });

const chooseFile = async (name = "report.pdf", type = "application/pdf") => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("No file can be chosen");
  await userEvent.upload(input, new File(["content"], name, { type }), { applyAccept: false });
};

const fillIn = async () => {
  await userEvent.type(field("Provider"), "Experian");
  await userEvent.type(field("Day"), "1");
  await userEvent.type(field("Month"), "3");
  await userEvent.type(field("Year"), "2026");
  await chooseFile();
  await userEvent.type(field("Court judgments that are not satisfied"), "1");
  await userEvent.selectOptions(results().getByRole("combobox", { name: "Insolvency" }), "No insolvency");
  await userEvent.click(results().getByRole("radio", { name: "Counts against them" }));
  await userEvent.type(field("Why"), "A judgment of £900 is not satisfied.");
};

describe("the outside results of a case", () => {
  test("are not shown where the policy asks for none", async () => {
    await showCase(heldByMe);
    expect(screen.queryByRole("region", { name: "Outside results" })).toBeNull();
  });

  test("that are missing are named, and recorded by the reviewer of the case alone", async () => {
    await showResults({ outsideSlots: [aSlot("CREDIT_FILE"), aSlot("OTHER_SCREENING")] });
    expect(results().getAllByText("Not recorded yet. Nobody is accepted without it.")).toHaveLength(2);
    expect(results().getByText("Take the case to record a result.")).toBeTruthy();
    expect(results().queryByRole("button", { name: "Record a result" })).toBeNull();
  });

  test("show what was recorded, and what has grown too old", async () => {
    await showResults({ ...creditFile, outsideResults: [aResult()] });
    expect(results().getByText("Counts against them")).toBeTruthy();
    expect(results().getByText(/^Experian, 1 Mar/)).toBeTruthy();
    expect(results().getByText(/1 judgment that is not satisfied/)).toBeTruthy();
    cleanup();
    await showResults({ ...creditFile, outsideResults: [aResult({ isTooOld: true })] });
    expect(results().getByText("Too old. Nobody is accepted without a newer one.")).toBeTruthy();
  });

  test("lead to their files, and to those of earlier results, which count no more", async () => {
    const earlier = aResult({ id: "1", isTooOld: true });
    await showResults({ ...creditFile, outsideResults: [aResult({ id: "2" })], earlierOutside: [earlier] });
    expect(results().getByRole("heading", { name: "1 earlier result" })).toBeTruthy();
    expect(results().queryByText(/^Too old/)).toBeNull();
    expect(
      results()
        .getAllByRole("link", { name: "Open the file" })
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/console/cases/amara/outside-results/2", "/console/cases/amara/outside-results/1"]);
  });

  test("are recorded with the file that was sent", async () => {
    const { sent } = await showResults(creditFile, {
      PrepareOutsideFile: prepared,
      RecordOutsideResult: () => ({ recordOutsideResult: true }),
    });
    await press("Record a result");
    await fillIn();
    expect(await results().findByText("report.pdf has arrived")).toBeTruthy();
    expect(sent("PrepareOutsideFile")).toEqual([{ partyId: "amara", fileType: "application/pdf" }]);
    expect(fetch).toHaveBeenCalledWith(
      "http://localhost:8080/wizard/storage",
      expect.objectContaining({ method: "POST" }),
    );
    await press("Record it");
    expect(sent("RecordOutsideResult")).toEqual([
      {
        partyId: "amara",
        input: {
          kind: "CREDIT_FILE",
          title: "",
          provider: "Experian",
          madeOn: "2026-03-01",
          corrects: false,
          uploadId: "upload-1",
          ccjs: 1,
          insolvency: "none",
          verdict: "counts_against",
          reason: "A judgment of £900 is not satisfied.",
        },
      },
    ]);
    expect(await screen.findByText("Result recorded.")).toBeTruthy();
    expect(results().queryByRole("textbox")).toBeNull();
  });

  test("keep the keyboard's focus when the form opens and closes", async () => {
    await showResults(creditFile);
    await press("Record a result");
    expect(document.activeElement).toBe(field("Provider"));
    await press("Cancel");
    expect(document.activeElement).toBe(results().getByRole("button", { name: "Record a result" }));
  });

  test("show the server's issue at its field, and keep what was typed", async () => {
    await showResults(creditFile, {
      PrepareOutsideFile: prepared,
      RecordOutsideResult: () =>
        refusedWith("INVALID_INPUT", [
          { field: "uploadId", code: "outside.validations.scan" },
          { field: "madeOn", code: "outside.validations.tooOld", params: { max: 30 } },
        ]),
    });
    await press("Record a result");
    await fillIn();
    await results().findByText("report.pdf has arrived");
    await press("Record it");
    expect(await results().findByText(/still being scanned for viruses/)).toBeTruthy();
    expect(results().getByText("This is too old: the policy takes a result of at most 30 days")).toBeTruthy();
    expect(field("Provider").value).toBe("Experian");
    expect(field("Why").value).toBe("A judgment of £900 is not satisfied.");
  });

  test("are checked before they are sent: every wrong field says what to do", async () => {
    const { sent } = await showResults({ ...heldByMe, outsideSlots: [aSlot("OTHER_SCREENING")] });
    await press("Record a result");
    await press("Record it");
    for (const text of [
      "Write what was screened",
      "Write the name of the provider",
      "Enter the day of the result",
      "Choose a file: PDF, JPG or PNG",
      "Choose what it means",
    ]) {
      expect(results().getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field("What was screened"));
    expect(results().queryByRole("textbox", { name: "Court judgments that are not satisfied" })).toBeNull();
    expect(sent("RecordOutsideResult")).toEqual([]);
  });

  test("that are older than the one that counts are refused at the day, unless that was recorded wrongly", async () => {
    const newer = aResult({ madeOn: "2026-03-02" });
    const { sent } = await showResults(
      { ...creditFile, outsideResults: [newer] },
      { PrepareOutsideFile: prepared, RecordOutsideResult: () => ({ recordOutsideResult: true }) },
    );
    await press("Record a newer one");
    expect(results().queryByRole("checkbox")).toBeNull();
    await fillIn();
    await results().findByText("report.pdf has arrived");
    await press("Record it");
    expect(results().getByText("A newer result counts. Check the day")).toBeTruthy();
    expect(sent("RecordOutsideResult")).toEqual([]);
    await userEvent.click(
      results().getByRole("checkbox", { name: /^The result of 2 March 2026 was recorded/ }),
    );
    await press("Record it");
    expect(sent("RecordOutsideResult")).toMatchObject([{ input: { madeOn: "2026-03-01", corrects: true } }]);
  });

  test("FRM-311 (in part) keep a count of judgments as it is typed, and refuse what is no number", async () => {
    await showResults(creditFile);
    await press("Record a result");
    const count = field("Court judgments that are not satisfied");
    await userEvent.type(count, "1e3");
    await press("Record it");
    expect(count.value).toBe("1e3");
    expect(results().getByText("Enter a whole number from 0 to 99")).toBeTruthy();
  });

  test.each([
    ["notes.txt", 204, {}, /Choose a PDF, JPG or PNG, or try again$/],
    ["report.pdf", 400, { code: "INFECTED" }, /^This file has a virus/],
    ["report.pdf", 500, {}, /^This file did not arrive/],
  ])("say why a file was refused: %s, %i %j", async (name, status, body, text) => {
    vi.mocked(fetch).mockImplementation(async () =>
      status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
    );
    await showResults(creditFile, { PrepareOutsideFile: prepared });
    await press("Record a result");
    await chooseFile(name);
    expect(await results().findByText(text)).toBeTruthy();
  });
});

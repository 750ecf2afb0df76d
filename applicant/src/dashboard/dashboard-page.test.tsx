// @vitest-environment happy-dom

import "../testing/income-chunks.ts";
import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Answers,
  aMe,
  answersFor,
  aProgress,
  aRemedial,
  completedNow,
  startedNow,
  submittedNow,
} from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";

afterEach(cleanup);

type Case = Parameters<typeof aMe>[0];

const openDashboard = (given: Case, others?: Partial<Record<string, Answers>>) =>
  openApp({ path: "/dashboard", answers: answersFor(() => aMe(given), others) });

const halfway: Case = {
  progress: [
    aProgress(1, "IDENTITY", completedNow),
    aProgress(2, "INCOME", { ...startedNow, relatedObjectUuid: "income-1" }),
  ],
};
/** One section, its first question answered: half of the percentage, not half of the work. */
const begun: Case = {
  sections: [{ name: "IDENTITY", variant: "IDENTITY_DEFAULT", steps: [] }],
  progress: [aProgress(1, "IDENTITY", startedNow)],
};
const ready: Case = {
  progress: [
    aProgress(1, "IDENTITY", completedNow),
    aProgress(2, "INCOME", { ...completedNow, relatedObjectUuid: "guarantor-1" }),
    aProgress(3, "RESIDENCE", completedNow),
  ],
};
const sent: Case = {
  progress: [
    aProgress(1, "IDENTITY", submittedNow),
    aProgress(2, "INCOME", submittedNow),
    aProgress(3, "RESIDENCE", submittedNow),
  ],
};
const returned: Case = {
  progress: [
    ...(sent.progress ?? []),
    aProgress(5, "INCOME", { relatedObjectUuid: "income-1", remedialSectionUuid: "remedial-1" }),
  ],
  remedialSections: [aRemedial({ relatedObjectUuid: "income-1" })],
};

describe("what it says", () => {
  test("FRM-057 greets with the first name, capitalised", async () => {
    const { screen } = await openDashboard({});
    expect(await screen.findByRole("heading", { level: 1, name: "Hi Amara" })).toBeTruthy();
    await eventually(() => expect(document.title).toBe("Hi Amara – Latchkey"));
  });

  test("greets before there is a name", async () => {
    const { screen } = await openDashboard({ firstName: null });
    expect(await screen.findByRole("heading", { level: 1, name: "Hello" })).toBeTruthy();
  });

  test.each([
    [[{ language: "en", text: "Call us on 01632 960 001." }], "Call us on 01632 960 001.", "en"],
    [
      [
        { language: "de", text: "Rufen Sie uns an." },
        { language: "en", text: "Call us." },
      ],
      "Call us.",
      "en",
    ],
  ])(
    "shows what the policy tells applicants, in their language or in English",
    async (policyTexts, text, lang) => {
      const { screen } = await openDashboard({ ...halfway, policyTexts });
      expect((await screen.findByText(text)).closest("[lang]")?.getAttribute("lang")).toBe(lang);
    },
  );

  test("says that an application has ended, and offers neither questions nor the submission", async () => {
    const { screen } = await openDashboard({ ...ready, submitted: true, ended: true });
    expect(await screen.findByRole("heading", { level: 1, name: "Your application has ended" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /submit/i })).toBeNull();
    expect(screen.queryAllByRole("link", { name: /income|identity/i })).toEqual([]);
  });

  test("FRM-058 FRM-075 thanks once everything is submitted, with a contact link", async () => {
    const { screen } = await openDashboard(sent);
    expect(await screen.findByRole("heading", { level: 1, name: "Thank you, Amara" })).toBeTruthy();
    expect(screen.getByText("Sent on 12 March 2026")).toBeTruthy();
    const contact = screen.getByRole("link", { name: "Contact support" });
    expect(contact.getAttribute("href")).toMatch(/^mailto:/);
    expect(screen.queryByRole("button", { name: "Send my application" })).toBeNull();
  });

  test.each([
    ["fresh", {}, /needs three things/],
    ["begun", begun, /Your answers are saved. Continue whenever you like/],
    ["halfway", halfway, /You are halfway there/],
    ["ready", ready, /That was the last question/],
    ["sent", sent, /Your application is with our reviewers/],
    ["returned", returned, /need one more thing/],
  ] as const)("FRM-059 the info text of a case that is %s", async (_name, given, text) => {
    const { screen } = await openDashboard(given);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test.each([
    ["FRM-061 progress", halfway, "Your progress", "50%"],
    ["FRM-062 completed", ready, "All done. Ready to send", "100%"],
    ["FRM-061 remedial progress", returned, "Missing information", "0%"],
  ] as const)("FRM-060 %s", async (_name, given, label, percent) => {
    const { screen } = await openDashboard(given);
    const bar = await screen.findByRole("progressbar", { name: label });
    expect(bar.getAttribute("aria-valuetext")).toBe(percent);
  });
});

describe("the cards", () => {
  test("a request for one document names it", async () => {
    const { screen } = await openDashboard({
      progress: [...(sent.progress ?? []), aProgress(5, "IDENTITY", { remedialSectionUuid: "remedial-1" })],
      remedialSections: [
        aRemedial({
          section: "IDENTITY",
          start: "genericUpload",
          end: "genericUpload",
          documentType: "BIRTH_ADOPTION",
        }),
      ],
    });
    expect(await screen.findByText(/^Missing information: .*birth/i)).toBeTruthy();
    expect(screen.queryByText("Missing information: a document")).toBeNull();
  });

  test("FRM-065 FRM-068 FRM-083 are sorted by name", async () => {
    const { screen } = await openDashboard({});
    const list = await screen.findByRole("region", { name: "Sections" });
    const names = within(list).getAllByText(/^(?:Identity|Income|Residence)$/);
    expect(names.map(({ textContent }) => textContent)).toEqual(["Identity", "Income", "Residence"]);
  });

  test("FRM-066 FRM-070 lead to the section's route with the item's ids, and name the income", async () => {
    const { screen } = await openDashboard(halfway);
    const card = await screen.findByRole("link", { name: /Permanent job\/\s?Brightwater Bakery/ });
    expect(card.getAttribute("href")).toBe("/questions/income?progress_id=2&related_object_uuid=income-1");
  });

  test("FRM-071 name the guarantor", async () => {
    const { screen } = await openDashboard(ready);
    expect(await screen.findByRole("link", { name: /Guarantor\/\s?Ngozi Okafor/ })).toBeTruthy();
  });

  test("FRM-079 FRM-082 offer another income", async () => {
    const { screen } = await openDashboard(halfway);
    const card = await screen.findByRole("link", { name: /Additional income/ });
    expect(card.getAttribute("href")).toBe("/questions/income/add");
    expect(card.dataset.state).toBe("optional");
    expect(within(card).getByText("Add income")).toBeTruthy();
  });

  test("FRM-064 FRM-067 FRM-069 missing information comes first, with the step's name", async () => {
    const { screen } = await openDashboard(returned);
    const card = await screen.findByRole("link", { name: /Missing information: bank statement/ });
    expect(card.getAttribute("href")).toBe(
      "/questions/income?progress_id=5&related_object_uuid=income-1&remedial_uuid=remedial-1",
    );
    expect(within(card).getByText(/The document does not show your income/)).toBeTruthy();
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(["We need a little more", "Everything else"]);
    expect(screen.getByRole("separator")).toBeTruthy();
  });

  test("FRM-078 FRM-080 FRM-081 submitted ones are not links", async () => {
    const { screen } = await openDashboard(sent);
    expect(await screen.findAllByText("Submitted")).toHaveLength(3);
    expect(screen.queryByRole("link", { name: /Identity/ })).toBeNull();
  });

  test("a request says by which day to answer", async () => {
    const { screen } = await openDashboard({
      ...returned,
      remedialSections: [aRemedial({ relatedObjectUuid: "income-1", dueOn: "2026-03-26" })],
    });
    expect(await screen.findByText(/Please answer by 26 March 2026\.$/)).toBeTruthy();
  });

  test("FRM-224 SHR-023 a request without its progress item is reported and left out", async () => {
    const report = vi.spyOn(reporter, "report");
    const { screen } = await openDashboard({ ...sent, remedialSections: [aRemedial({ progressId: 99 })] });
    await screen.findByRole("heading", { name: "Thank you, Amara" });
    await eventually(() => expect(report).toHaveBeenCalledWith(expect.any(Error), "dashboard"));
  });
});

describe("the menu", () => {
  test.each([
    ["http://127.0.0.1:8025", ["/personas", "/personas"]],
    ["", []],
  ])("leads back to the people of a demo, and there alone: %j", async (outbox, addresses) => {
    document.head.innerHTML = `<meta name="latchkey-outbox" content="${outbox}">`;
    const { screen } = await openDashboard(ready);
    await screen.findByRole("button", { name: "Send my application" });
    const links = screen.queryAllByRole("link", { name: "Be somebody else", hidden: true });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(addresses.slice(0, links.length));
    expect(links.length > 0).toBe(addresses.length > 0);
    document.head.innerHTML = "";
  });
});

describe("the submission", () => {
  test("FRM-073 is closed until it is allowed, and says what is left", async () => {
    const { screen } = await openDashboard(halfway);
    const button = await screen.findByRole("button", { name: "Send my application" });
    expect(button.hasAttribute("disabled")).toBe(true);
    expect(screen.getByText("You can send it when all three are completed.")).toBeTruthy();
  });

  test("FRM-231 identity and income are not needed when somebody else pays", async () => {
    const { screen } = await openDashboard({
      someoneElsePays: true,
      progress: [aProgress(3, "RESIDENCE", completedNow)],
    });
    const button = await screen.findByRole("button", { name: "Send my application" });
    expect(button.hasAttribute("disabled")).toBe(false);
    expect(screen.getByText("Identity: not needed, because somebody else pays your rent")).toBeTruthy();
  });

  test("a card that is not needed says so, and the note counts only the others", async () => {
    const { screen } = await openDashboard({
      someoneElsePays: true,
      progress: [aProgress(2, "INCOME", completedNow)],
    });
    const card = await screen.findByRole("link", { name: /^Identity/ });
    expect(card.textContent).toContain("Not needed");
    expect(card.textContent).not.toContain("To do");
    expect(screen.getByText("You can send it when both are completed.")).toBeTruthy();
  });

  test("FRM-074 FRM-237 FRM-238 (in part) sends, fetches again, and counts the click", async () => {
    const clicked = vi.spyOn(analytics, "clickedSubmit");
    let isSent = false;
    const { screen, requests } = await openApp({
      path: "/dashboard",
      answers: answersFor(() => aMe(isSent ? sent : ready), {
        SetSubmitted: () => {
          isSent = true;
          const submittedValidation = {
            __typename: "Validation",
            uuid: "validation-1",
            validationSubmitted: true,
            turns: null,
          };
          return { data: { submitValidation: { __typename: "SubmitValidation", submittedValidation } } };
        },
      }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Send my application" }));
    const title = await screen.findByRole("heading", { level: 1, name: "Thank you, Amara" });
    expect(document.activeElement).toBe(title);
    expect(clicked).toHaveBeenCalledTimes(1);
    await eventually(() =>
      expect(requests).toEqual([
        "GetInitialData",
        "Dashboard",
        "SetSubmitted",
        "GetInitialData",
        "GetWizardProgressInfo",
        "Dashboard",
      ]),
    );
  });

  test("a refusal says what is missing", async () => {
    const { screen } = await openDashboard(ready, {
      SetSubmitted: () => ({
        errors: [
          { message: "no", extensions: { code: "SUBMISSION_NOT_ALLOWED", missing: ["INCOME", "RESIDENCE"] } },
        ],
      }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Send my application" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "This is still missing: Income and Residence.",
    );
  });

  test.each([
    ["an error of GraphQL", { errors: [{ message: "duplicate key in party_event" }] }, "party_event"],
    ["an error of the network", undefined, "Failed to fetch"],
  ])("FRM-379 the text of %s is not shown", async (_what, answer, text) => {
    const { screen, report } = await openDashboard(ready, { SetSubmitted: () => answer });
    await userEvent.click(await screen.findByRole("button", { name: "Send my application" }));
    expect((await screen.findByRole("alert")).textContent).toContain("We could not send your application");
    expect(String(report.mock.calls[0]?.[0])).toContain(text);
    expect(document.body.textContent).not.toContain(text);
  });

  test("FRM-378 no response says so too, and is reported as an error of GraphQL", async () => {
    const { screen, report } = await openDashboard(ready, { SetSubmitted: () => undefined });
    await userEvent.click(await screen.findByRole("button", { name: "Send my application" }));
    expect((await screen.findByRole("alert")).textContent).toContain("We could not send your application");
    expect(report.mock.calls).toEqual([[expect.any(Error), "graphql"]]);
  });
});

describe("the data", () => {
  test("FRM-232 come from the network on every visit", async () => {
    const { screen, requests } = await openDashboard({});
    await screen.findByRole("heading", { name: "Hi Amara" });
    expect(requests.filter((name) => name === "Dashboard")).toHaveLength(1);
    await userEvent.click(screen.getByRole("link", { name: /Income/ }));
    await screen.findByRole("heading", { name: "What other income do you have?" });
    await userEvent.click(screen.getByRole("link", { name: "Dashboard", hidden: true }));
    await screen.findByRole("heading", { name: "Hi Amara" });
    await eventually(() => expect(requests.filter((name) => name === "Dashboard")).toHaveLength(2));
  });

  test("FRM-369 without a latest validation the error page shows", async () => {
    const { screen } = await openDashboard({ validation: null });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  });
});

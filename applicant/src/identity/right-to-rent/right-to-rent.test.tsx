// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { everydayAnswers } from "@latchkey/domain/testing/identities.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { type Case, question } from "../../testing/open-identity.tsx";
import { choose, facts, goOn, open, radios, standing, uploaded } from "../../testing/open-right-to-rent.tsx";

afterEach(cleanup);

describe("primaryDocument", () => {
  test("IDN-057 offers what the nationality's rule has, and none", async () => {
    const { screen } = await open(standing("DE"), "primaryDocument");
    await question(screen, "How can you show your right to rent?");
    expect(radios(screen)).toEqual(["SHARE_CODE", "UK_BIOMETRIC_RESIDENCE", "UK_IMMIGRATION_STATUS", "none"]);
  });

  test("needs a choice", async () => {
    const { screen, sent } = await open(standing("DE"), "primaryDocument");
    await question(screen, "How can you show your right to rent?");
    await goOn(screen);
    expect(await screen.findByRole("link", { name: "Choose an option" })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test.each([
    ["IDN-076", /^A share code/, "Which other document can you show us?"],
    ["IDN-071", /^Biometric residence/, "You need a share code instead"],
    ["IDN-075", /^Immigration status/, "Add your document: Immigration status document"],
    ["IDN-077", /^I do not have any/, "Are you waiting for a decision on a visa?"],
  ])("%s %s leads to its own next step", async (_id, name, next) => {
    const { screen } = await open(standing("DE"), "primaryDocument");
    await question(screen, "How can you show your right to rent?");
    await choose(screen, name);
    await goOn(screen);
    await question(screen, next);
  });

  const visa = {
    primaryDocument: "TIME_LIMITED_PASSPORT",
    docSignposting: ["TIME_LIMITED_PASSPORT_PHOTO_PAGE"],
  };

  test("IDN-083 choosing after an expired visa discards its date and its notice", async () => {
    const expiry = { TIME_LIMITED_PASSPORT_VISA_PAGE: "2020-03-27" };
    const { screen, sent } = await open(
      standing("US", { ...visa, expiry, expiredVisa: "acknowledged" }),
      "primaryDocument",
    );
    await question(screen, "How can you show your right to rent?");
    await goOn(screen);
    await question(screen, "Before you take the photo");
    expect(sent[0]?.variables.answers).toEqual({ ...everydayAnswers, ...visa, expiry: {} });
  });

  test("IDN-083 another choice after an expired visa: Back leads past the visa, to the choice", async () => {
    const expiry = { TIME_LIMITED_PASSPORT_VISA_PAGE: "2020-03-27" };
    const understood = [...visa.docSignposting, "TIME_LIMITED_PASSPORT_VISA_PAGE"];
    const given = standing("US", { ...visa, docSignposting: understood, expiry }, [
      ...facts,
      "primaryDocument",
      "documentSignposting",
      "upload",
      "documentSignpostingBack",
    ]);
    const identityDocuments = [uploaded("TIME_LIMITED_PASSPORT_PHOTO_PAGE")];
    const { screen } = await open({ ...given, identityDocuments }, "expiredVisa");
    await question(screen, "Your visa has ended");
    await userEvent.click(screen.getByRole("button", { name: "Choose another way" }));
    await question(screen, "How can you show your right to rent?");
    await choose(screen, /^A share code/);
    await goOn(screen);
    await question(screen, "Which other document can you show us?");
    const back = () => userEvent.click(screen.getByRole("button", { name: "Back" }));
    await back();
    await question(screen, "How can you show your right to rent?");
    await back();
    await screen.findByText(new RegExp(`^Question ${facts.length}\\b`));
  });

  test("confirming the choice keeps a date that has not passed", async () => {
    const answers = { ...visa, expiry: { TIME_LIMITED_PASSPORT_VISA_PAGE: "2999-03-27" } };
    const { screen, sent } = await open(standing("US", answers), "primaryDocument");
    await question(screen, "How can you show your right to rent?");
    await goOn(screen);
    await question(screen, "Before you take the photo");
    expect(sent[0]?.variables.answers).toEqual({ ...everydayAnswers, ...answers });
  });
});

describe("secondary documents", () => {
  test("IDN-059 two of the same list, the second without the first; “other” means letters", async () => {
    const { screen } = await open(
      { ...standing("GB", { primaryDocument: "none" }), identityDocuments: [uploaded("DBS")] },
      "secondaryDocumentOne",
    );
    await question(screen, "Choose the first of two documents");
    expect(screen.getByRole("radio", { name: /^A letter that proves who you are/ })).toBeTruthy();
    await choose(screen, /^DBS certificate/);
    await goOn(screen);
    await question(screen, "Add your document: DBS certificate");
    await goOn(screen);
    await question(screen, "Choose the second document");
    expect(radios(screen)).toEqual(["BIRTH_ADOPTION", "UK_DRIVING_LICENCE", "ARMED_FORCES", "OTHER", "none"]);
  });

  test("IDN-085 IDN-091 none is acknowledged for this choice, and the second is asked", async () => {
    const { screen, sent } = await open(standing("GB", { primaryDocument: "none" }), "secondaryDocumentOne");
    await question(screen, "Choose the first of two documents");
    await choose(screen, /^I do not have any/);
    await goOn(screen);
    await question(screen, "You do not have such a document");
    await goOn(screen);
    await question(screen, "Choose the second document");
    expect(sent.at(-1)?.variables.answers).toMatchObject({ noneOf: ["secondaryDocumentOne"] });
    await choose(screen, /^I do not have any/);
    await goOn(screen);
    await question(screen, "You do not have such a document");
    await goOn(screen);
    await eventually(() => expect(sent.at(-1)?.variables.completed).toBe(true));
    expect(sent.at(-1)?.variables.answers).toMatchObject({
      noneOf: ["secondaryDocumentOne", "secondaryDocumentTwo"],
    });
  });

  test("a visitor proves when they arrived", async () => {
    const given = standing("US", { primaryDocument: "PASSPORT" });
    const { screen } = await open(
      { ...given, identityDocuments: [uploaded("PASSPORT")] },
      "secondaryDocumentOne",
    );
    await question(screen, "Can you show when you came to the UK?");
    expect(radios(screen)).toEqual(["TRAVEL_BOOKING", "none"]);
  });
});

describe("the share code", () => {
  const answers = { primaryDocument: "SHARE_CODE", secondaryDocumentOne: "PASSPORT" };
  const openCode = async (given: Case = {}, more: object = {}) => {
    const app = await open(
      { ...standing("DE", { ...answers, ...more }), identityDocuments: [uploaded("PASSPORT")], ...given },
      "shareCode",
    );
    await question(app.screen, "What is your share code?");
    return { ...app, field: app.screen.getByRole("textbox", { name: "Share code" }) };
  };

  test("IDN-067 IDN-068 one field, and a link that opens in a new tab and says so", async () => {
    const { screen } = await openCode();
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    const link = screen.getByRole("link", { name: /Get a share code on GOV.UK \(opens in a new tab\)/ });
    expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      "https://www.gov.uk/prove-right-to-rent",
      "_blank",
      "noopener noreferrer",
    ]);
  });

  test.each([
    ["IDN-108 nothing", "", /^Enter your share code/],
    ["IDN-108 too short", "R12", /^A share code has nine letters and numbers/],
    ["for work", "w12 34a bcd", /^This is a code for work/],
    ["for immigration status", "S1234ABCD", /^This is a code for your immigration status/],
  ])("%s is refused with advice", async (_what, typed, words) => {
    const { screen, sent, field } = await openCode();
    if (typed) await userEvent.type(field, typed);
    await goOn(screen);
    expect(await screen.findByRole("link", { name: words })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test("another first letter than R causes a warning, seen before the code is sent, but does not block", async () => {
    const { screen, sent, field } = await openCode();
    await userEvent.type(field, "K12 34A BCD");
    expect(screen.getByText(/usually begin with R/)).toBeTruthy();
    await goOn(screen);
    expect((await screen.findByRole("alert")).textContent).toContain("usually begin with R");
    expect(sent).toEqual([]);
    await goOn(screen);
    await eventually(() => expect(sent).toHaveLength(1));
  });

  test("is sent with MutateMeRTR and completes the section; the groups stay as typed", async () => {
    const { screen, sent, field } = await openCode({}, { withoutShareCode: "yes" });
    expect(screen.getByText("You told us that you do not have a share code")).toBeTruthy();
    await userEvent.type(field, "R12 34A BCD");
    expect(field.getAttribute("value")).toBe("R12 34A BCD");
    await goOn(screen);
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.operationName).toBe("MutateMeRTR");
    expect(sent[0]?.variables).toMatchObject({ shareCode: "R12 34A BCD", completed: true, answers });
    expect(sent[0]?.variables.answers).not.toHaveProperty("withoutShareCode");
  });

  test("“I do not have a share code” is an answer, and removes a given code", async () => {
    const { screen, sent } = await openCode({ shareCode: "R1234ABCD" });
    await userEvent.click(screen.getByRole("button", { name: "I do not have a share code" }));
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({
      shareCode: null,
      completed: true,
      answers: { withoutShareCode: "yes" },
    });
  });
});

describe("notices", () => {
  test("IDN-066 IDN-072 biometricEducation says what to do instead", async () => {
    const { screen, sent } = await open(
      standing("DE", { primaryDocument: "UK_BIOMETRIC_RESIDENCE" }),
      "biometricEducation",
    );
    await question(screen, "You need a share code instead");
    const link = screen.getByRole("link", { name: /opens in a new tab/ });
    expect(link.getAttribute("href")).toBe("https://www.gov.uk/view-prove-immigration-status");
    await goOn(screen);
    await question(screen, "Which other document can you show us?");
    expect(sent[0]?.variables.answers).toMatchObject({ biometricEducation: "understood" });
  });

  test.each([
    ["ongoing_visa_application", /^Yes, I have applied/, true],
    ["no_application", /^No, I have no application/, false],
  ])("IDN-065 IDN-078 %s changes what is offered next", async (status, name, hasLetter) => {
    const { screen, sent } = await open(standing("DE", { primaryDocument: "none" }), "status");
    await question(screen, "Are you waiting for a decision on a visa?");
    await choose(screen, name);
    await goOn(screen);
    await question(screen, "Which other document can you show us?");
    expect(radios(screen).includes("UK_VISA_APPLICATION_LETTER")).toBe(hasLetter);
    expect(sent[0]?.variables.answers).toMatchObject({ status });
  });
});

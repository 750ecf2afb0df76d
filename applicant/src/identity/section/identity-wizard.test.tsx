// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Answer,
  type Answers,
  aMe,
  aProgress,
  completedNow,
  submittedNow,
} from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import {
  atDocuments,
  identityOnly,
  nationalityOf,
  openIdentity,
  question,
  questions,
  rightToRentOnly,
  steps,
} from "../../testing/open-identity.tsx";

afterEach(cleanup);

describe("on opening", () => {
  test("a new applicant starts with the first question", async () => {
    const { screen } = await openIdentity({ firstName: null });
    await question(screen, questions.name);
    expect(screen.getByText(/^Question 1\b/)).toBeTruthy();
  });

  test("a returning applicant continues where they stopped, on any device", async () => {
    const { screen } = await openIdentity(atDocuments);
    await question(screen, questions.documents);
    expect(screen.getByText(new RegExp(`^Question ${steps.length}\\b`))).toBeTruthy();
  });

  test("a step in the URL is shown if it was reached", async () => {
    const { screen } = await openIdentity(atDocuments, "/questions/identity/birthdate");
    await question(screen, questions.birthdate);
    const parts = screen.getAllByRole("textbox").map((input) => input.getAttribute("value"));
    expect(parts).toEqual(["17", "05", "1990"]);
  });

  test("a step in the URL that was not reached is not shown", async () => {
    const { screen } = await openIdentity(atDocuments, "/questions/identity/uploadBack");
    await question(screen, questions.documents);
  });

  test("a completed section starts at its beginning", async () => {
    const progress = [
      aProgress(7, "IDENTITY", {
        ...completedNow,
        completedSteps: [...steps, "none"],
        answers: { documents: "none", none: "acknowledged" },
      }),
    ];
    const { screen } = await openIdentity({ ...nationalityOf, progress });
    await question(screen, questions.name);
  });

  test("FRM-081 a submitted section does not open", async () => {
    const progress = [aProgress(7, "IDENTITY", submittedNow)];
    const { screen } = await openIdentity({ ...nationalityOf, progress });
    await question(screen, "Thank you, Amara");
  });

  test("IDN-055 IDN-070 the right-to-rent variant asks its own questions", async () => {
    const { screen } = await openIdentity({ ...atDocuments, sections: rightToRentOnly });
    await question(screen, "How can you show your right to rent?");
    expect(screen.getByText(new RegExp(`^Question ${steps.length}\\b`))).toBeTruthy();
  });
});

describe("the error page", () => {
  test("FRM-125 shows when the data fail to load; trying again loads them", async () => {
    const me = vi.fn<() => Answer>(() => undefined);
    const known = { data: { me: aMe({ sections: identityOnly }) } };
    const answers: Answers = ({ operationName }) => (operationName === "Me" ? me() : known);
    const { screen } = await openApp({ path: "/questions/identity/name", answers });
    await question(screen, "Something went wrong");
    expect(screen.getByText("500")).toBeTruthy();
    me.mockReturnValue(known);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await question(screen, questions.name);
  });

  test.each([
    ["an error of GraphQL", { errors: [{ message: "duplicate key in party_event" }] }],
    ["an error of the network", undefined],
  ])("FRM-379 the text of %s is shown neither here nor when a save fails", async (_what, answer) => {
    const known = { data: { me: aMe({ sections: identityOnly }) } };
    let failing = "Me";
    const answers: Answers = ({ operationName }) => (operationName === failing ? answer : known);
    const { screen, report } = await openApp({ path: "/questions/identity/name", answers });
    await question(screen, "Something went wrong");
    failing = "MutateMe";
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await question(screen, questions.name);
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(String(report.mock.lastCall?.[0])).toMatch(/party_event|Failed to fetch/);
    expect(document.body.textContent).not.toMatch(/party_event|Failed to fetch/);
  });

  test("FRM-125 shows when there is no validation", async () => {
    const { screen } = await openIdentity({ validation: null });
    await question(screen, "Something went wrong");
  });

  test("FRM-124 SHR-060 shows when a step fails to render", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(Intl, "DisplayNames").mockImplementation(function fail() {
      throw new RangeError("No such language");
    });
    const { screen, report } = await openIdentity(atDocuments, "/questions/identity/nationality");
    await question(screen, "Something went wrong");
    expect(screen.getByText("500")).toBeTruthy();
    expect(report).not.toHaveBeenCalledWith(expect.anything(), "graphql");
  });
});

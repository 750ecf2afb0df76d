// @vitest-environment happy-dom
import { cleanup, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answer, type Answers, aProgress, completedNow, startedNow } from "../testing/fake-server.ts";
import {
  atDocuments,
  nationalityOf,
  openIdentity,
  press,
  pressUntil,
  question,
  questions,
  saves,
  steps,
} from "../testing/open-identity.tsx";

afterEach(cleanup);

describe("Continue", () => {
  test("sends the step's facts and its progress in one request", async () => {
    const { screen, sent } = await openIdentity({ firstName: null });
    await question(screen, questions.name);
    await userEvent.type(screen.getByRole("textbox", { name: "First name" }), "  Amara ");
    await press(screen);
    await question(screen, questions.birthdate);
    expect(sent.map(({ operationName }) => operationName)).toEqual(["MutateMe"]);
    expect(sent[0]?.variables).toMatchObject({
      firstName: "Amara",
      lastName: "Okafor",
      saveProgress: true,
      section: "IDENTITY",
      completedSteps: ["name"],
      completed: false,
    });
    expect(sent[0]?.variables).not.toHaveProperty("nationality");
  });

  test("of a choice sends only its progress, with the answers so far", async () => {
    const { screen, sent } = await openIdentity(atDocuments);
    await question(screen, questions.documents);
    await userEvent.click(screen.getByRole("radio", { name: "I do not have any of these" }));
    await press(screen);
    await question(screen, "You have no document to show");
    expect(sent.map(({ operationName }) => operationName)).toEqual(["MutateProgress"]);
    expect(sent[0]?.variables).toMatchObject({
      id: 7,
      name: "IDENTITY",
      completedSteps: steps,
      completed: false,
      answers: { documents: "none" },
    });
  });

  test("IDN-019 IDN-032 acknowledging that there is no document completes the section", async () => {
    const progress = [
      aProgress(7, "IDENTITY", { ...startedNow, completedSteps: steps, answers: { documents: "none" } }),
    ];
    const { screen, sent } = await openIdentity({ ...nationalityOf, progress });
    await question(screen, "You have no document to show");
    await press(screen);
    await question(screen, "Hi Amara");
    expect(sent[0]?.variables).toMatchObject({ completed: true, answers: { none: "acknowledged" } });
  });

  test("FRM-266 a completed record gets the facts without progress", async () => {
    const progress = [
      aProgress(7, "IDENTITY", {
        ...completedNow,
        completedSteps: [...steps, "none"],
        answers: { documents: "none", none: "acknowledged" },
      }),
    ];
    const { screen, sent } = await openIdentity({ ...nationalityOf, progress });
    await question(screen, questions.name);
    await press(screen);
    await question(screen, questions.birthdate);
    expect(sent[0]?.variables).toMatchObject({ firstName: "amara", saveProgress: false });
  });

  test("FRM-266 a record whose completion the server revoked is completed again", async () => {
    const completed = {
      ...completedNow,
      completedSteps: [...steps, "none"],
      answers: { documents: "none", none: "acknowledged" },
    };
    const given = { ...nationalityOf, progress: [aProgress(7, "IDENTITY", completed)] };
    const reopened = { ...given, progress: [aProgress(7, "IDENTITY", { ...completed, completedDtm: null })] };
    const { screen, sent } = await openIdentity(given, "/questions/identity/nationality", saves(reopened));
    await question(screen, questions.nationality);
    await press(screen);
    await waitFor(() => expect(sent[0]?.variables).toMatchObject({ saveProgress: false }));
    await pressUntil(screen, "You have no document to show");
    await press(screen);
    await question(screen, "Hi Amara");
    expect(sent.at(-1)?.variables).toMatchObject({ completed: true });
  });

  const refused = (extensions: object): Answer => ({ errors: [{ message: "no", extensions }] });

  test("a server error is shown at its field, and the step stays", async () => {
    const issues = [{ field: "lastName", code: "validation.name.pattern" }];
    const { screen } = await openIdentity({}, undefined, () => refused({ code: "INVALID_INPUT", issues }));
    await question(screen, questions.name);
    await press(screen);
    expect((await screen.findByRole("alert")).textContent).toContain("We could not accept this answer");
    const field = screen.getByRole("textbox", { name: "Last name" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const described = field.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toContain("Use letters, spaces, hyphens");
  });

  test("a save without a response says so and keeps what was typed; the retry sends the current values", async () => {
    const others = vi.fn<Answers>(saves({}));
    others.mockReturnValueOnce(undefined);
    const { screen, sent } = await openIdentity({}, undefined, others);
    await question(screen, questions.name);
    await press(screen);
    const alert = await screen.findByRole("alert");
    await userEvent.type(screen.getByRole("textbox", { name: "First name" }), "lia");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await question(screen, questions.birthdate);
    expect(sent.map(({ variables }) => variables.firstName)).toEqual(["amara", "amaralia"]);
  });

  test("REL-03 (in part) of what another tab has changed says so; keeping one's own sends it again, without what was read before", async () => {
    const others = vi.fn<Answers>(saves({}));
    others.mockReturnValueOnce(refused({ code: "CHANGED_ELSEWHERE" }));
    const { screen, sent } = await openIdentity({}, undefined, others);
    await question(screen, questions.name);
    await press(screen);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("This was answered somewhere else");
    expect(sent[0]?.variables.before).toMatchObject({ firstName: "amara", lastName: "Okafor" });
    await userEvent.click(within(alert).getByRole("button", { name: "Keep what I have here" }));
    await question(screen, questions.birthdate);
    expect(sent[1]?.variables).toMatchObject({ firstName: "amara" });
    expect(sent[1]?.variables.before).toBeUndefined();
  });

  test("REL-03 (in part) of a choice sends what the page had read; the newer answers are one press away", async () => {
    const { screen, sent } = await openIdentity(atDocuments, undefined, () =>
      refused({ code: "CHANGED_ELSEWHERE" }),
    );
    await question(screen, questions.documents);
    await userEvent.click(screen.getByRole("radio", { name: "I do not have any of these" }));
    await press(screen);
    const alert = await screen.findByRole("alert");
    expect(sent[0]?.variables).toMatchObject({ answers: { documents: "none" }, answersBefore: {} });
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
    await userEvent.click(within(alert).getByRole("button", { name: "Show the newer answers" }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("of a section that was submitted meanwhile leads to the dashboard", async () => {
    const { screen } = await openIdentity({}, undefined, () => refused({ code: "ALREADY_SUBMITTED" }));
    await question(screen, questions.name);
    await press(screen);
    await question(screen, "Hi Amara");
  });

  test("FRM-242 that the server's walk does not follow leads to the error page", async () => {
    const { screen } = await openIdentity({}, undefined, () => refused({ code: "PROGRESS_NOT_REACHABLE" }));
    await question(screen, questions.name);
    await press(screen);
    await question(screen, "Something went wrong");
  });
});

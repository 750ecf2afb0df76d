// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup, fireEvent, screen as page } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aHeldAnswer } from "../testing/endpoint.ts";
import { openMembers } from "../testing/open-members.tsx";

afterEach(cleanup);

const ADDRESS = "ruth.adeyemi@quillfield.example";
const LINK = "/console/auth/one-time-link";
const LOOK = `${LINK}/look`;
const CONFIRM = `${LINK}/confirm`;

type Calls = NonNullable<Parameters<typeof openMembers>[0]["calls"]>;

const status = (code: number, body: object = {}) => Response.json(body, { status: code });

const open = async (calls: Calls = {}, path = "/console/sign-in") => {
  const opened = await openMembers({ path, calls });
  const { screen } = opened;
  await screen.findByRole("heading", { level: 1 });
  const field = () => page.getByRole<HTMLInputElement>("textbox", { name: "Work email" });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const title = (name: string) => screen.findByRole("heading", { level: 1, name });
  return { ...opened, field, press, title };
};

describe("an address that only the server refuses", () => {
  const FORMAT = "Enter an email address like name@example.com";
  const refuse = { [LINK]: () => status(400, { code: "INVALID_EMAIL" }) };

  test("has the focus, and its message goes as soon as it changes", async () => {
    const { screen, field } = await open(refuse);
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    expect(await screen.findByText(FORMAT)).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(field()));
    expect(document.title).toBe("Error: Member sign-in – Latchkey");
    await userEvent.type(field(), "x");
    expect(screen.queryByText(FORMAT)).toBeNull();
    expect(document.title).toBe("Member sign-in – Latchkey");
  });

  test("is refused once more with the focus there again", async () => {
    const { screen, field, press, sent } = await open(refuse);
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    await screen.findByText(FORMAT);
    await press("Email me a link");
    await eventually(() => expect(sent).toHaveLength(2));
    await eventually(() => expect(document.activeElement).toBe(field()));
    expect(screen.getByText(FORMAT)).toBeTruthy();
  });
});

describe("sending a link again", () => {
  test.each([
    ["a lost network", () => undefined, "We could not send your link"],
    ["a fault", () => status(503), "We could not send your link"],
    ["too many requests", () => status(429), "Too many requests"],
  ])("after %s says so with the focus there, and nothing of another try", async (_what, failing, text) => {
    let isAway = false;
    const { screen, field, press, title } = await open({ [LINK]: () => (isAway ? failing() : status(200)) });
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    await title("Check your email");
    isAway = true;
    await press("Send the link again");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(text);
    await eventually(() => expect(document.activeElement).toBe(alert));
    expect(screen.queryByText(/We tried again/)).toBeNull();
    isAway = false;
    await press("Send the link again");
    expect(await screen.findByText(/We tried again/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    isAway = true;
    await press("Send the link again");
    await screen.findByRole("alert");
    expect(screen.queryByText(/We tried again/)).toBeNull();
  });

  test("happens once, while its button is busy", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    let isFirst = true;
    const { screen, field, press, title, sent } = await open({
      [LINK]: () => {
        const response = isFirst ? status(200) : answer;
        isFirst = false;
        return response;
      },
    });
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    await title("Check your email");
    await press("Send the link again");
    await press("Send the link again");
    expect(sent).toHaveLength(2);
    const button = screen.getByRole("button", { name: "Send the link again" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    await act(async () => give(status(200)));
    expect(await screen.findByText(/We tried again/)).toBeTruthy();
  });
});

describe("the link of the e-mail", () => {
  const path = "/console/sign-in?link#t=TOKEN";
  const found = () => status(200, { email: "r…@quillfield.example", sameBrowser: true });

  test("is being checked, and the page says so", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const { screen, title } = await open({ [LOOK]: () => answer }, path);
    await title("One moment");
    expect(screen.getByRole("status").textContent).toBe("We are checking your link.");
    await act(async () => give(found()));
    await title("Your link works");
    expect(document.title).toBe("Your link – Latchkey");
  });

  test("needs no query", async () => {
    const { title } = await open({ [LOOK]: found }, "/console/sign-in#t=TOKEN");
    await title("Your link works");
  });

  test("without what makes it one is no link", async () => {
    const { title, sent } = await open({}, "/console/sign-in?link");
    await title("This link does not work");
    expect(sent).toEqual([]);
  });

  test("is used once, while its button is busy", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const { screen, press, title, sent } = await open({ [LOOK]: found, [CONFIRM]: () => answer }, path);
    await title("Your link works");
    const CONTINUE = "Continue as r…@quillfield.example";
    await press(CONTINUE);
    await press(CONTINUE);
    expect(sent.filter(([to]) => to === CONFIRM)).toHaveLength(1);
    expect(screen.getByRole("button", { name: CONTINUE }).getAttribute("aria-busy")).toBe("true");
    await act(async () => give(status(410)));
    await title("This link does not work");
  });

  test("that could not be used is checked again, with the focus at the title", async () => {
    let isAway = true;
    const { press, title } = await open(
      { [LOOK]: found, [CONFIRM]: () => (isAway ? undefined : status(409)) },
      path,
    );
    await title("Your link works");
    await press("Continue as r…@quillfield.example");
    const failed = await title("We could not check your link");
    await eventually(() => expect(document.activeElement).toBe(failed));
    isAway = false;
    await press("Try again");
    const works = await title("Your link works");
    await eventually(() => expect(document.activeElement).toBe(works));
    await press("Continue as r…@quillfield.example");
    await title("You are in another browser");
  });

  test("another one that is opened in the same tab is looked at", async () => {
    const { title, sent } = await open({ [LOOK]: found }, path);
    await title("Your link works");
    window.location.hash = "t=OTHER";
    act(() => void fireEvent(window, new Event("hashchange")));
    await eventually(() => expect(sent.map(([, body]) => body)).toContainEqual({ token: "t=OTHER" }));
  });
});

test("a sign-in that took too long says so above the form", async () => {
  const { screen, address } = await open(
    { "/console/auth/second-factor": () => status(410) },
    "/console/second-factor",
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Start again" })).toBeTruthy();
  expect(screen.getByText(/It took longer than 10 minutes/)).toBeTruthy();
  expect(address()).toBe("/console/sign-in");
});

// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import {
  aChangingAnswer,
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { button, press, pressTwice } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { foundHomes, theForm } from "../../testing/fake-form.ts";
import { showPage } from "../../testing/show-part.tsx";
import { NewApplicationPage } from "./new-application-page.tsx";

afterEach(cleanup);

const showNewPage = (answers: EndpointAnswers = {}) =>
  showPage(<NewApplicationPage />, "/console/applications/new", {
    path: "/console/applications/new",
    answers: { NewApplicationForm: () => theForm(false), ...answers },
  });

const showForm = async (answers: EndpointAnswers = {}) => {
  const shown = await showNewPage(answers);
  await screen.findByRole("heading", { level: 1, name: "New application" });
  return shown;
};

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const person = (number: number) => within(screen.getByRole("group", { name: `Person ${number}` }));
const fillPerson = (number: number, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(person(number).getByLabelText(label), { target: { value } });
};

const SEND = "Create and invite 1 person";

/** An application of one person that can be sent. */
const fillIn = () => {
  for (const [label, value] of [
    ["Address", "14 Alder Row, Leeds LS6 2QB"],
    ["Rent a month", "2070"],
    ["Day", "01"],
    ["Month", "04"],
    ["Year", "2026"],
    ["Letting agency", "Quillfield Lettings"],
  ] as const)
    fill(label, value);
  fillPerson(1, {
    "First name": "Amara",
    "Last name": "Okafor",
    Email: "amara@example.com",
    "Share a month": "2070",
  });
};

describe("the form of a new application", () => {
  test("is on its way, and says so", async () => {
    const { answer, give } = aHeldAnswer<ReturnType<typeof theForm>>();
    await showNewPage({ NewApplicationForm: () => answer });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give(theForm()));
    expect(await screen.findByRole("heading", { level: 1, name: "New application" })).toBeTruthy();
    expect(document.title).toBe("New application – Latchkey");
  });

  test("begins with what is usual, and says what happens next", async () => {
    await showForm();
    expect(field("Country").value).toBe("ENG");
    expect(field("Term").value).toBe("12");
    expect(field("Rules for this application").value).toBe("england-default");
    expect(screen.getByText("1 of up to 6 people")).toBeTruthy();
    expect(screen.getByText("Each person gets an email")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Applications" }).getAttribute("href")).toBe(
      "/console/applications",
    );
  });

  test("has a sign for the currency that is chosen", async () => {
    await showForm();
    fill("Rent a month", "1000");
    fillPerson(1, { "Share a month": "400" });
    await userEvent.selectOptions(field("Currency"), "EUR (€)");
    expect(screen.getByText("Shares: €400.00 of €1,000.00")).toBeTruthy();
    expect(screen.getByText("Share out the last €600.00, then you can send.")).toBeTruthy();
    fillPerson(1, { "Share a month": "1200" });
    expect(screen.getByText("Take back €200.00, then you can send.")).toBeTruthy();
  });

  test("sends the language and the reference that were chosen", async () => {
    const { sent } = await showForm({ CreateApplication: () => undefined });
    fillIn();
    fill(/^Your reference/, "QF-0311");
    fireEvent.change(field("Language of the emails"), { target: { value: "de" } });
    await press(SEND);
    await eventually(() =>
      expect(sent("CreateApplication")).toMatchObject([{ input: { language: "de", reference: "QF-0311" } }]),
    );
  });
});

describe("sending it", () => {
  test("says so after each failure with the focus there, and keeps all of it", async () => {
    const changing = aChangingAnswer();
    const { address } = await showForm({ CreateApplication: changing.answer });
    fillIn();
    for (const [, failing, text] of [
      ["no response", noResponse, "Check your connection"],
      ["a fault", () => refusedWith("INTERNAL"), "Check your connection"],
      ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Wait a few minutes"],
      [
        "IDEMPOTENCY_KEY_REUSED",
        () => refusedWith("IDEMPOTENCY_KEY_REUSED"),
        "It may have been created already",
      ],
      ["FORBIDDEN", () => refusedWith("FORBIDDEN"), "It may have been created already"],
    ] as const) {
      changing.answerWith(failing);
      await press(SEND);
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(text);
      expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(field("Address").value).toBe("14 Alder Row, Leeds LS6 2QB");
      expect(person(1).getByLabelText("Email")).toHaveProperty("value", "amara@example.com");
      expect(address()).toBe("/console/applications/new");
    }
  });

  test("is in progress until the server has answered, and happens once", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const created = { createApplication: { __typename: "Application", id: "application-1" } };
    const { sent, address } = await showForm({ CreateApplication: () => answer.then(() => created) });
    fillIn();
    pressTwice(button(SEND));
    await eventually(() => expect(sent("CreateApplication")).toHaveLength(1));
    expect(button(SEND).getAttribute("aria-busy")).toBe("true");
    await act(async () => give({}));
    expect(sent("CreateApplication")).toHaveLength(1);
    expect(address()).toBe("/console/applications/application-1");
  });

  test("says of all the people together what is wrong with them", async () => {
    const { sent } = await showForm();
    fillIn();
    fillPerson(1, { "Share a month": "1000" });
    await press(SEND);
    expect(screen.getByRole("alert").textContent).toBe("The shares have to add up to the rent");
    expect(document.activeElement?.closest("[id]")).not.toBeNull();
    expect(sent("CreateApplication")).toEqual([]);
  });

  test("counts a guarantor of two people once", async () => {
    await showForm();
    fillIn();
    await press("Add a person");
    for (const number of [1, 2]) {
      await userEvent.click(person(number).getByRole("button", { name: /^Add a guarantor/ }));
      const group = within(person(number).getByRole("group", { name: /^Guarantor of/ }));
      fireEvent.change(group.getByLabelText("Email"), {
        target: { value: number === 1 ? "NGOZI@example.com" : "ngozi@example.com" },
      });
    }
    expect(button("Create and invite 3 people")).toBeTruthy();
  });
});

describe("the rows of people", () => {
  test("a guarantor is added with the focus on the first field, and removed with it on the button", async () => {
    await showForm();
    fillPerson(1, { "First name": "Amara" });
    await press("Add a guarantor for Amara");
    const group = within(screen.getByRole("group", { name: "Guarantor of Amara" }));
    await eventually(() => expect(document.activeElement).toBe(group.getByLabelText("First name")));
    await userEvent.click(group.getByRole("button", { name: "Remove the guarantor" }));
    await eventually(() => expect(document.activeElement).toBe(button("Add a guarantor for Amara")));
  });

  test("a removed person leaves the focus where one is added", async () => {
    await showForm();
    await press("Add a person");
    fillPerson(2, { "First name": "Lukas" });
    await press("Remove Person 1");
    expect(person(1).getByLabelText("First name")).toHaveProperty("value", "Lukas");
    await eventually(() => expect(document.activeElement).toBe(button("Add a person")));
  });

  test("what was wrong with a person that is removed is not said of the next", async () => {
    await showForm();
    await press("Add a person");
    const email = person(1).getByLabelText("Email");
    fireEvent.change(email, { target: { value: "amara" } });
    fireEvent.blur(email);
    expect(person(1).getByText(/like name@example.com/)).toBeTruthy();
    await press("Remove Person 1");
    expect(screen.queryByText(/like name@example.com/)).toBeNull();
  });

  test("the guarantor's own mistakes are told at their fields", async () => {
    await showForm();
    fillIn();
    await press("Add a guarantor for Amara");
    await press("Create and invite 1 person");
    const group = within(screen.getByRole("group", { name: "Guarantor of Amara" }));
    expect(group.getByText("Enter the email address")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(group.getByLabelText("First name")));
  });
});

describe("the rules", () => {
  test("are told with open numbers before there is a rent", async () => {
    await showForm();
    expect(screen.getByText(/Income: 30 times the monthly rent a year\./)).toBeTruthy();
    expect(
      screen.getByText(/A guarantor needs 36 times the share\. Three years of addresses\.$/),
    ).toBeTruthy();
  });

  test("say what the law of the country forbids in them", async () => {
    await showForm();
    await userEvent.selectOptions(field("Rules for this application"), "Identity only, version 3");
    expect(screen.getByText("Benefits are left out")).toBeTruthy();
  });
});

describe("the search for a home", () => {
  const type = async (answers: EndpointAnswers, text = "14 alder") => {
    const shown = await showForm({ NewApplicationForm: () => theForm(), ...answers });
    await userEvent.type(await screen.findByRole("combobox", { name: "Address" }), text);
    return shown;
  };
  const failed = { findHomes: { ...foundHomes.findHomes, failed: true, rows: [] } };
  const nothing = { findHomes: { ...foundHomes.findHomes, rows: [] } };

  test.each([
    ["without a response", () => undefined, /The address search is not working just now/],
    ["that says that it failed", () => failed, /The address search is not working just now/],
    ["that finds nothing", () => nothing, /We found no address like this/],
  ])("%s says so, and the address can be typed", async (_what, answer, text) => {
    await type({ FindHomes: answer });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await press("Enter the address by hand");
    expect(field("Address").tagName).toBe("TEXTAREA");
  });

  test("says how many it has found", async () => {
    await type({ FindHomes: () => foundHomes });
    expect(await screen.findByText("Results: 1. Use the arrow keys to choose.")).toBeTruthy();
  });

  test("whose choice did not come leaves no home", async () => {
    await type({ FindHomes: () => foundHomes, Home: () => undefined });
    await userEvent.click(await screen.findByRole("option", { name: /^14 Alder Row/ }));
    expect((await screen.findAllByText(/The address search is not working just now/)).length).toBeGreaterThan(
      0,
    );
    await press(SEND);
    expect(screen.getByText("Find the address, or enter it by hand")).toBeTruthy();
  });
});

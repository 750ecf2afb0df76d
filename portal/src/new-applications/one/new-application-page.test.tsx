// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHeldAnswer } from "@latchkey/members/testing/endpoint.ts";
import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { button, press, pressTwice } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { anApplication } from "../../testing/fake-applications.ts";
import { anOffer } from "../../testing/fake-offer.ts";
import { anAgency, marcus, me } from "../../testing/fake-portal.ts";
import { openPortal } from "../../testing/open-portal.tsx";

afterEach(cleanup);

type Answers = (request: GraphqlRequest) => object | undefined | Promise<object | undefined>;

const created = () => ({ data: { createApplication: { __typename: "Application", id: "tannery" } } });

const open = async (
  answer: Answers = created,
  { who = me(), offer = anOffer(), before = (): readonly object[] | undefined => [] } = {},
) => {
  const agency = anAgency([marcus], who);
  const opened = await openPortal({
    path: "/agency/applications/new",
    graphql: (request) => {
      if (request.operationName === "NewApplicationOffer") return { data: { offer } };
      if (request.operationName === "SentBeforeOf") {
        const sentBefore = before();
        return sentBefore && { data: { sentBefore } };
      }
      if (request.operationName === "ApplicationOf") return { data: { application: anApplication() } };
      return request.operationName === "CreateApplication" ? answer(request) : agency(request);
    },
  });
  await screen.findByRole("heading", { level: 1, name: "New application" });
  return {
    ...opened,
    asked: () =>
      opened.operations
        .filter(({ operationName }) => operationName === "SentBeforeOf")
        .map(({ variables }) => variables),
    created: () =>
      opened.operations
        .filter(({ operationName }) => operationName === "CreateApplication")
        .map(({ variables }) => variables.application),
  };
};

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const person = (number: number) => within(screen.getByRole("group", { name: `Person ${number}` }));
const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const optionsOf = (name: RegExp) => [...select(name).options].map(({ text }) => text);

const SEND = "Create and invite 1 person";

const fillIn = () => {
  for (const [label, value] of [
    ["Address", "12 Kirk Row, Leeds LS9 8AD"],
    ["Rent a month", "1,100"],
    ["Day", "01"],
    ["Month", "04"],
    ["Year", "2026"],
  ] as const)
    fill(label, value);
  for (const [label, value] of [
    ["First name", "Aisha"],
    ["Last name", "Noor"],
    ["Email", "aisha@example.com"],
    ["Share a month", "1100"],
  ] as const)
    fireEvent.change(person(1).getByLabelText(label), { target: { value } });
};

describe("a new application of an agency", () => {
  test("begins with the agency's own policy, the user's branch and the agency's language", async () => {
    await open(created, { who: me({ branchId: "york" }), offer: anOffer({ language: "de" }) });
    expect(select(/^Rules/).selectedOptions[0]?.text).toBe("Quillfield standard");
    expect(select(/^Branch/).selectedOptions[0]?.text).toBe("York");
    expect(select(/^Language/).value).toBe("de");
    expect(screen.queryByLabelText("Letting agency")).toBeNull();
    expect(screen.getByRole("link", { name: "Applications" }).getAttribute("href")).toBe(
      "/agency/applications",
    );
  });

  test("has the policies for homes in its country, and the chosen one until another is chosen", async () => {
    await open();
    expect(optionsOf(/^Rules/)).toEqual(["Students", "Quillfield standard"]);
    await userEvent.selectOptions(select(/^Country/), "Scotland");
    expect(optionsOf(/^Rules/)).toEqual(["Students", "Quillfield standard", "Scottish standard"]);
    expect(screen.getByText("These rules are for homes elsewhere. Choose others")).toBeTruthy();
    await userEvent.selectOptions(select(/^Rules/), "Scottish standard");
    expect(screen.queryByText("These rules are for homes elsewhere. Choose others")).toBeNull();
  });

  test("of an agency without branches asks for none, and without a policy of its own begins with one for England", async () => {
    const who = me({ agency: { ...me().agency, branches: [] } });
    await open(created, { who, offer: anOffer({ standard: null }) });
    expect(screen.queryByLabelText(/^Branch/)).toBeNull();
    expect(select(/^Rules/).value).toBe("students");
  });

  test("is sent once in minor units, opens, and says so there once", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { created: sent, address } = await open(() => answer.then(created));
    fillIn();
    await press("Add a guarantor for Aisha");
    const guarantor = within(screen.getByRole("group", { name: "Guarantor of Aisha" }));
    for (const [label, value] of [
      ["First name", "Ingrid"],
      ["Last name", "Noor"],
      ["Email", "ingrid@example.com"],
    ] as const)
      fireEvent.change(guarantor.getByLabelText(label), { target: { value } });
    await userEvent.selectOptions(select(/^Branch/), "Leeds");
    pressTwice(button("Create and invite 2 people"));
    await eventually(() => expect(sent()).toHaveLength(1));
    await act(async () => give({}));
    await screen.findByRole("heading", { level: 1, name: "5 Tannery Yard, Leeds" });
    expect(address()).toBe("/agency/applications/tannery");
    expect(
      await screen.findByText("The application is sent, and the invitation is on its way."),
    ).toBeTruthy();
    expect(window.history.state.usr).toEqual({});
    expect(sent()).toEqual([
      {
        home: "12 Kirk Row, Leeds LS9 8AD",
        country: "ENG",
        rentMinor: 110_000,
        rentPeriod: "month",
        currency: "GBP",
        start: "2026-04-01",
        termMonths: 12,
        branchId: "leeds",
        reference: "",
        policy: "england-default",
        language: "en",
        people: [
          {
            firstName: "Aisha",
            lastName: "Noor",
            email: "aisha@example.com",
            shareMinor: 110_000,
            guarantor: { firstName: "Ingrid", lastName: "Noor", email: "ingrid@example.com" },
          },
        ],
      },
    ]);
  });

  test("that did not arrive keeps all that was typed, and can be sent again", async () => {
    let isAway = true;
    const { address } = await open(() => (isAway ? undefined : created()));
    fillIn();
    await press(SEND);
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    expect(field("Address").value).toBe("12 Kirk Row, Leeds LS9 8AD");
    isAway = false;
    await press(SEND);
    await eventually(() => expect(address()).toBe("/agency/applications/tannery"));
  });

  test("has the mistakes that the server finds at its fields", async () => {
    await open(() =>
      aRefusal("INVALID_INPUT", [
        { field: "people.0.email", code: "newApplication.validations.repeated" },
        { field: "branch", code: "validation.please_select_an_option" },
      ]),
    );
    fillIn();
    await press(SEND);
    expect(await person(1).findByText("This person is there already")).toBeTruthy();
    expect(select(/^Branch/).getAttribute("aria-invalid")).toBe("true");
    await eventually(() => expect(document.activeElement).toBe(select(/^Branch/)));
  });

  test("asks for what is missing in words of its own, and sends nothing", async () => {
    const { created: sent } = await open();
    await press(SEND);
    for (const text of ["Enter the address", "Enter the first name", "Enter the email address"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field("Address"));
    expect(sent()).toEqual([]);
  });
});

const before = (kind: string, given: object = {}) => ({
  __typename: "SentBefore",
  kind,
  applicationId: "cardigan",
  home: "88 Cardigan Fold, Leeds",
  number: "LK-31214",
  email: null,
  ...given,
});

const openWithBefore = async (...found: readonly object[]) => {
  const opened = await open(created, { before: () => found });
  const said = (label: string, within_ = screen as Pick<typeof screen, "getByLabelText">) => {
    const control = within_.getByLabelText(label);
    const id = control.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
    return document.getElementById(id)?.textContent;
  };
  return { ...opened, said };
};

describe("what the agency has sent before", () => {
  test("is told beside the field that is left, with a link to that application in another tab", async () => {
    const { said, asked } = await openWithBefore(
      before("PERSON", { email: "aisha@example.com" }),
      before("HOME"),
      before("REFERENCE"),
    );
    fillIn();
    fill(/^Your reference/, "HC-5");
    fireEvent.change(person(1).getByLabelText("Email"), { target: { value: " Aisha@Example.com" } });
    fireEvent.blur(person(1).getByLabelText("Email"));
    const links = await screen.findAllByRole("link", { name: "88 Cardigan Fold, Leeds, LK-31214" });
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual(
      Array(3).fill(["/agency/applications/cardigan", "_blank"]),
    );
    const home = "88 Cardigan Fold, Leeds, LK-31214";
    expect(said("Email", person(1))).toBe(`This address is in an open application already: ${home}`);
    expect(said("Address")).toBe(`An application for this home and this day is open already: ${home}`);
    expect(screen.getByText(/^This reference is taken by:/).textContent).toContain(home);
    expect(asked()).toEqual([
      {
        home: "12 Kirk Row, Leeds LS9 8AD",
        start: "2026-04-01",
        reference: "HC-5",
        emails: ["aisha@example.com"],
      },
    ]);
    fill("Address", "12a Kirk Row, Leeds LS9 8AD");
    expect(screen.queryByText(/^An application for this home/)).toBeNull();
  });

  test("is told with a link to each application, apart from each other", async () => {
    const email = "aisha@example.com";
    const other = { email, applicationId: "tannery", home: "5 Tannery Yard, Leeds", number: "LK-31207" };
    const { said } = await openWithBefore(before("PERSON", { email }), before("PERSON", other));
    fillIn();
    fireEvent.blur(person(1).getByLabelText("Email"));
    await screen.findByRole("link", { name: "5 Tannery Yard, Leeds, LK-31207" });
    expect(said("Email", person(1))).toBe(
      "This address is in an open application already: 88 Cardigan Fold, Leeds, LK-31214; 5 Tannery Yard, Leeds, LK-31207",
    );
  });

  test("stops the first press of the button, and the next one sends it all the same", async () => {
    const { created: sent } = await openWithBefore(before("PERSON", { email: "aisha@example.com" }));
    fillIn();
    await press(SEND);
    expect((await screen.findByRole("alert")).textContent).toContain("Some of this is open already");
    expect(sent()).toEqual([]);
    await press(SEND);
    await eventually(() => expect(sent()).toHaveLength(1));
  });

  test("stops again if the next press finds something else", async () => {
    let found = before("PERSON", { email: "aisha@example.com" });
    const { created: sent } = await open(created, { before: () => [found] });
    fillIn();
    await press(SEND);
    await screen.findByRole("alert");
    found = before("HOME");
    fill("Address", "88 Cardigan Fold");
    await press(SEND);
    await screen.findByText(/^An application for this home/);
    expect(sent()).toEqual([]);
  });

  test("with a taken reference is the server's to refuse, at its field", async () => {
    await open(
      () =>
        aRefusal("INVALID_INPUT", [
          { field: "reference", code: "newApplication.validations.referenceTaken" },
        ]),
      { before: () => [before("REFERENCE")] },
    );
    fillIn();
    fill(/^Your reference/, "HC-5");
    await press(SEND);
    expect(
      await screen.findByText("This reference is taken. Enter another one, or leave it empty"),
    ).toBeTruthy();
    expect(screen.queryByText("Some of this is open already")).toBeNull();
  });

  test("that cannot be asked for stops nothing", async () => {
    const { created: sent } = await open(created, { before: () => undefined });
    fillIn();
    await press(SEND);
    await eventually(() => expect(sent()).toHaveLength(1));
  });

  test("is not asked for while nothing is typed that could tell", async () => {
    const { asked } = await openWithBefore();
    fill("Address", "12 Kirk Row");
    fireEvent.blur(field("Address"));
    fireEvent.change(person(1).getByLabelText("Email"), { target: { value: "aisha@" } });
    fireEvent.blur(person(1).getByLabelText("Email"));
    expect(asked()).toEqual([]);
  });
});

describe("an agency that is stopped", () => {
  test("reads that new applications are not taken, and has no form", async () => {
    await open(created, { who: me({ agency: { ...me().agency, isStopped: true } }) });
    expect(screen.getByText("New applications are not taken at the moment")).toBeTruthy();
    expect(screen.queryByLabelText("Address")).toBeNull();
  });

  test("meanwhile reads it when it sends", async () => {
    await open(() => aRefusal("AGENCY_STOPPED"));
    fillIn();
    await press(SEND);
    expect((await screen.findByRole("alert")).textContent).toContain(
      "New applications are not taken at the moment",
    );
    expect(field("Address").value).toBe("12 Kirk Row, Leeds LS9 8AD");
  });
});

test("what could not be loaded is loaded by a button", async () => {
  let isAway = true;
  const agency = anAgency();
  await openPortal({
    path: "/agency/applications/new",
    graphql: (request) => {
      if (request.operationName !== "NewApplicationOffer") return agency(request);
      return isAway ? undefined : { data: { offer: anOffer() } };
    },
  });
  await screen.findByRole("heading", { name: "Something went wrong" });
  isAway = false;
  await press("Try again");
  expect(await screen.findByRole("heading", { level: 1, name: "New application" })).toBeTruthy();
});

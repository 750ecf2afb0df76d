// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { type EndpointRequest, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { foundHomes, theForm } from "../../testing/fake-form.ts";
import { openDesk } from "../../testing/open-desk.tsx";

afterEach(cleanup);

const HOME = "14 Alder Row, Leeds LS6 2QB";

type Answers = Parameters<typeof openDesk>[0]["answers"];

const openForm = async (answers: Answers = {}, more: Partial<Parameters<typeof openDesk>[0]> = {}) => {
  const desk = await openDesk({
    path: "/console/applications/new",
    answers: { NewApplicationForm: () => theForm(false), ...answers },
    ...more,
  });
  await screen.findByRole("heading", { name: "New application" });
  return desk;
};

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const person = (number: number) => within(screen.getByRole("group", { name: `Person ${number}` }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

const fillPerson = (number: number, names: readonly [string, string, string], share: string) => {
  const { getByLabelText } = person(number);
  const labels = ["First name", "Last name", "Email", "Share a month"];
  for (const [index, value] of [...names, share].entries())
    fireEvent.change(getByLabelText(labels[index] ?? ""), { target: { value } });
};

const AMARA = ["Amara", "Okafor", "amara@example.com"] as const;
const LUKAS = ["Lukas", "Brandt", "lukas@example.com"] as const;

const fillHome = () => {
  fill("Address", HOME);
  fill("Rent a month", "£2,070");
  fill("Day", "01");
  fill("Month", "04");
  fill("Year", "2026");
  fill("Letting agency", "Quillfield Lettings");
};

const created = { createApplication: { __typename: "Application", id: "application-1" } };
const input = (request: EndpointRequest | undefined) => request?.variables.input;

describe("the agency of a new application", () => {
  const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>("combobox", { name });
  const optionsOf = (name: RegExp) =>
    within(select(name))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);

  test("brings its default policy, its language and its branches", async () => {
    const desk = await openForm({ CreateApplication: () => created });
    fillHome();
    fillPerson(1, AMARA, "2070");
    expect(screen.queryByRole("combobox", { name: /^Branch/ })).toBeNull();
    expect(optionsOf(/^Rules/)).toHaveLength(2);
    fill("Letting agency", " hartley & co");
    expect(optionsOf(/^Rules/)).toEqual(["Identity only, version 3"]);
    expect(select(/^Language/).value).toBe("pt");
    await userEvent.selectOptions(select(/^Branch/), "Leeds");
    await press("Create and invite 1 person");
    await eventually(() => expect(desk.sent("CreateApplication")).toHaveLength(1));
    expect(desk.sent("CreateApplication")).toMatchObject([
      { input: { policy: "identity-only", language: "pt", branch: "leeds" } },
    ]);
  });

  test("that takes no new applications is refused at its field, and nothing is sent", async () => {
    const form = theForm(false);
    const agencyOffers = form.agencyOffers.map((offer) => ({ ...offer, isStopped: true }));
    const desk = await openForm({ NewApplicationForm: () => ({ ...form, agencyOffers }) });
    fillHome();
    fillPerson(1, AMARA, "2070");
    fill("Letting agency", "Hartley & Co");
    await press("Create and invite 1 person");
    expect(await screen.findByText("This agency takes no new applications")).toBeTruthy();
    expect(field("Letting agency").value).toBe("Hartley & Co");
    expect(desk.sent("CreateApplication")).toEqual([]);
  });

  test("that is new has each policy and no branch", async () => {
    await openForm();
    fill("Letting agency", "Hartley & Co");
    await userEvent.selectOptions(select(/^Branch/), "Leeds");
    fill("Letting agency", "Hartley & Company");
    expect(screen.queryByRole("combobox", { name: /^Branch/ })).toBeNull();
    expect(optionsOf(/^Rules/)).toHaveLength(2);
    fill("Letting agency", "Hartley & Co");
    expect(select(/^Branch/).value).toBe("");
  });
});

describe("a new application", () => {
  test("takes a date digit by digit, and says which digit cannot be", async () => {
    await openForm();
    await userEvent.type(field("Day"), "14");
    await userEvent.type(field("Month"), "14");
    expect(field("Day").value).toBe("14");
    expect(field("Month").value).toBe("1");
    expect(within(screen.getByRole("alert")).getByText("There is no month 14. Enter 1 to 12")).toBeTruthy();
  });

  test("is sent in minor units, once, and opens", async () => {
    const desk = await openForm({ CreateApplication: () => created });
    fillHome();
    await press("Add a person");
    fillPerson(1, AMARA, "1,035.00");
    fillPerson(2, LUKAS, "1035");
    await userEvent.click(person(2).getByRole("button", { name: "Add a guarantor for Lukas" }));
    const guarantor = within(screen.getByRole("group", { name: "Guarantor of Lukas" }));
    for (const [label, value] of [
      ["First name", "Ingrid"],
      ["Last name", "Brandt"],
      ["Email", "ingrid@example.com"],
    ] as const)
      fireEvent.change(guarantor.getByLabelText(label), { target: { value } });
    const button = screen.getByRole("button", { name: "Create and invite 3 people" });
    act(() => {
      button.click();
      button.click();
    });
    await eventually(() => expect(desk.address()).toBe("/console/applications/application-1"));
    const sent = desk.requests.filter(({ operationName }) => operationName === "CreateApplication");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    expect(input(sent[0])).toEqual({
      home: HOME,
      country: "ENG",
      rentMinor: 207_000,
      rentPeriod: "month",
      currency: "GBP",
      start: "2026-04-01",
      termMonths: 12,
      agency: "Quillfield Lettings",
      reference: "",
      policy: "england-default",
      language: "en",
      people: [
        { firstName: "Amara", lastName: "Okafor", email: "amara@example.com", shareMinor: 103_500 },
        {
          firstName: "Lukas",
          lastName: "Brandt",
          email: "lukas@example.com",
          shareMinor: 103_500,
          guarantor: { firstName: "Ingrid", lastName: "Brandt", email: "ingrid@example.com" },
        },
      ],
    });
  });

  test("LAW-01 (in part) LAW-03 (in part) in England from 1 May 2026 has no term, a rent due at most every month, and none above the advertised one", async () => {
    const desk = await openForm(
      { CreateApplication: () => created },
      { now: () => Date.parse("2026-05-01T09:00:00Z") },
    );
    fillHome();
    expect(screen.queryByLabelText("Term")).toBeNull();
    expect(screen.getByText("An agreement in England has no fixed term and no end date.")).toBeTruthy();
    const due = field("The rent is due") as unknown as HTMLSelectElement;
    expect([...due.options].map(({ text }) => text)).not.toContain("Every quarter");
    fillPerson(1, AMARA, "2070");
    await press("Create and invite 1 person");
    expect(screen.getByText("Enter the rent at which the home was advertised")).toBeTruthy();
    fill("Advertised rent a month", "2,069.99");
    expect(
      screen.getByText(
        "The rent may not be above the advertised rent: no higher offer may be taken (Renters' Rights Act 2025, sections 56 and 57)",
      ),
    ).toBeTruthy();
    expect(desk.sent("CreateApplication")).toEqual([]);
    fill("Advertised rent a month", "2,070");
    await press("Create and invite 1 person");
    await eventually(() => expect(desk.address()).toBe("/console/applications/application-1"));
    const sent = desk.requests.find(({ operationName }) => operationName === "CreateApplication");
    expect(input(sent)).toMatchObject({ rentMinor: 207_000, advertisedRentMinor: 207_000 });
    expect(input(sent)).not.toHaveProperty("termMonths");
  });

  test("LAW-01 (in part) in Scotland has a term, any rent period, and perhaps an advertised rent", async () => {
    await openForm({}, { now: () => Date.parse("2026-05-01T09:00:00Z") });
    fill("Country", "SCT");
    expect(field("Term").value).toBe("12");
    expect(field(/^Advertised rent a month/).labels?.[0]?.textContent).toContain("(optional)");
    fill("The rent is due", "year");
    fill("Rent a year", "12,000");
    expect(screen.getByText("£1,000.00 a month, which the shares are of")).toBeTruthy();
    expect(screen.getByText("Shares: £0.00 of £1,000.00")).toBeTruthy();
    fill("Country", "ENG");
    fill("The rent is due", "year");
    await press("Create and invite 1 person");
    expect(screen.getByText(/^The rent may be due at most every month/)).toBeTruthy();
  });

  test("that did not arrive keeps everything, and goes again with the same key", async () => {
    let isAway = true;
    const desk = await openForm({ CreateApplication: () => (isAway ? undefined : created) });
    fillHome();
    fillPerson(1, AMARA, "2070");
    await press("Create and invite 1 person");
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    expect(field("Rent a month").value).toBe("£2,070");
    isAway = false;
    await press("Create and invite 1 person");
    await eventually(() => expect(desk.address()).toBe("/console/applications/application-1"));
    const keys = desk.requests
      .filter(({ operationName }) => operationName === "CreateApplication")
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe("what is wrong", () => {
  test("is said at the fields, in words of their own, and the first of them has the focus", async () => {
    const desk = await openForm();
    await press("Create and invite 1 person");
    expect(document.activeElement).toBe(field("Address"));
    for (const text of [
      "Enter the address",
      "Enter the day on which the tenancy starts",
      "Enter the name of the agency",
      "Enter the first name",
      "Enter the email address",
      "Enter an amount from 0 to the whole rent",
    ])
      expect(screen.queryAllByText(text), text).not.toEqual([]);
    expect(desk.sent("CreateApplication")).toEqual([]);
  });

  test("is said when a field is left, and goes as soon as it is right", async () => {
    await openForm();
    const email = person(1).getByLabelText("Email");
    fireEvent.change(email, { target: { value: "amara" } });
    expect(screen.queryByText(/like name@example.com/)).toBeNull();
    fireEvent.blur(email);
    expect(screen.getByText("Enter an email address like name@example.com")).toBeDefined();
    fireEvent.change(email, { target: { value: "amara@example.com" } });
    expect(screen.queryByText(/like name@example.com/)).toBeNull();
  });

  test("that only the server finds stands at its field until it changes", async () => {
    await openForm({
      CreateApplication: () =>
        refusedWith("INVALID_INPUT", [
          { field: "people.0.email", code: "newApplication.validations.repeated" },
          { field: "start", code: "newApplication.validations.start", params: { past: 12, ahead: 24 } },
        ]),
    });
    fillHome();
    fillPerson(1, AMARA, "2070");
    await press("Create and invite 1 person");
    await screen.findByText("This person is there already");
    expect(screen.getByText(/at most 12 months ago and at most 24 months ahead/)).toBeDefined();
    expect(document.activeElement).toBe(field("Day"));
    fireEvent.change(person(1).getByLabelText("Email"), { target: { value: "other@example.com" } });
    expect(screen.queryByText("This person is there already")).toBeNull();
    expect(screen.getByText(/at most 12 months ago/)).toBeDefined();
  });
});

describe("shares", () => {
  test("are compared with the rent while they are typed", async () => {
    await openForm();
    fill("Rent a month", "2070");
    await press("Add a person");
    fillPerson(1, AMARA, "1035");
    fillPerson(2, LUKAS, "1000");
    expect(screen.getByText("Shares: £2,035.00 of £2,070.00")).toBeDefined();
    expect(screen.getByText("£35.00 still to share out")).toBeDefined();
    expect(screen.getByText("Share out the last £35.00, then you can send.")).toBeDefined();
    fillPerson(2, LUKAS, "1100");
    expect(screen.getByText("£65.00 more than the rent")).toBeDefined();
  });

  test("are made equal, the first pays the pennies that are left over", async () => {
    await openForm();
    fill("Rent a month", "1000");
    await press("Add a person");
    await press("Add a person");
    await press("Share the rent equally");
    const shares = [1, 2, 3].map(
      (number) => person(number).getByLabelText<HTMLInputElement>("Share a month").value,
    );
    expect(shares).toEqual(["333.34", "333.33", "333.33"]);
    expect(screen.getByText("All of the rent is shared out")).toBeDefined();
  });

  test("of nothing ask for less, and a removed person leaves the others as they were", async () => {
    await openForm();
    await press("Add a person");
    fillPerson(1, AMARA, "0");
    fillPerson(2, LUKAS, "500");
    expect(person(1).getByText(/^No share: no income check/)).toBeDefined();
    await press("Remove Amara");
    expect(person(1).getByLabelText<HTMLInputElement>("First name").value).toBe("Lukas");
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });
});

describe("the policy", () => {
  test("is told in a sentence, with what to think of in the country", async () => {
    await openForm();
    fill("Rent a month", "2070");
    expect(screen.getByText(/^Everyone proves who they are, and their right/).textContent).toContain(
      "Together they need £62,100 a year (30 × £2,070).",
    );
    expect(screen.queryByText(/^The law forbids/)).toBeNull();
    await userEvent.selectOptions(field("Country"), "Scotland");
    expect(screen.getByText("These rules are for homes elsewhere. Choose others")).toBeDefined();
    expect(screen.getByText("The right to rent is checked outside England")).toBeDefined();
    await userEvent.selectOptions(field("Rules for this application"), "Identity only, version 3");
    expect(screen.queryByText("These rules are for homes elsewhere. Choose others")).toBeNull();
    expect(screen.queryByText(/^The law forbids/)).toBeNull();
    expect(screen.getByText(/Income is not checked/)).toBeDefined();
  });
});

describe("the home", () => {
  test("is searched for, and what is typed without choosing is no home", async () => {
    const desk = await openForm({
      NewApplicationForm: () => theForm(),
      FindHomes: () => foundHomes,
      Home: () => ({ home: HOME }),
    });
    await userEvent.type(await screen.findByRole("combobox", { name: "Address" }), "14 alder");
    await userEvent.click(await screen.findByRole("option", { name: /^14 Alder Row/ }));
    await eventually(() =>
      expect(screen.getByRole("combobox", { name: "Address" })).toHaveProperty("value", HOME),
    );
    expect(desk.sent("Home")).toEqual([{ id: "row-1", query: "14 alder" }]);
    await userEvent.type(screen.getByRole("combobox", { name: "Address" }), "x");
    await press("Create and invite 1 person");
    expect(screen.getByText("Find the address, or enter it by hand")).toBeDefined();
  });

  test("can be typed, also where a search is offered", async () => {
    await openForm({ NewApplicationForm: () => theForm() });
    await press("Enter the address by hand");
    expect(field("Address").tagName).toBe("TEXTAREA");
    await press("Search for the address instead");
    expect(await screen.findByRole("combobox", { name: "Address" })).toBeDefined();
  });
});

test("text that is not saved is known to the other tabs", async () => {
  const unsaved = createUnsavedText("this tab", undefined);
  const hold = vi.spyOn(unsaved, "hold");
  await openForm({}, { unsaved });
  expect(hold).not.toHaveBeenCalled();
  fill("Rent a month", "1");
  expect(hold).toHaveBeenCalled();
});

test("p adds a person, up to six, and is in the list of shortcuts", async () => {
  await openForm();
  for (let count = 2; count <= 8; count += 1) await userEvent.keyboard("p");
  expect(screen.getByText("6 of up to 6 people")).toBeDefined();
  await userEvent.keyboard("?");
  expect(within(await screen.findByRole("dialog")).getByText("Add a person")).toBeDefined();
});

test("the form that could not be loaded is asked for again", async () => {
  let isAway = true;
  await openDesk({
    path: "/console/applications/new",
    answers: { NewApplicationForm: () => (isAway ? undefined : theForm()) },
  });
  await screen.findByRole("heading", { name: "Something went wrong" });
  isAway = false;
  await press("Try again");
  expect(await screen.findByRole("heading", { name: "New application" })).toBeDefined();
});

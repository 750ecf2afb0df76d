// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aProvider, sampleProviders, theProviders } from "../testing/fake-lists.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Opening = Parameters<typeof openDesk>[0];

const open = async (answers: Opening["answers"] = {}, changes: Partial<Opening> = {}) => {
  const desk = await openDesk({
    path: "/console/lists/providers",
    roles: ["ADMINISTRATOR"],
    now: () => Date.parse("2026-11-28T10:00:00Z"),
    answers: { RegisteredProviders: () => theProviders(), ...answers },
    ...changes,
  });
  await screen.findByRole("heading", { level: 1 });
  return desk;
};

const rowOf = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const save = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole("button", { name: "Save" }));
const typedIn = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;

const partsOf = (group: string) =>
  within(screen.getByRole("group", { name: new RegExp(group) }))
    .getAllByRole<HTMLInputElement>("textbox")
    .map(({ value }) => value);

describe("the table", () => {
  test("is reached from the lists", async () => {
    await openDesk({
      path: "/console/lists",
      roles: ["ADMINISTRATOR"],
      answers: { RightToRentRuleSets: () => ({ rightToRentRuleSets: [] }) },
    });
    const panel = within(await screen.findByRole("region", { name: "Registered providers" }));
    expect(panel.getByRole("link").getAttribute("href")).toBe("/console/lists/providers");
  });

  test("says of each provider its services, its end, who looked when, and its state", async () => {
    await open();
    expect(screen.getByText(/Look at each entry again after 30 days\.$/)).toBeTruthy();
    const clearmark = rowOf("Clearmark Identity");
    expect(clearmark.getByText("DVS-0417")).toBeTruthy();
    expect(clearmark.getByText("1,204")).toBeTruthy();
    const entry = clearmark.getByRole("link", { name: "Entry in the register (new tab)" });
    expect(entry.getAttribute("href")).toBe("https://register.example/DVS-0417");
    expect(clearmark.getByText("until 14 March 2027")).toBeTruthy();
    expect(clearmark.getByText("24 November 2026")).toBeTruthy();
    expect(clearmark.getByText("Ruth Adeyemi")).toBeTruthy();
    expect(clearmark.getByText("In the register")).toBeTruthy();
    const harrow = rowOf("Harrow Verify");
    expect(harrow.queryByRole("link")).toBeNull();
    expect(harrow.getByText("Right to rent, Right to work")).toBeTruthy();
    expect(harrow.getByText("without an end")).toBeTruthy();
    expect(harrow.getByText("Not used")).toBeTruthy();
    expect(harrow.queryByText(/days ago/)).toBeNull();
    expect(rowOf("Oak Lane Trust").getByText("ended 31 October 2026")).toBeTruthy();
    expect(rowOf("Oak Lane Trust").getByText("Has ended")).toBeTruthy();
    expect(rowOf("Pinpoint ID").getByText("40 days ago, Ruth Adeyemi")).toBeTruthy();
    expect(rowOf("Pinpoint ID").getByText("Look again")).toBeTruthy();
  });

  test("warns of entries that are used and older than the setting, and of no other", async () => {
    await open();
    expect(screen.getByText("1 entry is older than 30 days")).toBeTruthy();
    cleanup();
    await open({ RegisteredProviders: () => theProviders(sampleProviders, 3) });
    expect(screen.getByText("3 entries are older than 3 days")).toBeTruthy();
    cleanup();
    await open({ RegisteredProviders: () => theProviders([aProvider()]) });
    expect(screen.queryByText(/older than/)).toBeNull();
  });

  test("says when it is empty that reviewers cannot record the check", async () => {
    await open({ RegisteredProviders: () => theProviders([]) });
    expect(screen.getByRole("heading", { name: "No provider is listed" })).toBeTruthy();
    expect(screen.getByText(/^Reviewers cannot record/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getByRole("button", { name: "Add a provider" })).toBeTruthy();
  });

  test("is closed to reviewers", async () => {
    await open({}, { roles: ["REVIEWER"] });
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("a provider", () => {
  const add = async () => {
    await press("Add a provider");
    return within(screen.getByRole("dialog"));
  };
  const type = (dialog: ReturnType<typeof within>, name: string, text: string) =>
    userEvent.type(dialog.getByRole("textbox", { name }), text);

  /** The table has the provider as it is after the mutation. */
  const answeredWith = (mutation: string, after: ReturnType<typeof aProvider>): Opening["answers"] => {
    let shown = sampleProviders;
    return {
      RegisteredProviders: () => theProviders(shown),
      [mutation.replace(/^./, (first) => first.toUpperCase())]: () => {
        shown = shown.map((one) => (one.id === after.id ? after : one));
        return { [mutation]: theProviders(shown).registeredProviders };
      },
    };
  };

  test("is added with the look in the register", async () => {
    const shown = [aProvider({ id: "oak", name: "Oak Lane Trust", registerId: "DVS-0102" })];
    const { sent } = await open({
      RegisteredProviders: () => theProviders(shown),
      AddRegisteredProvider: () => {
        shown.push(aProvider());
        return { addRegisteredProvider: theProviders(shown).registeredProviders };
      },
    });
    const dialog = await add();
    await type(dialog, "Name in the register", "Clearmark Identity");
    await type(dialog, "Register number", "DVS-0417");
    await type(dialog, "Address of its entry in the register (optional)", "https://register.example/417");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Right to work" }));
    await save(dialog);
    expect(await screen.findByText("Provider added.")).toBeTruthy();
    expect(sent("AddRegisteredProvider")).toEqual([
      {
        entry: {
          name: "Clearmark Identity",
          registerId: "DVS-0417",
          registerUrl: "https://register.example/417",
        },
        look: { services: ["right_to_rent", "right_to_work"], validUntil: "", lookedOn: "2026-11-28" },
      },
    ]);
    expect(await screen.findByText("DVS-0417")).toBeTruthy();
  });

  test("with bad input is refused at the fields, what is typed stays, and nothing is sent", async () => {
    const { sent } = await open();
    const dialog = await add();
    await type(dialog, "Name in the register", "Clearmark Identity");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Right to rent" }));
    const looked = within(dialog.getByRole("group", { name: /^Looked in the register on/ }));
    await userEvent.clear(looked.getByRole("textbox", { name: "Day" }));
    await userEvent.type(looked.getByRole("textbox", { name: "Day" }), "29");
    await save(dialog);
    expect(dialog.getByText("Write the number in the register")).toBeTruthy();
    expect(dialog.getByText("Tick one or more services")).toBeTruthy();
    expect(dialog.getByText("Enter today’s date or an earlier one")).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Register number" }));
    expect(typedIn("Name in the register")).toBe("Clearmark Identity");
    expect(partsOf("^Looked in the register on")).toEqual(["29", "11", "2026"]);
    expect(sent("AddRegisteredProvider")).toEqual([]);
  });

  test("whose number is listed already is refused at the number, and what is typed stays", async () => {
    await open({
      AddRegisteredProvider: () =>
        refusedWith("INVALID_INPUT", [
          { field: "registerId", code: "providers.validations.registerIdTaken", params: {} },
        ]),
    });
    const dialog = await add();
    await type(dialog, "Name in the register", "Another");
    await type(dialog, "Register number", "dvs-0417");
    await save(dialog);
    expect(await dialog.findByText("A provider with this number is listed already")).toBeTruthy();
    const number = dialog.getByRole("textbox", { name: "Register number" });
    expect(number.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(number);
    expect(typedIn("Register number")).toBe("dvs-0417");
    expect(typedIn("Name in the register")).toBe("Another");
  });

  test("is looked at: the form has what the last look found, and the day of today", async () => {
    const found = aProvider({ id: "pinpoint", name: "Pinpoint ID", lookedOn: "2026-11-28" });
    const { sent } = await open(answeredWith("lookAtRegisteredProvider", found));
    await press("Look now: Pinpoint ID");
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.queryByRole("textbox", { name: "Register number" })).toBeNull();
    expect(partsOf("^Entry is valid until").map(Number)).toEqual([14, 3, 2027]);
    await save(dialog);
    expect(await screen.findByText("Look recorded.")).toBeTruthy();
    expect(sent("LookAtRegisteredProvider")).toEqual([
      {
        id: "pinpoint",
        look: { services: ["right_to_rent"], validUntil: "2027-03-14", lookedOn: "2026-11-28" },
      },
    ]);
    expect(await rowOf("Pinpoint ID").findByText("In the register")).toBeTruthy();
  });

  test("is changed without a look", async () => {
    const { sent } = await open(
      answeredWith("changeRegisteredProvider", aProvider({ name: "Clearmark ID" })),
    );
    await press("Change: Clearmark Identity");
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.queryByRole("checkbox")).toBeNull();
    await userEvent.clear(dialog.getByRole("textbox", { name: "Name in the register" }));
    await save(dialog);
    expect(dialog.getByText("Write the name in the register")).toBeTruthy();
    await type(dialog, "Name in the register", "Clearmark ID");
    const address = dialog.getByRole("textbox", { name: /^Address of its entry/ });
    expect(address).toHaveProperty("value", "https://register.example/DVS-0417");
    await userEvent.clear(address);
    await userEvent.type(address, "register.example");
    await save(dialog);
    expect(dialog.getByText("Enter a whole address that begins with https://")).toBeTruthy();
    await userEvent.clear(address);
    await save(dialog);
    expect(await screen.findByText("Provider changed.")).toBeTruthy();
    expect(sent("ChangeRegisteredProvider")).toEqual([
      { id: "clearmark", entry: { name: "Clearmark ID", registerId: "DVS-0417", registerUrl: "" } },
    ]);
    expect(await screen.findByText("Clearmark ID")).toBeTruthy();
  });

  test("is no longer used, and used again", async () => {
    let isInUse = true;
    const { sent } = await open({
      SetRegisteredProviderUse: ({ variables }) => {
        isInUse = variables.isInUse === true;
        return { setRegisteredProviderUse: theProviders([aProvider({ isInUse })]).registeredProviders };
      },
    });
    await press("Stop using Clearmark Identity");
    expect(await screen.findByText("No longer used.")).toBeTruthy();
    expect(rowOf("Clearmark Identity").getByText("Not used")).toBeTruthy();
    await press("Use again: Clearmark Identity");
    expect(await screen.findByText("Used again.")).toBeTruthy();
    expect(rowOf("Clearmark Identity").getByText("In the register")).toBeTruthy();
    expect(sent("SetRegisteredProviderUse")).toEqual([
      { id: "clearmark", isInUse: false },
      { id: "clearmark", isInUse: true },
    ]);
  });
});

// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import {
  aChangingAnswer,
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { button, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { anApplication, aPerson, lukas } from "../../testing/fake-application.ts";
import { showApplication } from "../../testing/show-application.tsx";
import { applying, asksIncome, hasSent, isOver, nameOf, staying } from "./people.ts";

afterEach(cleanup);

const ask = async (
  answers: EndpointAnswers = {},
  { opens = "Change shares", application = anApplication() } = {},
) => {
  const shown = await showApplication(answers, application);
  await press(opens);
  const dialog = await theDialog("Shares and people");
  const field = (label: string | RegExp) => dialog.getByLabelText<HTMLInputElement>(label);
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const fillNew = () => {
    for (const [label, value] of [
      ["First name", "Zoë"],
      ["Last name", "Ng"],
      ["Email", "zoe@example.com"],
      ["Share a month", "0"],
    ] as const)
      fill(label, value);
  };
  return { ...shown, dialog, field, fill, fillNew };
};

describe("sharing out the rent anew", () => {
  test("begins with what everybody pays who stays, and no guarantor", async () => {
    const ngozi = aPerson("ngozi", { role: "guarantor", firstName: "Ngozi" });
    const gone = { ...lukas, status: "WITHDRAWN" as const };
    const { field, dialog } = await ask({}, { application: anApplication([aPerson("amara"), gone, ngozi]) });
    expect(field("Share of Amara Okafor").value).toBe("1035.00");
    expect(dialog.getAllByRole("textbox")).toHaveLength(1);
    expect(dialog.getByText("These people share £2,070 a month. The sums are made again.")).toBeTruthy();
  });

  test("leaves out what accepted people pay, whose shares stay", async () => {
    const amara = { ...aPerson("amara"), status: "DECIDED" as const };
    const application = { ...anApplication([amara, lukas]), keptShareMinor: amara.shareMinor };
    const { dialog } = await ask({}, { application });
    expect(dialog.getByText("These people share £1,035 a month. The sums are made again.")).toBeTruthy();
    expect(dialog.getByText("All of the rent is shared out")).toBeTruthy();
  });

  test.each([
    ["1000", "£35 still to share out"],
    ["1100", "£65 more than the rent"],
    ["1035", "All of the rent is shared out"],
    ["much", "£1,035 still to share out"],
  ])("says while it is typed how much is left: %s, %s", async (typed, text) => {
    const { dialog, fill } = await ask();
    fill("Share of Lukas Brandt", typed);
    expect(dialog.getByRole("status").textContent).toBe(text);
  });

  test("that is no amount is told at its field, which takes the focus; nothing is sent", async () => {
    const { dialog, field, fill, sent } = await ask();
    fill("Share of Lukas Brandt", "much");
    await dialog.press("Save");
    expect(field("Share of Lukas Brandt").getAttribute("aria-invalid")).toBe("true");
    expect(dialog.getByText("Enter an amount from 0 to the whole rent")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(field("Share of Lukas Brandt")));
    expect(sent("ChangePeople")).toEqual([]);
    fill("Share of Lukas Brandt", "1035");
    expect(dialog.queryByText("Enter an amount from 0 to the whole rent")).toBeNull();
  });

  test("says so after each failure, and keeps what was typed", async () => {
    const changing = aChangingAnswer();
    const { dialog, field, fill } = await ask({ ChangePeople: changing.answer });
    fill("Share of Amara Okafor", "1,035.00");
    for (const [, failing, text] of [
      ["no response", noResponse, "Check your connection"],
      ["CASE_CLOSED", () => refusedWith("CASE_CLOSED"), "Somebody was decided about meanwhile"],
      ["OWN_CASE", () => refusedWith("OWN_CASE"), "Load the page again and look"],
      ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "Load the page again and look"],
      ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Wait a few minutes"],
    ] as const) {
      changing.answerWith(failing);
      await dialog.press("Save");
      const alert = await dialog.findByRole("alert");
      expect(alert.textContent).toContain(text);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(field("Share of Amara Okafor").value).toBe("1,035.00");
    }
  });

  test("what the server finds wrong with a share leads the focus there, until it changes", async () => {
    const refuse = () =>
      refusedWith("INVALID_INPUT", [
        { field: "shares.1.share", code: "newApplication.validations.roleStays" },
      ]);
    const { dialog, field, fill } = await ask({ ChangePeople: refuse });
    await dialog.press("Save");
    expect(await dialog.findByText(/^Who pays a share goes on paying one/)).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(field("Share of Lukas Brandt")));
    fill("Share of Lukas Brandt", "1035");
    expect(dialog.queryByText(/^Who pays a share goes on paying one/)).toBeNull();
  });

  test("is sent once, says that it is saved, and the focus is back at its button", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { dialog, sent } = await ask({
      ChangePeople: () => answer.then(() => ({ changePeople: anApplication() })),
    });
    await dialog.press("Save");
    await dialog.press("Save");
    await eventually(() => expect(sent("ChangePeople")).toHaveLength(1));
    expect(dialog.getByRole("button", { name: "Save" }).getAttribute("aria-busy")).toBe("true");
    await act(async () => give({}));
    expect(sent("ChangePeople")).toHaveLength(1);
    expect(screen.getByText("Saved. The sums are made again.")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(button("Change shares")));
  });

  test.each(["Cancel", "Escape"])("is left by %s; opened again it begins anew", async (way) => {
    const { dialog, fill, sent } = await ask();
    fill("Share of Amara Okafor", "5");
    if (way === "Escape") dialog.escape();
    else await dialog.press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("e");
    const again = await theDialog("Shares and people");
    expect(again.getByLabelText("Share of Amara Okafor")).toHaveProperty("value", "1035.00");
    expect(sent("ChangePeople")).toEqual([]);
  });
});

describe("a new person", () => {
  const opens = "Add a person";

  test("is asked for a name, an address and a share, each told at its place", async () => {
    const { dialog, field, sent } = await ask({}, { opens });
    await dialog.press("Save");
    for (const label of ["First name", "Last name", "Email", "Share a month"])
      expect(field(label).getAttribute("aria-invalid"), label).toBe("true");
    await eventually(() => expect(document.activeElement).toBe(field("First name")));
    expect(sent("ChangePeople")).toEqual([]);
  });

  test("who is in the home already is refused at the address", async () => {
    const { dialog, field, fill, fillNew } = await ask({}, { opens });
    fillNew();
    fill("First name", "Lukas");
    fill("Last name", "Brandt");
    fill("Email", "LUKAS@example.com");
    await dialog.press("Save");
    expect(dialog.getByText("This person is there already")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(field("Email")));
  });

  test("is called by name on the button that removes them; then the focus is where one is added", async () => {
    const { dialog, fill, sent } = await ask({ ChangePeople: () => undefined }, { opens });
    expect(dialog.getByRole("button", { name: "Remove New person 1" })).toBeTruthy();
    fill("First name", "Zoë");
    await dialog.press("Remove Zoë");
    expect(dialog.queryByLabelText("First name")).toBeNull();
    await eventually(() =>
      expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Add a person" })),
    );
    await dialog.press("Save");
    await eventually(() => expect(sent("ChangePeople")).toMatchObject([{ added: [] }]));
  });

  test("can be one of several, up to as many as a home may have", async () => {
    const { dialog } = await ask({}, { opens });
    const add = () => dialog.queryByRole("button", { name: "Add a person" });
    for (let tries = 0; tries < 10 && add(); tries += 1) await dialog.press("Add a person");
    expect(dialog.getAllByLabelText("First name")).toHaveLength(3);
    expect(add()).toBeNull();
  });

  test("is shown in the stored form once a field is left", async () => {
    const { dialog, field } = await ask({}, { opens });
    const add = () => dialog.queryByLabelText("First name");
    if (!add()) await dialog.press("Add a person");
    await userEvent.type(field("First name"), " Zoë\u00a0 ");
    await userEvent.type(field("Email"), "zoe’s@example.com");
    await userEvent.tab();
    expect([field("First name").value, field("Email").value]).toEqual(["Zoë", "zoe's@example.com"]);
  });

  test("whom the server refuses keeps everything that was typed", async () => {
    const refuse = () =>
      refusedWith("INVALID_INPUT", [{ field: "added.0.email", code: "newApplication.validations.repeated" }]);
    const { dialog, field, fillNew } = await ask({ ChangePeople: refuse }, { opens });
    fillNew();
    await dialog.press("Save");
    expect(await dialog.findByText("This person is there already")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(field("Email")));
    expect(field("First name").value).toBe("Zoë");
  });
});

describe("the people of a home", () => {
  const application = {
    people: [
      aPerson("amara"),
      aPerson("gone", { status: "WITHDRAWN" }),
      aPerson("late", { status: "EXPIRED", firstName: "", lastName: "" }),
      aPerson("told", { status: "DECIDED" }),
      aPerson("ngozi", { role: "guarantor", status: "INVITED" }),
    ],
  };
  const idsOf = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id);

  test("who apply, have sent, are over, and whose shares can change", () => {
    expect(idsOf(applying(application))).toEqual(["amara", "told", "ngozi"]);
    expect(idsOf(application.people.filter(hasSent))).toEqual(["amara", "told"]);
    expect(idsOf(application.people.filter(isOver))).toEqual(["gone", "late", "told"]);
    expect(idsOf(staying(application))).toEqual(["amara"]);
  });

  test("have a name, or the number of their case, and nobody else has one", () => {
    expect(nameOf(application, "amara")).toBe("Amara Okafor");
    expect(nameOf(application, "late")).toBe("LK-20418");
    expect(nameOf(application, "unknown")).toBe("");
  });

  test("show an income only where they are asked for one", () => {
    expect(asksIncome(aPerson("amara"))).toBe(true);
    expect(asksIncome(aPerson("amara", { sections: [] }))).toBe(false);
  });
});

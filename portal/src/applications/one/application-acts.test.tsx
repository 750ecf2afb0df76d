// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHeldAnswer } from "@latchkey/members/testing/endpoint.ts";
import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { inside } from "@latchkey/members/testing/tables-and-dialogs.ts";
import { act, cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { anApplication, anInvited, aPerson } from "../../testing/fake-applications.ts";
import { anAgency } from "../../testing/fake-portal.ts";
import { openPortal } from "../../testing/open-portal.tsx";
import type { ShownApplication } from "./application.graphql.ts";

afterEach(cleanup);

type Answers = Readonly<Record<string, (request: GraphqlRequest) => object | undefined | Promise<object>>>;

const open = async (answers: Answers = {}, given: Partial<ShownApplication> = {}) => {
  const agency = anAgency();
  const application = anApplication(given);
  const opened = await openPortal({
    path: "/agency/applications/tannery",
    graphql: (request) => {
      const answer = answers[request.operationName];
      if (answer) return answer(request);
      return request.operationName === "ApplicationOf" ? { data: { application } } : agency(request);
    },
  });
  const { screen, operations } = opened;
  await screen.findByRole("heading", { level: 1, name: "5 Tannery Yard, Leeds" });
  return {
    ...opened,
    application,
    sent: (name: string) =>
      operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables),
    press: (name: string) => {
      const [button] = screen.getAllByRole("button", { name });
      if (!button) throw new Error(`There is no button ${name}.`);
      return userEvent.click(button);
    },
    dialog: (name: string) => screen.findByRole("dialog", { name }),
  };
};

/** The reply to a mutation: the application, with what has changed. */
const done = (field: string, given: Partial<ShownApplication> = {}) => ({
  [field.charAt(0).toUpperCase() + field.slice(1)]: () => ({ data: { [field]: anApplication(given) } }),
});

const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

const AT_EWAN = { id: "tannery", personId: "ewan" };

describe("a reminder", () => {
  test("is sent, and says so", async () => {
    const { screen, press, sent } = await open(done("nudgePerson"));
    await press("Send Ewan Fairley a reminder");
    expect(await screen.findByText("Ewan Fairley gets a reminder.")).toBeTruthy();
    expect(sent("NudgePerson")).toEqual([AT_EWAN]);
  });

  test("is sent once by a double press", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { screen, sent } = await open({ NudgePerson: () => answer });
    await userEvent.dblClick(screen.getByRole("button", { name: "Send Ewan Fairley a reminder" }));
    await act(async () => give({ data: { nudgePerson: anApplication() } }));
    expect(sent("NudgePerson")).toHaveLength(1);
  });

  test.each([
    ["REMINDED_TODAY", "Ewan Fairley got a reminder today already. You can send the next one tomorrow."],
    ["NOT_THEIR_TURN", "Ewan Fairley has nothing to do at the moment."],
    ["REMINDERS_OFF", "Ewan Fairley has switched reminders off."],
    ["FORBIDDEN", "Your role does not allow this. Ask the administrator of your agency."],
    ["TOO_MANY_REQUESTS", "Wait a few minutes, then try again."],
  ])("that is refused with %s says: %s", async (code, text) => {
    const { screen, press } = await open({ NudgePerson: () => aRefusal(code) });
    await press("Send Ewan Fairley a reminder");
    expect((await screen.findByRole("alert")).textContent).toContain(text);
  });

  test("that did not reach the server says so", async () => {
    const { screen, press } = await open({ NudgePerson: () => undefined });
    await press("Send Ewan Fairley a reminder");
    expect((await screen.findByRole("alert")).textContent).toContain("Check your connection");
  });
});

test("an invitation is sent again, and says where", async () => {
  const { screen, press, sent } = await open(done("resendInvitation"));
  await press("Send Ewan Fairley the invitation again");
  expect(await screen.findByText("We sent ewan@example.com the invitation again.")).toBeTruthy();
  expect(sent("ResendInvitation")).toEqual([AT_EWAN]);
});

describe("the address of a person", () => {
  const openDialog = async (answers: Answers) => {
    const opened = await open(answers);
    await opened.press("Correct the email of Ewan Fairley");
    const dialog = await opened.dialog("The address of Ewan Fairley");
    const send = async (email: string) => {
      await retype(inside(dialog).field("Email"), email);
      await inside(dialog).press("Correct and send");
    };
    return { ...opened, dialog, send };
  };

  test("is corrected, and the page shows the new one", async () => {
    const corrected = anInvited("ewan", { email: "ewan.fairley@example.com" });
    const { screen, send, sent } = await openDialog(
      done("correctEmail", { people: [aPerson("nadia"), corrected] }),
    );
    await send("ewan.fairley@example.com");
    expect(await screen.findByText("Corrected: ewan.fairley@example.com gets the invitation.")).toBeTruthy();
    expect(sent("CorrectEmail")).toEqual([{ ...AT_EWAN, email: "ewan.fairley@example.com" }]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.body.textContent).toContain("ewan.fairley@example.com");
  });

  test("that is no address says so at the field, keeps what was typed, and sends nothing", async () => {
    const { dialog, send, sent } = await openDialog({});
    await send("ewan@");
    const field = inside(dialog).field(/^Email/);
    await eventually(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe("ewan@");
    expect(sent("CorrectEmail")).toEqual([]);
  });

  test("that the server refuses says why at the field", async () => {
    const unchanged = [{ field: "email", code: "validation.email.unchanged" }];
    const { dialog, send } = await openDialog({ CorrectEmail: () => aRefusal("INVALID_INPUT", unchanged) });
    await send("ewan@example.com");
    expect(await within(dialog).findByText(/This is the address we have/)).toBeTruthy();
    expect(inside(dialog).field(/^Email/).value).toBe("ewan@example.com");
  });

  test("of a person who has begun is refused in plain words", async () => {
    const { dialog, send } = await openDialog({ CorrectEmail: () => aRefusal("ALREADY_BEGUN") });
    await send("other@example.com");
    expect((await within(dialog).findByRole("alert")).textContent).toContain(
      "Ewan Fairley has begun to answer with this address",
    );
  });
});

describe("withdrawing a person", () => {
  test("asks first, tells of the share, and says when it is done", async () => {
    const { screen, press, dialog, sent } = await open(done("withdrawPerson"));
    await press("Withdraw Ewan Fairley");
    const asked = await dialog("Withdraw Ewan Fairley?");
    expect(asked.textContent).toContain("Afterwards change the shares");
    expect(sent("WithdrawPerson")).toEqual([]);
    await inside(asked).press("Withdraw");
    expect(await screen.findByText("Ewan Fairley is withdrawn.")).toBeTruthy();
    expect(sent("WithdrawPerson")).toEqual([AT_EWAN]);
  });

  test("who pays nothing says nothing of shares", async () => {
    const { press, dialog } = await open(
      {},
      { people: [aPerson("nadia"), anInvited("ewan", { role: "occupier", shareMinor: 0 })] },
    );
    await press("Withdraw Ewan Fairley");
    expect((await dialog("Withdraw Ewan Fairley?")).textContent).not.toContain("shares");
  });

  test("that is refused says why in the dialog", async () => {
    const { press, dialog } = await open({ WithdrawPerson: () => aRefusal("CASE_CLOSED") });
    await press("Withdraw Ewan Fairley");
    const asked = await dialog("Withdraw Ewan Fairley?");
    await inside(asked).press("Withdraw");
    expect((await within(asked).findByRole("alert")).textContent).toContain("decided or has ended meanwhile");
  });
});

test("withdrawing the application asks how many people, and sends it once", async () => {
  const { answer, give } = aHeldAnswer<object>();
  const { screen, press, dialog, sent } = await open({ WithdrawApplication: () => answer });
  await press("Withdraw the application");
  const asked = await dialog("Withdraw the application for 5 Tannery Yard, Leeds?");
  expect(asked.textContent).toContain("2 people cannot answer any more.");
  await userEvent.dblClick(within(asked).getByRole("button", { name: "Withdraw it" }));
  await act(async () => give({ data: { withdrawApplications: [anApplication({ turn: null })] } }));
  expect(await screen.findByText("The application is withdrawn.")).toBeTruthy();
  expect(sent("WithdrawApplication")).toEqual([{ id: "tannery" }]);
  expect(screen.queryByRole("button", { name: "Withdraw the application" })).toBeNull();
});

describe("a guarantor", () => {
  const fill = async (dialog: HTMLElement, email: string) => {
    await userEvent.type(inside(dialog).field("First name"), "Rosa");
    await userEvent.type(inside(dialog).field("Last name"), "Vance");
    await retype(inside(dialog).field("Email"), email);
    await inside(dialog).press("Name and invite");
  };

  test("of a tenant is named and invited", async () => {
    const { screen, press, dialog, sent } = await open(done("nameGuarantor"));
    await press("Name a guarantor of Ewan Fairley");
    await fill(await dialog("A guarantor of Ewan Fairley"), "rosa@example.com");
    expect(await screen.findByText("Rosa Vance gets an invitation.")).toBeTruthy();
    const guarantor = { firstName: "Rosa", lastName: "Vance", email: "rosa@example.com" };
    expect(sent("NameGuarantor")).toEqual([{ id: "tannery", tenantIds: ["ewan"], guarantor }]);
  });

  test("has a name and an address", async () => {
    const { press, dialog, sent } = await open();
    await press("Name a guarantor of Ewan Fairley");
    const asked = await dialog("A guarantor of Ewan Fairley");
    await inside(asked).press("Name and invite");
    for (const text of ["Enter the first name", "Enter the last name", "Enter the email address"])
      expect(within(asked).getByText(text)).toBeTruthy();
    expect(sent("NameGuarantor")).toEqual([]);
  });

  test("has another address than the tenant, and what was typed is kept", async () => {
    const { press, dialog, sent } = await open();
    await press("Name a guarantor of Ewan Fairley");
    const asked = await dialog("A guarantor of Ewan Fairley");
    await fill(asked, "EWAN@example.com");
    const field = inside(asked).field(/^Email/);
    await eventually(() => expect(document.activeElement).toBe(field));
    expect(asked.textContent).toContain("Nobody guarantees their own share");
    expect([field.value, sent("NameGuarantor")]).toEqual(["EWAN@example.com", []]);
  });

  test("takes the place of another for all of their tenants", async () => {
    const people = [
      aPerson("nadia", { guarantorId: "helen" }),
      anInvited("ewan", { guarantorId: "helen" }),
      aPerson("helen", { firstName: "Helen", role: "guarantor", shareMinor: 0 }),
    ];
    const { press, dialog, sent } = await open(done("nameGuarantor"), { people });
    await press("Replace Helen Rahmani");
    const asked = await dialog("A guarantor of Nadia Rahmani and Ewan Fairley");
    expect(asked.textContent).toContain("Helen Rahmani is no longer asked.");
    await fill(asked, "rosa@example.com");
    await eventually(() => expect(sent("NameGuarantor")).toMatchObject([{ tenantIds: ["nadia", "ewan"] }]));
  });
});

describe("shares and people", () => {
  const share = (dialog: HTMLElement, name: string) => inside(dialog).field(new RegExp(`^Share of ${name}`));

  test("have to add up to the rent, and say what is left", async () => {
    const { screen, press, dialog, sent } = await open(done("changePeople"));
    await press("Change shares");
    const asked = await dialog("Shares and people");
    await retype(share(asked, "Nadia"), "700");
    expect(within(asked).getByRole("status").textContent).toBe("£25 still to share out");
    await inside(asked).press("Save");
    expect(within(asked).getByRole("alert").textContent).toBe("The shares have to add up to the rent");
    expect(sent("ChangePeople")).toEqual([]);
    await retype(share(asked, "Ewan"), "750");
    await inside(asked).press("Save");
    expect(await screen.findByText("Saved. The sums are made again.")).toBeTruthy();
    expect(sent("ChangePeople")).toEqual([
      {
        id: "tannery",
        withdrawn: [],
        shares: [
          { personId: "nadia", shareMinor: 70_000 },
          { personId: "ewan", shareMinor: 75_000 },
        ],
        added: [],
      },
    ]);
  });

  test("leave the share of an accepted person as it was decided", async () => {
    const accepted = aPerson("nadia", { status: "DECIDED", outcome: "ACCEPTED", shareMinor: 45_000 });
    const { press, dialog } = await open(
      {},
      {
        keptShareMinor: 45_000,
        people: [
          accepted,
          anInvited("ewan", { shareMinor: 50_000 }),
          anInvited("tom", { firstName: "Tom", shareMinor: 50_000 }),
        ],
      },
    );
    await press("Change shares");
    const asked = await dialog("Shares and people");
    expect(asked.textContent).toContain("These people share £1,000 a month.");
    expect(within(asked).queryByRole("textbox", { name: /Nadia/ })).toBeNull();
    expect(within(asked).getByRole("status").textContent).toBe("All of the rent is shared out");
  });

  test("a person is added with a share of the rent", async () => {
    const { press, dialog, sent } = await open(done("changePeople"));
    await press("Add a person");
    const asked = await dialog("Shares and people");
    const { field } = inside(asked);
    await retype(share(asked, "Nadia"), "500");
    await retype(share(asked, "Ewan"), "500");
    await userEvent.type(field("First name"), "Tom");
    await userEvent.type(field("Last name"), "Ashby");
    await userEvent.type(field("Email"), "tom@example.com");
    await userEvent.type(field("Share a month"), "450");
    await inside(asked).press("Save");
    await eventually(() =>
      expect(sent("ChangePeople")).toMatchObject([
        {
          withdrawn: [],
          added: [{ firstName: "Tom", lastName: "Ashby", email: "tom@example.com", shareMinor: 45_000 }],
        },
      ]),
    );
  });

  test("another person takes the place and the share of one", async () => {
    const { press, dialog, sent } = await open(done("changePeople"));
    await press("Replace Ewan Fairley");
    const asked = await dialog("Replace Ewan Fairley");
    const { field } = inside(asked);
    expect(within(asked).queryByRole("textbox", { name: /^Share of Ewan/ })).toBeNull();
    expect(field("Share a month").value).toBe("725.00");
    await userEvent.type(field("First name"), "Tom");
    await userEvent.type(field("Last name"), "Ashby");
    await userEvent.type(field("Email"), "tom@example.com");
    await inside(asked).press("Save");
    await eventually(() =>
      expect(sent("ChangePeople")).toEqual([
        {
          id: "tannery",
          withdrawn: ["ewan"],
          shares: [{ personId: "nadia", shareMinor: 72_500 }],
          added: [{ firstName: "Tom", lastName: "Ashby", email: "tom@example.com", shareMinor: 72_500 }],
        },
      ]),
    );
  });

  test("that the server refuses say why at the field, with everything typed kept", async () => {
    const repeated = [{ field: "added.0.email", code: "newApplication.validations.repeated" }];
    const { press, dialog } = await open({ ChangePeople: () => aRefusal("INVALID_INPUT", repeated) });
    await press("Replace Ewan Fairley");
    const asked = await dialog("Replace Ewan Fairley");
    const { field } = inside(asked);
    await userEvent.type(field("First name"), "Tom");
    await userEvent.type(field("Last name"), "Ashby");
    await userEvent.type(field("Email"), "tom@example.com");
    await inside(asked).press("Save");
    expect(await within(asked).findByText(/This person is there already/)).toBeTruthy();
    expect(field(/^First name/).value).toBe("Tom");
    expect(document.activeElement).toBe(field(/^Email/));
  });
});

describe("rent and first day", () => {
  const rent = (dialog: HTMLElement) => inside(dialog).field(/^Rent a month/);

  const openTerms = async (answers: Answers, given: Partial<ShownApplication> = {}) => {
    const opened = await open(answers, given);
    await opened.press("Change the rent or date");
    return { ...opened, asked: await opened.dialog("Rent and first day") };
  };

  test("are changed together with the shares", async () => {
    const { screen, asked, sent } = await openTerms(done("changeTerms", { rentMinor: 140_000 }));
    expect(asked.textContent).toContain("People who are decided keep their share and their decision");
    await retype(rent(asked), "1400");
    await retype(inside(asked).field(/^Share of Nadia/), "700");
    await retype(inside(asked).field(/^Share of Ewan/), "700");
    await retype(inside(asked).field("Day"), "15");
    await inside(asked).press("Save");
    expect(await screen.findByText("Saved. The sums are made again.")).toBeTruthy();
    expect(sent("ChangeTerms")).toEqual([
      {
        id: "tannery",
        rentMinor: 140_000,
        advertisedRentMinor: 145_000,
        start: "2026-04-15",
        shares: [
          { personId: "nadia", shareMinor: 70_000 },
          { personId: "ewan", shareMinor: 70_000 },
        ],
      },
    ]);
    expect(document.body.textContent).toContain("£1,400 a month");
  });

  test("of one person alone need no share", async () => {
    const { asked, sent } = await openTerms(done("changeTerms"), {
      people: [aPerson("nadia", { shareMinor: 145_000 })],
    });
    expect(within(asked).queryByRole("textbox", { name: /^Share of/ })).toBeNull();
    await retype(rent(asked), "1400");
    await inside(asked).press("Save");
    await eventually(() =>
      expect(sent("ChangeTerms")).toMatchObject([
        { rentMinor: 140_000, shares: [{ personId: "nadia", shareMinor: 140_000 }] },
      ]),
    );
  });

  test("say at the field what is wrong, and keep what was typed", async () => {
    const { asked, sent } = await openTerms({});
    await retype(rent(asked), "1500x");
    await inside(asked).press("Save");
    expect(rent(asked).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(rent(asked));
    expect(rent(asked).value).toBe("1500x");
    expect(sent("ChangeTerms")).toEqual([]);
  });

  test("may be wrong for the server alone, which is shown at the field until it changes", async () => {
    const bidding = [{ field: "rent", code: "newApplication.validations.bidding" }];
    const { asked } = await openTerms({ ChangeTerms: () => aRefusal("INVALID_INPUT", bidding) });
    await inside(asked).press("Save");
    expect(await within(asked).findByText(/no higher offer may be taken/)).toBeTruthy();
    await userEvent.type(rent(asked), "1");
    expect(within(asked).queryByText(/no higher offer may be taken/)).toBeNull();
  });

  test("without an advertised rent send none, where no law asks for it", async () => {
    const { asked, sent } = await openTerms(done("changeTerms"), {
      country: "SCT",
      advertisedRentMinor: null,
      termMonths: 12,
    });
    expect(inside(asked).field("Advertised rent a month (optional)").value).toBe("");
    await inside(asked).press("Save");
    await eventually(() => expect(sent("ChangeTerms")).toMatchObject([{ advertisedRentMinor: null }]));
  });
});

describe("the end of a tenancy", () => {
  const signed = {
    start: "2026-01-01",
    tenancy: { __typename: "Tenancy", signedOn: "2025-12-20", endedOn: null } as ShownApplication["tenancy"],
  };
  const typeDay = async (dialog: HTMLElement, [day, month, year]: readonly [string, string, string]) => {
    const { field } = inside(dialog);
    await retype(field(/^Day/), day);
    await retype(field(/^Month/), month);
    await retype(field(/^Year/), year);
  };

  test("is recorded with its day", async () => {
    const { screen, press, dialog, sent } = await open(done("endTenancy", signed), signed);
    await press("The tenancy has ended");
    const asked = await dialog("The end of the tenancy");
    await typeDay(asked, ["10", "3", "2026"]);
    await inside(asked).press("Save");
    expect(await screen.findByText("The end of the tenancy is recorded.")).toBeTruthy();
    expect(sent("EndTenancy")).toEqual([{ id: "tannery", endedOn: "2026-03-10" }]);
  });

  test("before it began says so at the field, and sends nothing", async () => {
    const { press, dialog, sent } = await open({}, signed);
    await press("The tenancy has ended");
    const asked = await dialog("The end of the tenancy");
    await typeDay(asked, ["10", "12", "2025"]);
    await inside(asked).press("Save");
    expect(await within(asked).findByText(/This is before the tenancy began/)).toBeTruthy();
    expect(sent("EndTenancy")).toEqual([]);
  });

  test("is not asked for without a tenancy", async () => {
    const { screen } = await open();
    expect(screen.queryByRole("button", { name: "The tenancy has ended" })).toBeNull();
  });
});

describe("messages", () => {
  const message = (id: string, given: object = {}) => ({
    __typename: "AgencyMessage",
    id,
    text: "Is the payslip enough?",
    at: "2026-03-11T09:00:00Z",
    isByAgency: true,
    author: "Marcus Ibe",
    needsAnswer: true,
    ...given,
  });
  const thread = (...messages: readonly object[]) => ({
    messages: messages as unknown as ShownApplication["messages"],
  });

  test("are shown with the newest first, and name no member of staff", async () => {
    const { screen } = await open(
      {},
      thread(
        message("1"),
        message("2", { isByAgency: false, author: null, text: "It is.", needsAnswer: false }),
      ),
    );
    const panel = screen.getByRole("region", { name: "Messages" });
    expect(
      within(panel)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "It is.Quillfield, 11 Mar 2026, 09:00",
      "Is the payslip enough?Marcus Ibe, 11 Mar 2026, 09:00",
    ]);
    expect(within(panel).queryByText("Waits for an answer")).toBeNull();
  });

  test("are written with the wish for an answer, and the field is empty again", async () => {
    const { screen, press, sent } = await open(done("writeMessage", thread(message("1"))));
    const field = screen.getByRole("textbox", { name: "Message" });
    await userEvent.type(field, "Is the payslip enough?");
    await userEvent.click(screen.getByRole("checkbox", { name: "We need an answer" }));
    await press("Send");
    expect(await screen.findByText("The message is sent.")).toBeTruthy();
    expect(sent("WriteMessage")).toEqual([
      { id: "tannery", text: "Is the payslip enough?", needsAnswer: true },
    ]);
    expect(field).toHaveProperty("value", "");
    expect(screen.getByText("Waits for an answer")).toBeTruthy();
  });

  test("without words ask for them, and send nothing", async () => {
    const { screen, press, sent } = await open();
    await press("Send");
    expect(screen.getByText(/Enter a message/)).toBeTruthy();
    expect(sent("WriteMessage")).toEqual([]);
  });

  test("that do not go out stay in the field", async () => {
    const { screen, press } = await open({ WriteMessage: () => undefined });
    const field = screen.getByRole("textbox", { name: "Message" });
    await userEvent.type(field, "Is the payslip enough?");
    await press("Send");
    expect((await screen.findByRole("alert")).textContent).toContain("Check your connection");
    expect(field).toHaveProperty("value", "Is the payslip enough?");
  });
});

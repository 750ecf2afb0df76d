// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(cleanup);

const NOW = "2026-11-30T10:00:00Z";
const SECRET = "whsec_dGhpcyBpcyBhIHNlY3JldCBvZiBhIHRlc3QuLi4uLi4=";

const anEndpoint = (given = {}) => ({
  __typename: "WebhookEndpoint",
  id: "hook-1",
  agency: "Harbour Homes",
  url: "https://hooks.example/in",
  events: ["APPLICATION_STATUS", "APPLICATION_OUTCOME"],
  state: "ACTIVE",
  failingSince: null,
  lastSuccessAt: null,
  previousSecretUntil: null,
  waiting: 0,
  ...given,
});

const aDelivery = (given = {}) => ({
  __typename: "WebhookDelivery",
  id: "delivery-1",
  type: "application.status",
  body: '{"type":"application.status"}',
  state: "DELIVERED",
  tries: 1,
  nextTryAt: null,
  responseCode: 204,
  responseText: "",
  fault: null,
  createdAt: "2026-11-29T09:00:00Z",
  ...given,
});

type Answers = Parameters<typeof openDesk>[0]["answers"];

const open = async (path: string, answers: Answers, roles = ["ADMINISTRATOR"]) => {
  const desk = await openDesk({ path, roles, now: () => Date.parse(NOW), answers });
  await screen.findByRole("heading", { level: 1 });
  return desk;
};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the list of webhooks", () => {
  const openList = (endpoints: readonly object[], answers: Answers = {}) =>
    open("/console/webhooks", {
      WebhookEndpoints: () => ({
        webhookEndpoints: endpoints,
        agencies: [{ __typename: "Agency", id: "agency-1", name: "Harbour Homes" }],
      }),
      ...answers,
    });

  test("says of each address what it is told and how it stands", async () => {
    await openList([
      anEndpoint(),
      anEndpoint({ id: "a", url: "https://a.example/", lastSuccessAt: NOW }),
      anEndpoint({ id: "b", url: "https://b.example/", failingSince: NOW, waiting: 3, lastSuccessAt: NOW }),
      anEndpoint({ id: "c", url: "https://c.example/", state: "PAUSED" }),
      anEndpoint({ id: "d", url: "https://d.example/", state: "DISABLED", failingSince: NOW }),
    ]);
    const cells = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => textContent));
    const told = "Status of a personOutcome of a decision";
    expect(cells.map(([events]) => events)).toEqual([told, told, told, told, told]);
    expect(cells.map(([, , waiting, state]) => [waiting, state])).toEqual([
      ["0", "Not tried yet"],
      ["0", "Works"],
      ["3", "Does not answer"],
      ["0", "Paused"],
      ["0", "Switched off"],
    ]);
    expect(cells[0]?.[1]).toBe("Never");
    expect(screen.getByRole("link", { name: "https://b.example/" }).getAttribute("href")).toBe(
      "/console/webhooks/b",
    );
  });

  test("without an address says what one is for", async () => {
    await openList([]);
    expect(screen.getByRole("heading", { name: "No webhooks yet" })).toBeTruthy();
  });

  test("adds an address, and shows its secret once", async () => {
    const desk = await openList([], {
      AddWebhookEndpoint: () => ({
        addWebhookEndpoint: { __typename: "WebhookSecret", secret: SECRET, endpoint: anEndpoint() },
      }),
    });
    await press("Add an address");
    const dialog = within(await screen.findByRole("dialog", { name: "Add an address" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add the address" }));
    for (const words of ["Choose an agency", "Enter the address", "Choose at least one"])
      expect(dialog.getAllByText(words).length).toBeGreaterThan(0);
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Agency/ }), "agency-1");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Address/ }), "https://hooks.example/in");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Outcome of a decision" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add the address" }));
    expect(await screen.findByText(SECRET)).toBeTruthy();
    expect(desk.sent("AddWebhookEndpoint")).toEqual([
      { agencyId: "agency-1", url: "https://hooks.example/in", events: ["APPLICATION_OUTCOME"] },
    ]);
    await userEvent.click(screen.getByRole("checkbox", { name: "I have saved the secret" }));
    await press("Close");
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  test("is for administrators", async () => {
    await open("/console/webhooks", {}, ["REVIEWER"]);
    expect(screen.getByRole("heading", { name: "This is not for your role" })).toBeTruthy();
  });
});

describe("the page of an address", () => {
  const openOne = (given: object = {}, rows: readonly object[] = [], answers: Answers = {}) =>
    open("/console/webhooks/hook-1", {
      WebhookEndpoint: () => ({ webhookEndpoint: anEndpoint(given) }),
      WebhookDeliveries: () => ({
        webhookDeliveries: { __typename: "WebhookDeliveryPage", rows, next: null },
      }),
      ...answers,
    });

  test.each([
    ["Send a test", "TestWebhookEndpoint", "ACTIVE", "The test is on its way."],
    ["Pause", "PauseWebhookEndpoint", "ACTIVE", "The address is paused."],
    ["Resume", "ResumeWebhookEndpoint", "PAUSED", "The address is resumed."],
    ["Resume", "ResumeWebhookEndpoint", "DISABLED", "The address is resumed."],
  ])("%s sends %s for one that is %s", async (button, operation, state, told) => {
    const field = operation.charAt(0).toLowerCase() + operation.slice(1);
    const desk = await openOne({ state }, [], { [operation]: () => ({ [field]: anEndpoint({ state }) }) });
    await press(button);
    expect(await screen.findByText(told)).toBeTruthy();
    expect(desk.sent(operation)).toEqual([{ id: "hook-1" }]);
  });

  test("says that an act failed", async () => {
    await openOne({}, [], { PauseWebhookEndpoint: () => undefined });
    await press("Pause");
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
  });

  test("makes a new secret after a question, and shows it once", async () => {
    await openOne({}, [], {
      RotateWebhookSecret: () => ({
        rotateWebhookSecret: { __typename: "WebhookSecret", secret: SECRET, endpoint: anEndpoint() },
      }),
    });
    await press("New secret");
    await press("Make the secret");
    expect(await screen.findByText(SECRET)).toBeTruthy();
  });

  test("changes the address, and shows the server's refusal at its field", async () => {
    const issue = { field: "url", code: "webhook.validations.closed" };
    const desk = await openOne({}, [], {
      ChangeWebhookEndpoint: () => refusedWith("INVALID_INPUT", [issue]),
    });
    await press("Change");
    const field = screen.getByRole("textbox", { name: /^Address/ });
    await userEvent.clear(field);
    await userEvent.type(field, "https://10.0.0.1/");
    await press("Save");
    expect((await screen.findAllByText("Enter an address of the internet")).length).toBeGreaterThan(0);
    expect(desk.sent("ChangeWebhookEndpoint")).toEqual([
      { id: "hook-1", url: "https://10.0.0.1/", events: ["APPLICATION_STATUS", "APPLICATION_OUTCOME"] },
    ]);
  });

  test("lists the deliveries with their answers, shows what was sent, and sends it again", async () => {
    const desk = await openOne(
      {},
      [
        aDelivery({
          id: "a",
          state: "WAITING",
          tries: 2,
          nextTryAt: NOW,
          fault: "CLOSED_ADDRESS",
          responseCode: null,
        }),
        aDelivery({
          id: "b",
          type: "application.outcome",
          state: "FAILED",
          responseCode: 503,
          responseText: "busy",
        }),
        aDelivery({ id: "c", type: "webhook.test", body: null }),
      ],
      {
        SendWebhookAgain: () => ({
          sendWebhookAgain: aDelivery({ id: "b", state: "WAITING", nextTryAt: NOW }),
        }),
      },
    );
    const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
    const waits = await row(/^application\.status/);
    expect(waits.getByText(/leads to an address/)).toBeTruthy();
    expect(waits.getByText("Next try: 30 Nov 2026, 10:00")).toBeTruthy();
    const failed = await row(/^application\.outcome/);
    expect(failed.getByText("503")).toBeTruthy();
    await userEvent.click(failed.getByRole("button", { name: /^Show/ }));
    const dialog = within(await screen.findByRole("dialog"));
    for (const words of ['{"type":"application.status"}', "busy"])
      expect(dialog.getByText(words)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    expect((await row(/^webhook\.test/)).queryByRole("button", { name: /^Send/ })).toBeNull();
    await userEvent.click(failed.getByRole("button", { name: /^Send/ }));
    expect(await screen.findByText("The event is on its way.")).toBeTruthy();
    expect(desk.sent("SendWebhookAgain")).toEqual([{ id: "b" }]);
  });

  test("removes the address after a question, and goes back to the list", async () => {
    const desk = await openOne({}, [], {
      RemoveWebhookEndpoint: () => ({ removeWebhookEndpoint: [] }),
      WebhookEndpoints: () => ({ webhookEndpoints: [], agencies: [] }),
    });
    await press("Remove");
    expect(desk.sent("RemoveWebhookEndpoint")).toEqual([]);
    await press("Remove the address");
    expect(await screen.findByRole("heading", { name: "No webhooks yet" })).toBeTruthy();
    expect(desk.sent("RemoveWebhookEndpoint")).toEqual([{ id: "hook-1" }]);
  });

  test("that nothing has is not found", async () => {
    await openOne({}, [], { WebhookEndpoint: () => refusedWith("NOT_FOUND") });
    expect(screen.getByRole("heading", { name: "This page does not exist" })).toBeTruthy();
  });
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { openDesk } from "./open-desk.tsx";

export const roles = ["ADMINISTRATOR"];

export const policyNames = [
  { __typename: "PolicyName", name: "england-default", title: "England", isInForce: true },
  { __typename: "PolicyName", name: "identity-only", title: "Identity only", isInForce: true },
  { __typename: "PolicyName", name: "students", title: "Students", isInForce: false },
];

export const anAgency = (given = {}) => ({
  __typename: "Agency",
  id: "agency-1",
  name: "Harbour Homes",
  isOwn: false,
  email: "office@harbour.example",
  complianceEmail: null,
  registeredName: "Harbour Homes Ltd",
  phone: null,
  website: null,
  replyEmail: null,
  language: null,
  allowedPolicies: [],
  standardPolicy: "identity-only",
  promiseDays: 2,
  accent: null,
  outcomeLabels: [],
  logo: null,
  openApplications: 31,
  isStopped: false,
  stop: null,
  hasEndedAgreement: false,
  openBranches: [],
  branches: [],
  dataAgreement: null,
  terms: null,
  landlords: ["R. Calvert"],
  responsibilities: [],
  ...given,
});

type Answers = Parameters<typeof openDesk>[0]["answers"];

export const openAgency = async (given: object = {}, answers: Answers = {}, of = roles) => {
  const desk = await openDesk({
    path: "/console/agencies/agency-1",
    roles: of,
    now: () => Date.parse("2026-11-30T10:00:00Z"),
    answers: { AgencyDesk: () => ({ agency: anAgency(given), policyNames }), ...answers },
  });
  await screen.findByRole("heading", { level: 1 });
  return desk;
};

/** The server of files: it keeps what it is sent. */
export const keeping = (status = 201, body: object = { id: "file-9" }) => {
  const calls: { readonly path: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    return Response.json(body, { status });
  });
  return calls;
};

export const choose = async (name = "agreement.pdf") => {
  const input = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no field for a file.");
  await userEvent.upload(input, new File(["%PDF-1.7"], name, { type: "application/pdf" }));
};

export const typeDay = async (legend: RegExp, [day, month, year]: readonly string[]) => {
  const group = within(within(screen.getByRole("dialog")).getByRole("group", { name: legend }));
  await userEvent.type(group.getByRole("textbox", { name: "Day" }), day ?? "");
  await userEvent.type(group.getByRole("textbox", { name: "Month" }), month ?? "");
  await userEvent.type(group.getByRole("textbox", { name: "Year" }), year ?? "");
};

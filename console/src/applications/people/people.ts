import { fullName } from "@latchkey/members/shell/person-name.ts";
import type { ApplicationPerson, ShownApplication } from "./application.graphql.ts";

type WithPeople = Pick<ShownApplication, "people">;

const OVER: readonly ApplicationPerson["status"][] = ["DECIDED", "WITHDRAWN", "EXPIRED"];
const LEFT: readonly ApplicationPerson["status"][] = ["WITHDRAWN", "EXPIRED"];
const SENT: readonly ApplicationPerson["status"][] = ["SUBMITTED", "IN_REVIEW", "DECIDED"];

/** The status is final: no answer can change it. */
export const isOver = ({ status }: ApplicationPerson): boolean => OVER.includes(status);

/** Those who still apply, or were decided about. */
export const applying = ({ people }: WithPeople): readonly ApplicationPerson[] =>
  people.filter(({ status }) => !LEFT.includes(status));

export const hasSent = ({ status }: ApplicationPerson): boolean => SENT.includes(status);

/** Those who pay or live there and whose shares can be changed, in the server's order. */
export const staying = ({ people }: WithPeople): readonly ApplicationPerson[] =>
  people.filter((person) => person.role !== "guarantor" && !isOver(person));

export const nameOf = ({ people }: WithPeople, id: string): string => {
  const person = people.find((one) => one.id === id);
  return person ? fullName(person) : "";
};

/** False where the policy asks for no income. */
export const asksIncome = ({ sections }: ApplicationPerson): boolean =>
  sections.some(({ name }) => name === "INCOME");

import { fullName } from "../../desk/case-names.ts";
import type { Household, HouseholdPerson } from "./household.graphql.ts";

type WithPeople = Pick<Household, "people">;

const OVER: readonly HouseholdPerson["status"][] = ["DECIDED", "WITHDRAWN", "EXPIRED"];
const LEFT: readonly HouseholdPerson["status"][] = ["WITHDRAWN", "EXPIRED"];
const SENT: readonly HouseholdPerson["status"][] = ["SUBMITTED", "IN_REVIEW", "DECIDED"];

/** Nobody can answer the case any more. */
export const isOver = ({ status }: HouseholdPerson): boolean => OVER.includes(status);

/** Those who still apply, or were decided about. */
export const applying = ({ people }: WithPeople): readonly HouseholdPerson[] =>
  people.filter(({ status }) => !LEFT.includes(status));

export const hasSent = ({ status }: HouseholdPerson): boolean => SENT.includes(status);

/** Those who pay or live there and whose shares can be changed, in the server's order. */
export const staying = ({ people }: WithPeople): readonly HouseholdPerson[] =>
  people.filter((person) => person.role !== "guarantor" && !isOver(person));

export const nameOf = ({ people }: WithPeople, id: string): string => {
  const person = people.find((one) => one.id === id);
  return person ? fullName(person) : "";
};

/** Whether the person has to show an income at all: a policy may ask nobody. */
export const asksIncome = ({ sections }: HouseholdPerson): boolean =>
  sections.some(({ name }) => name === "INCOME");

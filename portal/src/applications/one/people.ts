import { isOver } from "../status/application-status.ts";
import type { Person, ShownApplication } from "./application.graphql.ts";

type WithPeople = Pick<ShownApplication, "people">;

const ASKED: readonly Person["status"][] = ["INVITED", "COLLECTING", "RETURNED"];

/** Those who pay or live there and whose shares can be changed, in the server's order. */
export const staying = ({ people }: WithPeople): readonly Person[] =>
  people.filter((person) => person.role !== "guarantor" && !isOver(person));

export const hasBounced = ({ status, invitation }: Person): boolean =>
  status === "INVITED" && invitation.bouncedBecause !== null;

/** The person has something to do, so that a reminder makes sense. */
export const isAsked = ({ status }: Person): boolean => ASKED.includes(status);

export const byId = ({ people }: WithPeople, id: string | undefined): Person | undefined =>
  people.find((person) => person.id === id);

const isDeclined = ({ status, outcome }: Person): boolean =>
  status === "DECIDED" && outcome === "NOT_ACCEPTED_CRITERIA";

/** Who applies, or is accepted. */
const goesOn = (person: Person): boolean =>
  person.status === "DECIDED" ? !isDeclined(person) : !isOver(person);

/** The tenants of a guarantor who may get another one. */
export const guaranteedBy = ({ people }: WithPeople, guarantor: Person): readonly Person[] =>
  people.filter((person) => person.guarantorId === guarantor.id && goesOn(person));

/** A tenant has no guarantor, or one who was declined or has left; a guarantor who goes on is replaced on their own card. */
export const needsGuarantor = (application: WithPeople, person: Person): boolean => {
  const guarantor = byId(application, person.guarantorId ?? undefined);
  return person.role === "tenant" && goesOn(person) && !(guarantor && goesOn(guarantor));
};

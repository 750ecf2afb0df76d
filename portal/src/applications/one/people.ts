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

/** A tenant without a guarantor who applies, or is accepted; the guarantor is replaced on their own card. */
export const mayGetGuarantor = (person: Person): boolean =>
  person.role === "tenant" &&
  person.guarantorId === null &&
  (person.status === "DECIDED" ? person.outcome !== "NOT_ACCEPTED_CRITERIA" : !isOver(person));

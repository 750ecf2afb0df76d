import type { HomeCountry } from "../../vocabulary/home-countries.ts";
import type { PartyRole } from "../../vocabulary/party-roles.ts";

/** English law requires the right to rent of the people who live there, so not of a guarantor. It is recorded before the agreement. */
export const asksRightToRent = ({
  role,
  country,
}: {
  readonly role: PartyRole;
  readonly country: HomeCountry;
}): boolean => country === "ENG" && role !== "guarantor";

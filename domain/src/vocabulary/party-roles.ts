/** A tenant pays a share, an occupier lives there without paying, a guarantor guarantees a share. */
export const partyRoles = ["tenant", "occupier", "guarantor"] as const;
export type PartyRole = (typeof partyRoles)[number];

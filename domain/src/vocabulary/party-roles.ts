/** A person's role in a letting: pays a share, lives there without paying, or guarantees somebody's share. */
export const partyRoles = ["tenant", "occupier", "guarantor"] as const;
export type PartyRole = (typeof partyRoles)[number];

/** The dialog that is open. */
export type Asked =
  | { readonly what: "terms" | "end-application" | "shares" | "add" | "end-tenancy" }
  | { readonly what: "correct" | "withdraw" | "replace" | "guarantor"; readonly personId: string };

import type { Look } from "./link-calls.ts";

export type ConfirmationKind = "signed-in" | "other-browser" | "spent";

/** A visitor who followed the e-mailed link. Only their click uses the link. */
export type Landing =
  | { readonly at: "looking" }
  | { readonly at: "found"; readonly email: string; readonly sameBrowser: boolean }
  | { readonly at: "other-browser"; readonly email: string }
  | { readonly at: "confirming"; readonly email: string; readonly otherBrowser: boolean }
  | { readonly at: "signed-in"; readonly email: string }
  | { readonly at: "spent" }
  | { readonly at: "failed" };

export type LandingEvent =
  | { readonly kind: "opened" }
  | { readonly kind: "looked"; readonly look: Look }
  | { readonly kind: "continued" }
  | { readonly kind: "confirmed"; readonly confirmation: { readonly kind: ConfirmationKind } }
  | { readonly kind: "failed" };

const afterLook = (look: Look): Landing =>
  look.kind === "spent" ? { at: "spent" } : { at: "found", email: look.email, sameBrowser: look.sameBrowser };

/** In a browser other than the requesting one, it asks for another confirmation first. */
const afterContinue = (landing: Landing): Landing => {
  if (landing.at === "other-browser") {
    return { at: "confirming", email: landing.email, otherBrowser: true };
  }
  if (landing.at !== "found") return landing;
  const { email, sameBrowser } = landing;
  return sameBrowser ? { at: "confirming", email, otherBrowser: false } : { at: "other-browser", email };
};

const afterConfirmation = (landing: Landing, kind: ConfirmationKind): Landing => {
  if (kind === "spent") return { at: "spent" };
  const email = "email" in landing ? landing.email : "";
  return { at: kind, email };
};

export const nextLanding = (landing: Landing, event: LandingEvent): Landing => {
  switch (event.kind) {
    case "opened":
      return { at: "looking" };
    case "looked":
      return afterLook(event.look);
    case "continued":
      return afterContinue(landing);
    case "confirmed":
      return afterConfirmation(landing, event.confirmation.kind);
    case "failed":
      return { at: "failed" };
  }
};

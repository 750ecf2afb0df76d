import type { MemberWords } from "../../locales/member-words.ts";

/** In place of the words of an app. */
export const memberWords = {
  signIn: "Member sign-in",
  whySecondStep: "Every sign-in needs a second proof.",
} as const satisfies MemberWords;

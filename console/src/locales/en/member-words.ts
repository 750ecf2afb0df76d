import type { MemberWords } from "@latchkey/members/locales/member-words.ts";

/** What staff read where the users of an agency read something else. */
export const memberWords = {
  signIn: "Staff sign-in",
  whySecondStep:
    "Staff see passports and bank statements. So every sign-in needs a second proof. Choose one now; you can add the other later.",
} as const satisfies MemberWords;

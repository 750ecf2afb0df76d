import type { MemberWords } from "@latchkey/members/locales/member-words.ts";

/** Words for staff; users of an agency read others in their place. */
export const memberWords = {
  signIn: "Staff sign-in",
  whySecondStep:
    "Staff see passports and bank statements. So every sign-in needs a second proof. Choose one now; you can add the other later.",
} as const satisfies MemberWords;

import type { MemberWords } from "@latchkey/members/locales/member-words.ts";

/** Words for users of an agency; staff read others in their place. */
export const memberWords = {
  signIn: "Agency sign-in",
  whySecondStep:
    "You see what people told us about themselves. So every sign-in needs a second proof. Choose one now; you can add the other later.",
} as const satisfies MemberWords;

/** The words in which console and portal differ for those who sign in. */
export interface MemberWords {
  /** The title of the sign-in page. */
  readonly signIn: string;
  /** The reason for a second step. */
  readonly whySecondStep: string;
}

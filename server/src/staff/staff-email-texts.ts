/** Texts of the e-mails to staff, in the language of the console. */
export const staffEmailTexts = {
  greeting: (name: string) => `Hello ${name},`,
  why: (provider: string) => `You get this because you work with applications at ${provider}.`,
  invitation: {
    subject: (provider: string) => `Your access to applications at ${provider}`,
    title: "You can sign in now",
    asks: (provider: string) =>
      `${provider} has given you access to the pages on which applications are checked.`,
    how: "The page asks for this email address and sends you a sign-in link. On your first visit you set up a second step: a passkey or an authenticator app.",
    button: "Sign in",
    notYou: "This email alone does not sign anybody in. If you did not expect it, tell your administrator.",
  },
  recovery: {
    subject: (provider: string) => `A recovery code was used at ${provider}`,
    title: "A recovery code was used",
    what: "Somebody has just signed in to your staff account with one of your recovery codes.",
    you: "Was it you? Then set up your new second step. The old one no longer works once that is done.",
    notYou: "Was it not you? Then tell your administrator at once. They can block your access.",
  },
} as const;

/** Words that depend on the kind of member. */
interface Kind {
  readonly account: string;
  readonly why: (provider: string) => string;
  readonly asks: (provider: string) => string;
}

const factorTextsOf = (account: string) => ({
  subject: (provider: string) => `Your second step at ${provider} has changed`,
  title: "Your second step has changed",
  what: {
    "set-up": `A new second step was set up for ${account}. Any earlier one no longer works.`,
    added: `Another second step was added to ${account}, and you got new recovery codes.`,
    "app-replaced": `A new authenticator app was set up for ${account} in place of the earlier one, which no longer works. You got new recovery codes.`,
    removed: `A second step was removed from ${account}.`,
    reset: "An administrator has reset your second step. You set up a new one when you next sign in.",
    codes: `New recovery codes were made for ${account}. The old ones no longer work.`,
  },
  you: "Was it you, or did you ask for it? Then there is nothing to do.",
  notYou: "If not, tell your administrator at once. They can end your access.",
});

const textsOf = ({ account, why, asks }: Kind) => ({
  greeting: (name: string) => `Hello ${name},`,
  why,
  invitation: {
    subject: (provider: string) => `Your access to applications at ${provider}`,
    title: "You can sign in now",
    asks,
    how: "The page asks for this email address and sends you a sign-in link. On your first visit you set up a second step: a passkey or an authenticator app.",
    button: "Sign in",
    notYou: "This email alone does not sign you in. If you did not expect it, tell your administrator.",
  },
  recovery: {
    subject: (provider: string) => `A recovery code was used at ${provider}`,
    title: "A recovery code was used",
    what: `One of your recovery codes was just used to sign in to ${account}.`,
    you: "Was it you? Then set up your new second step. The old one no longer works once that is done.",
    notYou: "Was it not you? Then tell your administrator at once. They can end your access.",
  },
  newBrowser: {
    subject: (provider: string) => `A new browser at ${provider}`,
    title: "A new browser signed in",
    what: (at: string) =>
      `On ${at} a browser that was not used before signed in to ${account}, with your email and your second step.`,
    you: "Was it you? Then there is nothing to do.",
    notYou:
      "Was it not you? Then end that session on the page “Your account”, and tell your administrator at once.",
    button: "Your account",
  },
  factor: factorTextsOf(account),
});

export const memberEmailTexts = {
  staff: textsOf({
    account: "your staff account",
    why: (provider) => `You received this because you work with applications at ${provider}.`,
    asks: (provider) => `${provider} has given you access to the pages on which applications are checked.`,
  }),
  agency: textsOf({
    account: "your account",
    why: (provider) => `You received this because your agency has its applicants checked by ${provider}.`,
    asks: (provider) =>
      `You have access to your agency's applications at ${provider}: you can send new ones and follow them.`,
  }),
} as const;

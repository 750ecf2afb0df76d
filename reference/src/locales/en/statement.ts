/** What employers and accountants both read. */
export const statement = {
  unsaid: "I am not allowed to say",
  earningsUnsaid: "I am not allowed to say what they earn",
  different: "What is different?",
  differentMissing: "Tell us what is different, or change your answer",
  who: {
    legend: "Who are you?",
    name: "Your name",
    role: "Your role",
    phone: "Company phone number",
    phoneHint:
      "The switchboard is best, with + and the country code if it is not in the UK. We may call once to check that it was you",
    nameMissing: "Enter your name",
    roleMissing: "Enter your role",
  },
  where: "Your answers go to {{provider}} for one application. {{name}} can ask to see them.",
  truth: "<strong>Only write what you know to be true.</strong> You do not have to answer at all.",
  cannot: "I do not know this person, or I do not want to answer",
  somebodyElse: "Somebody else answers such questions",
} as const;

import type { RightToRentWords } from "../step-words.ts";

/** The right to rent in England and its proofs. */
export const rightToRent = {
  primaryDocument: {
    title: "How can you show your right to rent?",
    subtitle: "Everyone who rents a home in England is asked this.",
    phrase: "your identity document",
    label: "First document",
    choices: {
      SHARE_CODE: "A share code",
    },
    choiceLabels: {
      SHARE_CODE: "A share code",
    },
    none: "I do not have any of these",
  },
  status: {
    title: "Are you waiting for a decision on a visa?",
    subtitle: "It can also be an application for settled status, or an appeal.",
    phrase: "your visa application",
    label: "Visa application",
    choices: {
      ongoing_visa_application: "Yes, I have applied and am waiting",
      no_application: "No, I have no application",
    },
    choiceLabels: {
      ongoing_visa_application: "Has applied for a visa",
      no_application: "Has no application",
    },
    ongoing_visa_application_hint: "Next you can show us a letter about it",
    no_application_hint: "Next you can show us another document",
  },
  biometricEducation: {
    title: "You need a share code instead",
    subtitle: "The card is no longer accepted on its own. Your rights stay the same.",
    phrase: "your share code",
    label: "Share code",
    lead: "Your status is online now. It is called an eVisa. This is how you get a code:",
    signIn: "Sign in on GOV.UK. You can open an account with your card, even an expired one.",
    getCode: "Ask for a share code to prove your right to rent.",
    comeBack: "Come back here. We ask for the code at the end of this section.",
    link: "See your status and get a code on GOV.UK",
    later: "You do not need the code yet. You can go on now.",
  },
  expiredVisa: {
    title: "Your visa has ended",
    subtitle: "The date that you gave us is {{date}}.",
    phrase: "your visa",
    label: "Expired visa",
    text: "We need something that is still good. For example, a share code or a newer visa.",
    pending: "Have you applied for a new visa? Choose “I do not have any of these”. We ask about it next.",
    wrong: "If the date is wrong, go back and change it.",
    continue: "Choose another way",
  },
  secondaryDocumentOne: {
    title: "Choose the first of two documents",
    subtitle: "Two of these together show your right to rent.",
    phrase: "a second document",
    label: "Second document",
  },
  documentSignpostingSecondary: {
    phrase: "a second document",
    label: "How the second document has to look",
  },
  uploadSecondary: {
    phrase: "a second document",
    phraseAmongAnswers: "the file of your second document",
    label: "Second document, file",
  },
  documentSignpostingSecondaryBack: { phrase: "a second document", label: "How its back has to look" },
  uploadSecondaryBack: {
    phrase: "a second document",
    phraseAmongAnswers: "the back of your second document",
    label: "Second document, back",
  },
  secondaryDocumentTwo: {
    title: "Choose the second document",
    subtitle: "It has to be a different one from the first.",
    phrase: "a third document",
    label: "Third document",
  },
  documentSignpostingSecondaryTwo: {
    phrase: "a third document",
    label: "How the third document has to look",
  },
  uploadSecondaryTwo: {
    phrase: "a third document",
    phraseAmongAnswers: "the file of your third document",
    label: "Third document, file",
  },
  documentSignpostingSecondaryTwoBack: { phrase: "a third document", label: "How its back has to look" },
  uploadSecondaryTwoBack: {
    phrase: "a third document",
    phraseAmongAnswers: "the back of your third document",
    label: "Third document, back",
  },
  shareCode: {
    title: "What is your share code?",
    subtitle: "With it we see on GOV.UK that you may rent in England.",
    phrase: "your share code",
    label: "Share code",
    choices: {
      withoutShareCode: "I do not have a share code",
    },
    choiceLabels: {
      withoutShareCode: "Has no share code",
    },
    field: "Share code",
    hint: "Nine letters and numbers, for example R12\u00a034A\u00a0BCD. It is valid for 90 days.",
    required: "Enter your share code, or choose “I do not have a share code”",
    get: "Get a share code on GOV.UK",
    rightCode: "Get a right to rent code on GOV.UK",
    saidTitle: "You told us that you do not have a share code",
    saidText: "Do you have one now? Enter it to change your answer.",
    again: "If the code is right, press Continue again.",
  },
  travel: {
    title: "Can you show when you came to the UK?",
    subtitle: "Visitors may rent for six months after they arrive.",
  },
  one: {
    title: "Which other document can you show us?",
    subtitle: "We use it to see that the other proof is yours.",
  },
  secondary: {
    none: "I do not have any of these",
    noneOfOne: "I do not have this",
    letter: "A letter that proves who you are",
    other: "Another document",
  },
  hint: {
    SHARE_CODE:
      "Nine letters and numbers from GOV.UK. For everyone with an eVisa or EU settled status. We ask for it at the end",
    visitor: "If you came as a visitor in the last six months",
    letter:
      "Up to three months old. From your employer, a UK college, a council or a government office. Or from the police, a prison, the probation service, a rent scheme, a charity, or somebody with a UK passport. Benefit papers count too",
    other: "For example, a travel document from the Home Office",
    BIRTH_ADOPTION: "From the UK, the Channel Islands, the Isle of Man or Ireland",
    DBS: "From the Disclosure and Barring Service, up to three months old",
    TIME_LIMITED_PASSPORT: "With a visa or stamp that ends on a date. Two photos",
    TRAVEL_BOOKING: "Ticket, boarding pass or booking of the last six months",
    UK_BIOMETRIC_RESIDENCE: "The plastic card with your photo, also if it has expired",
    UK_DRIVING_LICENCE: "The card with your photo, full or provisional. Two photos, front and back",
    UK_IMMIGRATION_STATUS: "A paper from the Home Office with your photo",
    UK_VISA_APPLICATION_LETTER: "From the Home Office. For EU settlement, your certificate of application",
  },
  denied: {
    title: "You do not have such a document",
    subtitle: "That is not a problem in itself.",
    text: "You can go on without it. A person looks at your case. They write to you if something else can help.",
    back: "If you find a document, go back and choose it.",
  },
} as const satisfies RightToRentWords;

/**
 * The provider's small print: sample texts, for a provider to read with its own adviser before it goes live. A
 * provider with pages of its own names them in the settings instead. `{{provider}}` and `{{email}}` stay as they are.
 */
export const notices = {
  page: {
    home: "Go to your application",
    languages: "Read this page in another language",
  },
  privacy: {
    title: "Privacy",
    lead: "This page says what {{provider}} does with your details when you apply for a home.",
    whatTitle: "What we collect",
    whatText: "We ask only for what we need to check your application:",
    whatEmail: "your email address, to sign you in and to write to you",
    whatIdentity: "your name, date of birth and nationality, and photos of an identity document",
    whatIncome: "how you pay the rent, with documents that show it",
    whatResidence: "where you have lived, and who can confirm it",
    whatRecords: "when you signed in, what you agreed to, and when you sent your answers",
    whatCookies:
      "We use cookies only to sign you in, to recognise your browser and to remember your language.",
    whatPages: "Pages that you photograph stay in your browser until you add them, delete them or sign out.",
    whyTitle: "Why we need it",
    whyCheck: "To check your application for the home you want to rent.",
    whyLaw: "To do what the law asks for, for example to check your right to rent in England.",
    whySafe: "To protect you and others from fraud.",
    whyTips:
      "To send you tips about renting, but only if you ticked that box. You can stop them at any time.",
    whoTitle: "Who sees it",
    whoReviewers: "Our reviewers. A person looks at every application. No computer decides alone.",
    whoLandlord:
      "The letting agency of the home. It sees your name, your email address and how far your application is, and none of your answers or documents.",
    whoAsked:
      "People whom you name, for example your employer, your landlord or your accountant. We ask them only with your permission.",
    whoPartners:
      "Companies and offices that read something for us, if you choose it: TrueLayer your bank account, HMRC your tax record, Konfir your employment.",
    whoHelpers:
      "Companies that keep data or send emails for us. They may not use your details for anything else.",
    whoNobody: "We never sell your details.",
    keepTitle: "How long we keep it",
    keepUntil:
      "We keep your answers and documents until you ask us to delete them. Nothing of it is deleted automatically.",
    keepAlso:
      "This is the same if you do not send your application, if it is withdrawn, or if you do not rent the home.",
    rightsTitle: "Your rights",
    rightsText: "You can ask us at any time to:",
    rightsSee: "give you a copy of what we know about you",
    rightsCorrect: "correct what is wrong",
    rightsDelete: "delete it, unless the law says that we have to keep it",
    rightsStop: "stop using it, or use it for less",
    rightsAgain: "have another person look at a decision",
    rightsHow: "Write to us. It costs nothing, and we answer within one month.",
    rightsComplain:
      "You can also complain to a data protection authority. In the UK, this is the Information Commissioner’s Office (ico.org.uk).",
    contactTitle: "Contact",
    contactText: "{{provider}} is responsible for your details. Write to <mail>{{email}}</mail>.",
  },
  terms: {
    title: "Terms",
    lead: "These are the rules for using this service. We ask you to agree to them before you start.",
    serviceTitle: "What this service does",
    serviceText:
      "{{provider}} uses this service to check your details before you rent a home. You answer questions and send documents. Our reviewers look at them and decide.",
    serviceLimit: "A good result is not a promise. The landlord decides who rents the home.",
    promiseTitle: "What you agree to",
    promiseAge: "You are 18 or older.",
    promiseTrue: "What you tell us is true and complete.",
    promiseOwn: "The documents you send are your own, and nobody has changed them.",
    promiseOthers: "People you name, for example a guarantor, know that you name them.",
    promiseLink: "You keep the links that we email you to yourself. They sign you in.",
    checkTitle: "What you allow us to do",
    checkText:
      "You allow us to check your details with people whom you name, for example your employer or your landlord. If you choose it, TrueLayer reads your bank account for us, HMRC shows us your tax record, or Konfir confirms your job. We do this only for your application.",
    checkStop:
      "You can take this permission back at any time. Then we stop, and we cannot finish the check. We keep what you have sent until you ask us to delete it.",
    wrongTitle: "If something goes wrong",
    wrongFalse: "If we find details that are not true, we can stop the check.",
    wrongOurs: "If we made a mistake, write to us. We put it right and look at your application again.",
    wrongAway:
      "Sometimes the service may not be available, for example during repairs. Your saved answers stay safe.",
    lawTitle: "Your legal rights",
    lawText: "Nothing on this page takes away a right that the law gives you.",
    contactTitle: "Contact",
    contactText: "Do you have a question? Write to {{provider}} at <mail>{{email}}</mail>.",
  },
  accessibility: {
    title: "Accessibility",
    lead: "Everybody should be able to use this service. This page says what works, what does not, and where to get help.",
    worksTitle: "What works",
    worksText: "You should be able to:",
    worksKeyboard: "use every page with a keyboard alone",
    worksReader: "hear every page with a screen reader",
    worksZoom: "zoom in to 400% without scrolling sideways",
    worksColours: "choose dark colours or more contrast in the settings of your device",
    worksMotion: "turn off movement in the settings of your device",
    worksPause: "stop at any time and go on later, because we save every answer",
    standardTitle: "The standard we follow",
    standardText:
      "This service is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.",
    standardTests:
      "We test it with automatic tools, with a keyboard, on small screens and with large text. No outside expert has checked it yet.",
    limitsTitle: "What may be difficult",
    limitsPhoto:
      "We ask for photos or files of documents. If you cannot make them, choose “I do not have this document”, or write to us. We find another way.",
    limitsSignedOut:
      "We sign you out when you are away for long. Your saved answers stay, and you can sign in again with a new link.",
    helpTitle: "If something does not work for you",
    helpText:
      "Write to <mail>{{email}}</mail>. Tell us the page and the problem. We answer within five working days.",
    helpMore:
      "Not happy with our answer? In the UK you can ask the Equality Advisory and Support Service (equalityadvisoryservice.com).",
  },
} as const;

import type { IdentityWords } from "../step-words.ts";

/** The identity section, question by question. */
export const identity = {
  name: {
    title: "What is your name?",
    subtitle: "Write it as it is in your passport or identity card.",
    phrase: "your name",
    label: "Name",
    firstName: "First name",
    middleName: "Middle names",
    lastName: "Last name",
    firstNameRequired: "Enter your first name",
    lastNameRequired: "Enter your last name",
  },
  birthdate: {
    title: "When were you born?",
    subtitle: "You need to be 18 or older to rent a home.",
    phrase: "your date of birth",
    label: "Date of birth",
    legend: "Date of birth",
    hint: "For example, 27\u00a03\u00a01994",
    required: "Enter your date of birth",
    yearDigits: "Enter the year with four digits, like 1996",
  },
  nationality: {
    title: "What is your nationality?",
    subtitle: "We use this to show the documents you can send. It does not affect our decision.",
    phrase: "your nationality",
    label: "Nationality",
    field: "Nationality",
    hint: "Type the first letters, then choose from the list.",
    placeholder: "Choose a country",
    nothing: "No country starts with “{{typed}}”",
    required: "Choose your nationality",
  },
  documents: {
    title: "Which document can you show us?",
    subtitle: "Choose one that is in date and has your photo on it.",
    phrase: "your identity document",
    label: "Document",
    legend: "Document",
    none: "I do not have any of these",
    oneSide: "One photo, of the page with your picture",
    twoSides: "Two photos, front and back",
    required: "Choose a document, or “I do not have any of these”",
  },
  none: {
    title: "You have no document to show",
    subtitle: "That is not a problem in itself.",
    text: "You can finish this section without a document. A person will look at your case and write to you if something else can help.",
    back: "If you find a document, go back and choose it.",
  },
  documentSignposting: {
    phrase: "your identity document",
    label: "How the document has to look",
  },
  upload: {
    phrase: "your identity document",
    phraseAmongAnswers: "your document’s file",
    label: "File",
  },
  documentSignpostingBack: {
    phrase: "the back of your identity document",
    label: "How its back has to look",
  },
  uploadBack: {
    phrase: "the back of your identity document",
    phraseAmongAnswers: "the back of your document",
    label: "File, back",
  },
  livePhotoSignposting: { phrase: "a photo of you", label: "Live photo" },
  livePhotoPermissions: { phrase: "a photo of you", label: "Camera" },
  livePhotoCamera: { phrase: "a photo of you", label: "Live photo" },
  livePhotoOptOut: {
    phrase: "a photo of you",
    label: "Without a live photo",
    choices: {
      take_photo: "Take a photo after all",
      continue_without: "Continue without a photo",
    },
    choiceLabels: {
      take_photo: "Takes a photo",
      continue_without: "Goes on without a photo",
    },
  },
  genericUpload: { phrase: "a document", label: "Document asked for" },
} as const satisfies IdentityWords;

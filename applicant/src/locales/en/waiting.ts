/** The dashboard after everything is sent, until a decision: whose turn it is, and when there is an answer. */
export const waiting = {
  again: {
    title: "We are looking at our decision again",
    text: "We decided before, and are looking at it once more. You do not have to do anything. We will write to you as soon as we have decided.",
  },
  title: "Nothing to do for now, {{name}}",
  titleWithoutName: "Nothing to do for now",
  lead: "You sent your last answers on {{date}}. Now others work on it. We will email <strong>{{email}}</strong> when we have news, or if we need anything else.",
  turns: "Who we are waiting for",
  sent: "What you sent",
  reviewer: {
    name: "Our reviewer",
    WAITING: {
      status: "Not started yet",
      text: "Your answers are waiting for a reviewer. A person decides, not a computer.",
    },
    WORKING: {
      status: "Working on it",
      text: "A reviewer has your answers and checks them. A person decides, not a computer.",
    },
    DONE: {
      status: "Your part is checked",
      text: "You get the answer when everybody in your home has been checked.",
    },
  },
  reference: {
    name: {
      RENTAL: "Your former landlord or agent",
      EMPLOYMENT: "Your employer",
      ACCOUNTANT: "Your accountant",
    },
    status: {
      SENT: "No answer yet",
      OPENED: "Has seen our questions",
      ANSWERED: "Has answered",
      DECLINED: "Chose not to answer",
      SILENT: "No answer",
      BOUNCED: "Email did not arrive",
    },
    asked: "We asked {{name}} on {{date}}.",
    remind: "We asked {{name}} on {{date}} and will send a reminder on {{remind}}.",
    silence: "If there is no answer, that does not count against you.",
    declined: "We go on with what you sent.",
    bounced: "Do you have another address? <mail>Write to us</mail>.",
  },
  others: {
    one: "The other person in your home",
    many: "The others in your home",
    sent: "Sent: {{sent}} of {{count}}",
    done: "All sent",
    text: "Your home is decided together. Nobody gets an answer before everybody has sent.",
  },
  guarantor: {
    name: "Your guarantor",
    asked: { status: "Has not agreed yet", text: "{{name}} has an email from us." },
    missing: { status: "Details missing", text: "{{name}} agreed on {{date}}. We still need the details." },
    done: { status: "Has agreed", text: "{{name}} agreed on {{date}}." },
    ended: {
      title: "You no longer have a guarantor",
      status: "Takes no part any more",
      text: "You can name another guarantor. <mail>Write to us</mail>, and we ask you for the name and the address.",
    },
  },
  you: {
    name: "You",
    status: "Nothing to do",
    text: "We have everything that we asked you for.",
  },
  when: {
    title: "When will I know?",
    thanks: "Thank you. That is everything.",
    promise: "<strong>We aim to decide by {{date}}.</strong>",
    late: "<strong>We wanted to decide by {{date}} and are late.</strong> We are sorry.",
    together: "For that, everybody in your home has to have sent.",
    slow: "It can take longer if somebody we asked is slow to answer.",
    timing: "Of our last {{of}} decisions, {{within}} came in that time.",
    moveIn: "You want to move in on {{date}}. Do you need an answer sooner? <mail>Write to us</mail>.",
    contact: "Something not right? <mail>Contact support</mail>.",
  },
} as const;

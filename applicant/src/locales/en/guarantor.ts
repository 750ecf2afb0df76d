/** What a guarantor reads where an applicant reads of their own rent. */
export const guarantor = {
  somebody: "somebody who applies",
  welcome:
    "{{provider}} asks you to guarantee the rent of {{tenants}} for {{home}}: {{amount}} a month. If it is not paid, you may have to pay it.",
  atDeath: "If a tenant dies, you do not owe the rent for the time after.",
  income: {
    title: "Your income",
    titleThen: "Then, your income",
  },
  consents: {
    text: "Tick the first four boxes, so that we can start to check.",
    backgroundHint:
      "For example my employer. If I choose them: TrueLayer for my bank, HMRC for my tax record, Konfir for my job",
    box: "I guarantee the rent of {{tenants}} for {{home}}, {{amount}} a month, if it is not paid",
    mustAcceptTitle: "Please tick the first four boxes",
  },
  again: {
    title: "What you guarantee has changed",
    text: "You have agreed to something else. Please read what is different:",
    tenants: "Whose rent it is: before {{before}}, now {{now}}.",
    home: "The home: before {{before}}, now {{now}}.",
    amount: "The rent a month: before {{before}}, now {{now}}.",
    first: "Do you agree to guarantee the rent?",
    firstText: "You have not agreed yet. Please read what you would guarantee.",
    meanwhile: "It changed while you were reading. Please read the box again before you tick it.",
    agree: "I agree",
    mustAcceptTitle: "Please tick the box",
    mustAccept: "Without it you guarantee nothing new, and we cannot go on.",
    contact: "Is this not what you have agreed with them? <mail>Write to us</mail> first.",
  },
  panel: {
    title: "What you guarantee",
    text: "The rent of {{tenants}} for {{home}}: <strong>{{amount}} a month</strong>, if it is not paid.",
    criteria:
      "We look for a yearly income of {{needed}} before tax: {{multiple}}\u00a0×\u00a0{{amount}}. Savings can count too.",
    privacy:
      "They can see that you were invited and whether you have sent your part, and none of your answers.",
    nobody: "Nobody names you as guarantor at the moment. There is nothing for you to do.",
  },
  dashboard: {
    fresh:
      "{{provider}} needs to know who you are and what you earn. Start with either. You can stop and come back.",
    income: "What you earn, or what you have saved",
    send: "Send my details",
    submitted:
      "Your details are with our reviewers. We will email <strong>{{email}}</strong> when we have news, or if we need anything else.",
  },
  sum: {
    times: "{{times}} times the rent you guarantee",
    below: "You are {{amount}} a year below what this guarantee needs.",
    next: "You can add another income or savings. You can also send it as it is: a person decides, not a computer.",
    subtitle:
      "You guarantee a rent of {{share}} a month. We look for a yearly income of {{multiple}}\u00a0times that, before tax.",
    note: "A person decides, when everybody has sent their part. Rules: version {{version}}, {{date}}.",
  },
} as const;

/** Frame of every page: header, menu, footer. `{{name}}` stays as it is, tags in angle brackets too. */
export const shell = {
  skipToContent: "Skip to main content",
  poweredBy: "Powered by <b>Latchkey</b>",
  checkedBy: "Checks by {{provider}}. Powered by <b>Latchkey</b>",
  help: "Get help",
  callAgency: "Call {{name}}: {{phone}}",
  agencySite: "Website of {{name}}",
  language: "Language",
  languageNow: "Language: ",
  accountOf: "Your account: {{name}}",
  menu: {
    label: "Menu",
    close: "Close menu",
    dashboard: "Dashboard",
    people: "Be somebody else",
    yourData: "Your data",
    signOut: "Sign out",
  },
  footer: {
    privacy: "Privacy",
    terms: "Terms",
    accessibility: "Accessibility",
  },
  loading: "Opening your application",
  errorPrefix: "Error: ",
} as const;

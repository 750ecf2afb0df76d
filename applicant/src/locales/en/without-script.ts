/** What the sign-in page says without a script. Not in the browser's catalogues. */
export const withoutScript = {
  sent: "If we know your address, a link is on its way to it.",
  sentNeeds: "Open it in a browser that runs JavaScript: the pages after it need it.",
  failed:
    "Something is wrong on our side. Wait a minute, then press the button again. Nothing you saved is lost.",
  linkTitle: "Please turn on JavaScript",
  link: "Your link has not been used and still works. Turn on JavaScript for this page and load it again, or open the link in another browser.",
} as const;

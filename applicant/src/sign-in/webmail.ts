const inboxes: Readonly<Record<string, string>> = {
  "gmail.com": "https://mail.google.com/",
  "googlemail.com": "https://mail.google.com/",
  "outlook.com": "https://outlook.live.com/mail/",
  "hotmail.com": "https://outlook.live.com/mail/",
  "hotmail.co.uk": "https://outlook.live.com/mail/",
  "live.com": "https://outlook.live.com/mail/",
  "live.co.uk": "https://outlook.live.com/mail/",
  "msn.com": "https://outlook.live.com/mail/",
  "yahoo.com": "https://mail.yahoo.com/",
  "yahoo.co.uk": "https://mail.yahoo.com/",
  "icloud.com": "https://www.icloud.com/mail/",
  "me.com": "https://www.icloud.com/mail/",
  "aol.com": "https://mail.aol.com/",
  "proton.me": "https://mail.proton.me/",
  "protonmail.com": "https://mail.proton.me/",
  "gmx.de": "https://www.gmx.net/",
  "gmx.net": "https://www.gmx.net/",
  "web.de": "https://web.de/",
  "t-online.de": "https://email.t-online.de/",
  "orange.fr": "https://messagerie.orange.fr/",
  "laposte.net": "https://www.laposte.net/",
  "libero.it": "https://mail.libero.it/",
  "sapo.pt": "https://mail.sapo.pt/",
};

/** The webmail inbox of an address, if its host is one of the large ones. */
export const inboxOf = (email: string): string | undefined => {
  const host = email.trim().toLowerCase().split("@").at(-1) ?? "";
  return Object.hasOwn(inboxes, host) ? inboxes[host] : undefined;
};

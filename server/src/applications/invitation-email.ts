import { type Language, languageQuery } from "@latchkey/domain/vocabulary/languages.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { INVITED_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { Addressee } from "../parties/addressee.ts";
import { streetOf } from "../parties/street-of.ts";
import { longDate, namesTogether } from "../platform/formats/formats.ts";
import type { Block, Detail, Email } from "../platform/mail/email.ts";
import { invitationTexts } from "./invitation-email-texts.ts";

interface Invitation extends Pick<Addressee, "language" | "home"> {
  readonly publicUrl: URL;
  readonly supportEmail: string;
  readonly agency: string;
  readonly role: PartyRole;
  readonly firstName: string;
  readonly others: readonly string[];
  readonly moveIn: string;
  readonly invitedOn: string;
  readonly asksFor: { readonly income: boolean; readonly homes: boolean };
}

/**
 * Contains no sign-in token: it leads to the page that asks for the address, in the language of the e-mail.
 */
const linkTo = (publicUrl: URL, language: Language): string =>
  new URL(`${INVITED_PATH}&${languageQuery}=${language}`, publicUrl).href;

const detailsOf = ({ language, role, moveIn, others }: Invitation): readonly Detail[] => {
  const words = invitationTexts[language];
  const begins = { name: words.moveIn, value: longDate(moveIn, language) };
  if (role === "guarantor" || others.length === 0) return [begins];
  return [begins, { name: words.others, value: namesTogether(others, language) }];
};

const toHaveReady = ({ language, asksFor }: Invitation): Block => {
  const words = invitationTexts[language];
  return {
    list: [
      words.identity,
      ...(asksFor.income ? [words.income] : []),
      ...(asksFor.homes ? [words.homes] : []),
    ],
  };
};

/** A guarantor learns the names and the home; the amount is on the page alone. */
const wordsFor = ({ language, agency, home, role, others, supportEmail }: Invitation) => {
  const { guarantor, ...words } = invitationTexts[language];
  if (role === "guarantor") {
    return {
      ...words,
      subject: guarantor.subject(streetOf(home)),
      asks: guarantor.asks(agency, namesTogether(others, language), home),
      button: guarantor.button,
      stop: guarantor.stop(supportEmail),
    };
  }
  return {
    ...words,
    subject: words.subject(streetOf(home)),
    asks: words.asks(agency, home),
    stop: words.stop(supportEmail),
  };
};

export const invitationEmail = (invitation: Invitation): Email => {
  const { language, publicUrl, agency, firstName, invitedOn } = invitation;
  const words = wordsFor(invitation);
  return {
    language,
    subject: words.subject,
    preheader: words.preheader,
    title: words.subject,
    greeting: words.greeting(firstName),
    paragraphs: [
      words.asks,
      words.takes,
      { details: detailsOf(invitation) },
      words.ready,
      toHaveReady(invitation),
    ],
    button: { label: words.button, href: linkTo(publicUrl, language) },
    closing: [words.signIn],
    footer: [words.why(agency, longDate(invitedOn, language)), words.stop],
  };
};

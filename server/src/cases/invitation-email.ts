import type { PartyRole } from "@latchkey/domain/policies/policy.ts";
import { type Language, languageQuery } from "@latchkey/domain/vocabulary/languages.ts";
import { INVITED_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { Block, Detail, Email } from "../platform/mail/email.ts";
import { longDate, namesTogether } from "../platform/mail/formats.ts";
import { invitationTexts } from "./invitation-email-texts.ts";
import { streetOf } from "./street-of.ts";

interface Invitation {
  readonly language: Language;
  readonly publicUrl: URL;
  readonly supportEmail: string;
  /** Who lets the home: the provider or its customer. */
  readonly agency: string;
  readonly home: string;
  readonly role: PartyRole;
  /** As the agency knows them; may be empty. */
  readonly firstName: string;
  /** The others who would live there. */
  readonly others: readonly string[];
  /** Civil dates. */
  readonly moveIn: string;
  readonly invitedOn: string;
  /** What they will be asked for beyond who they are. */
  readonly asksFor: { readonly income: boolean; readonly homes: boolean };
}

/** Signs nobody in: it leads to the page that asks for the address, in the language of the e-mail. */
const linkTo = (publicUrl: URL, language: Language): string =>
  new URL(`${INVITED_PATH}&${languageQuery}=${language}`, publicUrl).href;

const detailsOf = ({ language, role, moveIn, others }: Invitation): readonly Detail[] => {
  const words = invitationTexts[language];
  const begins = { name: words.moveIn, value: longDate(moveIn, language) };
  // A guarantor sees of the others only whom they guarantee.
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

export const invitationEmail = (invitation: Invitation): Email => {
  const { language, publicUrl, supportEmail, agency, home, role, firstName, invitedOn } = invitation;
  const words = invitationTexts[language];
  const asks = role === "guarantor" ? words.guarantees : words.asks;
  return {
    language,
    subject: words.subject(streetOf(home)),
    preheader: words.preheader,
    title: words.subject(streetOf(home)),
    greeting: words.greeting(firstName),
    paragraphs: [
      asks(agency, home),
      words.takes,
      { details: detailsOf(invitation) },
      words.ready,
      toHaveReady(invitation),
    ],
    button: { label: words.button, href: linkTo(publicUrl, language) },
    closing: [words.signIn],
    footer: [words.why(agency, longDate(invitedOn, language)), words.stop(supportEmail)],
  };
};

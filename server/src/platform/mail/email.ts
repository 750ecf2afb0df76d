import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** The content of an e-mail. How it looks is decided by `email-html.ts` and `email-text.ts`, alike for all. */
export interface Email {
  readonly language: Language;
  readonly subject: string;
  /** What a mailbox shows beside the subject. Only there: it is not part of the text. */
  readonly preheader: string;
  readonly title: string;
  readonly greeting: string;
  /** Above the button. */
  readonly paragraphs: readonly Block[];
  readonly button?: Button;
  /** Below the button. */
  readonly after?: readonly string[];
  /** Below that, in smaller type. */
  readonly closing: readonly string[];
  /** Why the reader gets this e-mail, and what else belongs at its end. */
  readonly footer: readonly string[];
}

export interface Button {
  readonly label: string;
  readonly href: string;
}

export type Block =
  | Text
  | { readonly details: readonly Detail[] }
  | { readonly list: readonly string[] }
  | { readonly note: string };

/** A name and its value, one line of a table. */
export interface Detail {
  readonly name: string;
  readonly value: string;
}

/** A paragraph, some of it emphasised. */
export type Text = string | readonly (string | Emphasis)[];

interface Emphasis {
  readonly strong: string;
}

export const strong = (text: string): Emphasis => ({ strong: text });

/** Who sends it: the provider's name on top, their address at the end. */
export interface Sender {
  readonly provider: string;
  readonly supportEmail: string;
}

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const isText = (block: Block): block is Text => typeof block === "string" || Array.isArray(block);

export const partsOf = (text: Text): readonly (string | Emphasis)[] =>
  typeof text === "string" ? [text] : text;

import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** `email-html.ts` and `email-text.ts` decide the appearance. */
export interface Email {
  readonly language: Language;
  readonly subject: string;
  /** Shown beside the subject in a mailbox; no part of the text. */
  readonly preheader: string;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly Block[];
  readonly button?: Button | undefined;
  readonly after?: readonly string[];
  readonly closing: readonly string[];
  readonly footer: readonly string[];
  /** undefined: the provider's. */
  readonly brand?: EmailBrand | undefined;
}

/** An agency in whose name the provider writes. */
export interface EmailBrand {
  readonly name: string;
  readonly replyEmail: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly accent: { readonly colour: string; readonly text: string } | null;
  /** The size in pixels; it is shown at half of it. */
  readonly logo: { readonly href: string; readonly width: number; readonly height: number } | null;
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

export interface Detail {
  readonly name: string;
  readonly value: string;
}

export type Text = string | readonly (string | Emphasis)[];

interface Emphasis {
  readonly strong: string;
}

export const strong = (text: string): Emphasis => ({ strong: text });

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

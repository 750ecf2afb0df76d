import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type Block, type Email, isText, partsOf, type Text } from "./email.ts";
import { oneLine } from "./one-line.ts";

/** French sets a space before a colon. */
const COLONS: Partial<Readonly<Record<Language, string>>> = { fr: "\u00a0:" };

const textOf = (text: Text): string =>
  oneLine(
    partsOf(text)
      .map((part) => (typeof part === "string" ? part : part.strong))
      .join(""),
  );

const blockText = (block: Block, colon: string): string => {
  if (isText(block)) return textOf(block);
  if ("details" in block)
    return block.details.map(({ name, value }) => oneLine(`${name}${colon} ${value}`)).join("\n");
  return "note" in block ? oneLine(block.note) : block.list.map((item) => `- ${oneLine(item)}`).join("\n");
};

/** The text between greeting and footer, without markup and URLs, for showing an e-mail on a page. */
export const plainLines = ({
  language,
  greeting,
  paragraphs,
  button,
  after = [],
  closing,
}: Email): readonly string[] => [
  oneLine(greeting),
  ...paragraphs.map((block) => blockText(block, COLONS[language] ?? ":")),
  ...(button ? [oneLine(button.label)] : []),
  ...[...after, ...closing].map(oneLine),
];

export const emailText = (email: Email, provider: string): string => {
  const { language, title, greeting, paragraphs, button, after = [], closing, footer } = email;
  const colon = COLONS[language] ?? ":";
  const content = [
    ...[provider, title, greeting].map(oneLine),
    ...paragraphs.map((block) => blockText(block, colon)),
    ...(button ? [`${button.label}${colon}\n${button.href}`] : []),
    ...[...after, ...closing].map(oneLine),
  ];
  // The delimiter of a signature: two hyphens and a space.
  return `${content.join("\n\n")}\n\n-- \n${footer.map(oneLine).join("\n")}\n`;
};

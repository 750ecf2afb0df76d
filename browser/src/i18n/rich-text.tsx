import { Fragment, type ReactNode } from "react";

type Tags = Readonly<Record<string, (words: string) => ReactNode>>;

interface RichTextProps {
  readonly text: string;
  readonly tags: Tags;
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/g;

export function RichText({ text, tags }: RichTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: tag = "", 2: words = "", index } of text.matchAll(TAGGED)) {
    parts.push(text.slice(end, index), tags[tag]?.(words) ?? words);
    end = index + whole.length;
  }
  parts.push(text.slice(end));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity except their position
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

export const strong: Tags = { strong: (words) => <strong>{words}</strong> };

/** For texts whose strong words are a name or an address, which is not translated. */
export const strongAsTyped: Tags = { strong: (words) => <strong translate="no">{words}</strong> };

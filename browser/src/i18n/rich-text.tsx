import { Fragment, type ReactNode } from "react";

type Tags = Readonly<Record<string, (words: string) => ReactNode>>;

interface RichTextProps {
  /** A translated text with tags, `We sent it to <strong>amara@example.com</strong>.` */
  readonly text: string;
  /** What each tag becomes. */
  readonly tags: Tags;
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/g;

/** A translated text with strong words or links, at the position that each language needs. */
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

/** For texts whose only tag is `<strong>`. */
export const strong: Tags = { strong: (words) => <strong>{words}</strong> };

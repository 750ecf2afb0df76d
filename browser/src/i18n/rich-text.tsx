import { Fragment, type ReactNode } from "react";

/** `plain` is for the words outside every tag. */
type Tags = Readonly<Record<string, (words: string) => ReactNode>>;

interface RichTextProps {
  readonly text: string;
  readonly tags: Tags;
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/;

export function RichText({ text, tags }: RichTextProps) {
  // Plain words, a tag and its words, plain words again, and so on.
  return text.split(TAGGED).map((words, index, parts) => {
    if (index % 3 === 1) return null;
    const tag = (index % 3 && parts[index - 1]) || "plain";
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity except their position
    return <Fragment key={index}>{tags[tag]?.(words) ?? words}</Fragment>;
  });
}

export const strong: Tags = { strong: (words) => <strong>{words}</strong> };

/** For texts whose strong words are a name or an address, which is not translated. */
export const strongAsTyped: Tags = { strong: (words) => <strong translate="no">{words}</strong> };

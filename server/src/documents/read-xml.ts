import { setImmediate as otherWork } from "node:timers/promises";
import sax from "sax";

// The whole part is limited by its size; values of attributes may be long (drawings).
Object.assign(sax, { MAX_BUFFER_LENGTH: Number.POSITIVE_INFINITY });

const ENCODINGS = /encoding\s*=\s*["'](?!utf-8|utf-16)/i;

/** Characters between two yields to the event loop. */
const PIECE = 65_536;

export type NotPlainBecause = "unreadable" | "programs" | "remote";

export class NotPlain extends Error {
  readonly because: NotPlainBecause;
  constructor(because: NotPlainBecause) {
    super(because);
    this.because = because;
  }
}

const decoded = (content: Buffer): string => {
  const [first, second] = content;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = !isWide ? "utf-8" : first === 0xff ? "utf-16le" : "utf-16be";
  return new TextDecoder(encoding, { fatal: true }).decode(content);
};

export interface Element {
  readonly name: string;
  /** Local names, because the prefix is the author's choice. */
  readonly attribute: (local: string) => string;
  /** Without a prefix: one of the same name in another namespace is no match. */
  readonly plain: (name: string) => string;
}

interface Reader {
  readonly open: (element: Element) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const asElement = (tag: sax.Tag | sax.QualifiedTag): Element => {
  const attributes = Object.values(tag.attributes).filter((attribute) => typeof attribute !== "string");
  const textAt = (named: "local" | "name", name: string): string =>
    attributes.find((attribute) => attribute[named] === name)?.value ?? "";
  return {
    name: "local" in tag ? tag.local : tag.name,
    attribute: (local) => textAt("local", local),
    plain: (name) => textAt("name", name),
  };
};

const refuse = (): never => {
  throw new NotPlain("unreadable");
};

/** @throws if the XML is malformed, has a DTD or another encoding */
export const readXml = async (content: Buffer, { open, text, close }: Reader): Promise<void> => {
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (cause) => {
    throw cause;
  };
  parser.ondoctype = refuse;
  parser.onprocessinginstruction = ({ body }) => {
    if (ENCODINGS.test(body)) refuse();
  };
  parser.onopentag = (tag) => open(asElement(tag));
  parser.ontext = (value) => text?.(value);
  parser.oncdata = (value) => text?.(value);
  parser.onclosetag = (name) => close?.(name.replace(/^.*:/, ""));
  const whole = decoded(content);
  for (let at = 0; at < whole.length; at += PIECE) {
    parser.write(whole.slice(at, at + PIECE));
    await otherWork();
  }
  parser.close();
};

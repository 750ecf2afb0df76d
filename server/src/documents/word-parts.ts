import { setImmediate as otherWork } from "node:timers/promises";
import sax from "sax";

/**
 * Checks the XML parts of a Word document for references to programs and other files. They are parsed, not
 * searched: `&#68;DE` is a spelling of DDE. Anything that a strict parser rejects counts as dangerous.
 */

// The whole part is limited by its size; values of attributes may be long (drawings).
Object.assign(sax, { MAX_BUFFER_LENGTH: Number.POSITIVE_INFINITY });

const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const ACTIVE_TYPE = /macroEnabled|vbaProject|activeX|oleObject|template\.main/i;
/** Field instructions that start a program or read another file when the document is opened or updated. */
const ACTIVE_FIELD = /^[\s"]*(?:DDE|DDEAUTO|INCLUDETEXT|IMPORT|LINK|DATABASE)\b/i;
const HYPERLINK = /\/hyperlink$/;
const ENCODINGS = /encoding\s*=\s*["'](?!utf-8|utf-16)/i;

/** Characters between two yields to the event loop. */
const PIECE = 65_536;

class NotPlain extends Error {}

const decoded = (content: Buffer): string => {
  const [first, second] = content;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = !isWide ? "utf-8" : first === 0xff ? "utf-16le" : "utf-16be";
  return new TextDecoder(encoding, { fatal: true }).decode(content);
};

interface Element {
  readonly name: string;
  /** Local names, because the prefix is the author's choice. */
  readonly attribute: (local: string) => string;
}

interface Reader {
  readonly open: (element: Element) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const asElement = (tag: sax.Tag | sax.QualifiedTag): Element => ({
  name: "local" in tag ? tag.local : tag.name,
  attribute: (local) => {
    const found = Object.values(tag.attributes).find(
      (attribute) => typeof attribute !== "string" && attribute.local === local,
    );
    return typeof found === "object" ? found.value : "";
  },
});

const refuse = (): never => {
  throw new NotPlain();
};

/** @throws if the XML is malformed, has a DTD or another encoding */
const readXml = async (content: Buffer, { open, text, close }: Reader): Promise<void> => {
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

/** @throws unless `[Content_Types].xml` names exactly one Word document, and nothing with macros */
export const checkTypes = async (content: Buffer): Promise<void> => {
  const types: string[] = [];
  await readXml(content, { open: ({ attribute }) => types.push(attribute("ContentType")) });
  if (types.filter((type) => type === WORD_TYPE).length !== 1) refuse();
  if (types.some((type) => ACTIVE_TYPE.test(type))) refuse();
};

/** @throws if a `.rels` part relates to anything outside the file that opens without a click */
export const checkRelations = (content: Buffer): Promise<void> =>
  readXml(content, {
    open: ({ attribute }) => {
      const isOutside = attribute("TargetMode").toLowerCase() === "external";
      if (isOutside && !HYPERLINK.test(attribute("Type"))) refuse();
    },
  });

/** @throws if a text has a field that starts a program or reads another file */
export const checkFields = async (content: Buffer): Promise<void> => {
  // Fields nest; the instruction of one may be cut into any number of runs.
  const instructions: string[] = [];
  const check = (instruction = ""): void => {
    if (ACTIVE_FIELD.test(instruction)) refuse();
  };
  let isInstruction = false;
  await readXml(content, {
    open: ({ name, attribute }) => {
      isInstruction = name === "instrText" || name === "delInstrText";
      if (name === "fldSimple") check(attribute("instr"));
      if (name !== "fldChar") return;
      const kind = attribute("fldCharType");
      if (kind === "begin") instructions.push("");
      if (kind === "separate") check(instructions.at(-1));
      if (kind === "end") check(instructions.pop());
    },
    text: (text) => {
      if (isInstruction) instructions.push((instructions.pop() ?? "") + text);
    },
    close: () => {
      isInstruction = false;
    },
  });
  instructions.forEach((instruction) => {
    check(instruction);
  });
};

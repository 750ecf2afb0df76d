import { isLocalTemplate } from "./local-template.ts";
import { NotPlain, type NotPlainBecause, readXml } from "./read-xml.ts";

/**
 * Checks the XML parts of a Word document for references to programs and other files. They are parsed, not
 * searched: `&#68;DE` is a spelling of DDE. Anything that a strict parser rejects counts as dangerous.
 */

const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const ACTIVE_TYPE = /macroEnabled|vbaProject|activeX|oleObject|template\.main/i;
/** Field instructions that start a program, or read another file, when the document is opened or updated. */
const PROGRAM_FIELD = /^[\s"]*(?:DDE|DDEAUTO)\b/i;
const REMOTE_FIELD = /^[\s"]*(?:INCLUDETEXT|IMPORT|LINK|DATABASE)\b/i;
const HYPERLINK = /\/hyperlink$/;
const TEMPLATE = /\/attachedTemplate$/;

const refuse = (because: NotPlainBecause): never => {
  throw new NotPlain(because);
};

/** @throws unless `[Content_Types].xml` names exactly one Word document, and nothing with macros */
export const checkTypes = async (content: Buffer): Promise<void> => {
  const types: string[] = [];
  await readXml(content, { open: ({ plain }) => types.push(plain("ContentType")) });
  if (types.some((type) => ACTIVE_TYPE.test(type))) refuse("programs");
  if (types.filter((type) => type === WORD_TYPE).length !== 1) refuse("unreadable");
};

/** @throws if a `.rels` part relates to anything outside the file that opens without a click */
export const checkRelations = (content: Buffer): Promise<void> =>
  readXml(content, {
    open: ({ plain }) => {
      const isOutside = plain("TargetMode").trim().toLowerCase() === "external";
      const type = plain("Type").trim();
      const isTaken = HYPERLINK.test(type) || (TEMPLATE.test(type) && isLocalTemplate(plain("Target")));
      if (isOutside && !isTaken) refuse("remote");
    },
  });

/** @throws if a text has a field that starts a program or reads another file */
export const checkFields = async (content: Buffer): Promise<void> => {
  // Fields nest; the instruction of one may be cut into any number of runs.
  const instructions: string[] = [];
  const check = (instruction = ""): void => {
    if (PROGRAM_FIELD.test(instruction)) refuse("programs");
    if (REMOTE_FIELD.test(instruction)) refuse("remote");
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

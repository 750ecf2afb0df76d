import type { TextBlock } from "@latchkey/domain/review/document-text.ts";
import { type Element, readXml } from "./read-xml.ts";

export type HeadingLevels = ReadonlyMap<string, number>;

interface Paragraph {
  text: string;
  level: number;
  isItem: boolean;
  readonly pictures: string[];
}

interface Table {
  readonly rows: string[][];
}

const CHANGES = ["ins", "del", "moveFrom", "moveTo"];
const SIGNS: Readonly<Record<string, string>> = {
  tab: "\t",
  ptab: "\t",
  br: "\n",
  cr: "\n",
  noBreakHyphen: "\u2011",
};
const SYMBOLS: Readonly<Record<string, string>> = {
  F0FE: "\u2612",
  F0FD: "\u2612",
  F0FC: "\u2713",
  F0FB: "\u2717",
  F0A8: "\u2610",
  F06F: "\u2610",
  F0B7: "\u2022",
  F0A7: "\u25AA",
};
const UNKNOWN_SYMBOL = "\u25A1";

const symbolOf = (code: string): string => SYMBOLS[code.toUpperCase()] ?? UNKNOWN_SYMBOL;
const isOn = (value: string): boolean => !["0", "false", "off"].includes(value);
const tidy = (text: string): string => text.replace(/[^\S\n\t]+/g, " ").trim();

const block = (kind: TextBlock["kind"], text: string, level = 0): TextBlock => ({
  kind,
  part: "body",
  level,
  text,
  rows: [],
});

/** Follows the elements of one part, and keeps nothing but words. */
class BlockReader {
  readonly blocks: TextBlock[] = [];
  hasChanges = false;
  readonly #headings: HeadingLevels;
  readonly #paragraphs: Paragraph[] = [];
  readonly #tables: Table[] = [];
  #runs = 0;
  #skipped = 0;
  #isText = false;
  #picture = "";
  #box: { isTicked: boolean; isSet: boolean } | undefined;

  constructor(headings: HeadingLevels) {
    this.#headings = headings;
  }

  open = ({ name, attribute }: Element): void => {
    // Word writes a drawing twice: as it is, and for older programs.
    if (name === "Fallback" || this.#skipped > 0) {
      this.#skipped += 1;
      return;
    }
    if (CHANGES.includes(name)) this.hasChanges = true;
    this.#isText = name === "t";
    if (name === "p") this.#paragraphs.push({ text: "", level: 0, isItem: false, pictures: [] });
    if (name === "r") this.#runs += 1;
    this.#openTable(name);
    this.#note(name, attribute);
    if (this.#runs > 0) this.#say(name === "sym" ? symbolOf(attribute("char")) : (SIGNS[name] ?? ""));
  };

  text = (words: string): void => {
    if (this.#isText && this.#skipped === 0) this.#say(words);
  };

  close = (name: string): void => {
    this.#isText = false;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (name === "r") this.#runs -= 1;
    if (name === "p") this.#closeParagraph();
    if (name === "tbl") this.#closeTable();
    if (name === "checkBox" && this.#box) {
      this.#say(this.#box.isTicked ? "\u2612" : "\u2610");
      this.#box = undefined;
    }
  };

  #openTable(name: string): void {
    if (name === "tbl") this.#tables.push({ rows: [] });
    if (name === "tr") this.#tables.at(-1)?.rows.push([]);
    if (name === "tc") this.#tables.at(-1)?.rows.at(-1)?.push("");
  }

  #note(name: string, attribute: Element["attribute"]): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph) return;
    if (name === "pStyle") paragraph.level = this.#headings.get(attribute("val")) ?? paragraph.level;
    if (name === "outlineLvl" && Number(attribute("val")) < 6) paragraph.level = Number(attribute("val")) + 1;
    if (name === "numId") paragraph.isItem = attribute("val") !== "0";
    if (name === "docPr") this.#picture = tidy(attribute("descr") || attribute("name"));
    if (name === "blip" || name === "imagedata") paragraph.pictures.push(this.#picture);
    this.#noteBox(name, attribute("val"));
  }

  #noteBox(name: string, value: string): void {
    if (name === "checkBox") this.#box = { isTicked: false, isSet: false };
    if (!this.#box) return;
    if (name === "checked") this.#box = { isTicked: isOn(value), isSet: true };
    if (name === "default" && !this.#box.isSet) this.#box.isTicked = isOn(value);
  }

  #say(words: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph) paragraph.text += words;
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    const text = tidy(paragraph.text);
    if (this.#sayInCell([text, ...paragraph.pictures].filter(Boolean).join("\n"))) return;
    if (text) this.blocks.push(kindOf(paragraph, text));
    this.blocks.push(...paragraph.pictures.map((picture) => block("picture", picture)));
  }

  #closeTable(): void {
    const rows = this.#tables.pop()?.rows.filter((row) => row.some(Boolean)) ?? [];
    if (rows.length === 0) return;
    if (this.#sayInCell(rows.map((row) => row.join("\t")).join("\n"))) return;
    this.blocks.push({ ...block("table", ""), rows });
  }

  #sayInCell(words: string): boolean {
    const row = this.#tables.at(-1)?.rows.at(-1);
    if (!row || row.length === 0) return false;
    const before = row.pop() ?? "";
    row.push([before, words].filter(Boolean).join("\n"));
    return true;
  }
}

const kindOf = ({ level, isItem }: Paragraph, text: string): TextBlock => {
  if (level > 0) return block("heading", text, Math.min(level, 6));
  return block(isItem ? "item" : "paragraph", text);
};

export const readBlocks = async (
  content: Buffer,
  { headings, ending }: { readonly headings: HeadingLevels; readonly ending: AbortSignal },
): Promise<Pick<BlockReader, "blocks" | "hasChanges">> => {
  const reader = new BlockReader(headings);
  const open = (element: Element): void => {
    ending.throwIfAborted();
    reader.open(element);
  };
  await readXml(content, { open, text: reader.text, close: reader.close });
  return reader;
};

import type { DocumentText, TextBlock, TextPart } from "@latchkey/domain/review/document-text.ts";
import { readXml } from "./read-xml.ts";
import { type HeadingLevels, readBlocks } from "./word-blocks.ts";
import type { OpenedWord, WholeFile } from "./word-file.ts";
import { openWord } from "./word-file.ts";

/** The text of an accepted Word document, for reviewers: its words alone, nothing of its markup. */

const MOST_BLOCKS = 4000;
const MOST_SIGNS = 400_000;
const LONGEST_MS = 15_000;

const mainPartOf = async (word: OpenedWord): Promise<string> => {
  let main = "word/document.xml";
  await readXml(await word.part("_rels/.rels"), {
    open: ({ plain }) => {
      if (/\/officeDocument$/.test(plain("Type"))) main = plain("Target").replace(/^\//, "");
    },
  });
  return main;
};

/** By the style's id, which is in the author's language; the name is always English. */
const readHeadings = async (word: OpenedWord): Promise<HeadingLevels> => {
  const levels = new Map<string, number>();
  if (!word.names.includes("word/styles.xml")) return levels;
  let id = "";
  await readXml(await word.part("word/styles.xml"), {
    open: ({ name, attribute }) => {
      if (name === "style") id = attribute("styleId");
      if (name !== "name") return;
      const [, level] = /^heading (\d)$/i.exec(attribute("val")) ?? [];
      if (level) levels.set(id, Number(level));
      if (/^title$/i.test(attribute("val"))) levels.set(id, 1);
    },
  });
  return levels;
};

const OTHER_PARTS: readonly (readonly [TextPart, RegExp])[] = [
  ["header", /^word\/header\d*\.xml$/i],
  ["footer", /^word\/footer\d*\.xml$/i],
  ["notes", /^word\/(?:footnotes|endnotes)\.xml$/i],
  ["comments", /^word\/comments\.xml$/i],
];

const sizeOf = (block: TextBlock): number =>
  block.text.length + block.rows.flat().reduce((sum, cell) => sum + cell.length + 1, 0);

const cut = (blocks: readonly TextBlock[]): DocumentText["blocks"] => {
  let signs = 0;
  return blocks.slice(0, MOST_BLOCKS).filter((block) => {
    signs += sizeOf(block);
    return signs <= MOST_SIGNS;
  });
};

const withoutRepeats = (blocks: readonly TextBlock[]): readonly TextBlock[] => {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const words = JSON.stringify(block);
    return seen.size < seen.add(words).size;
  });
};

/** @throws for a file that is not accepted as a Word document, or has no main part */
export const readWordText = async (
  file: WholeFile,
  ending = AbortSignal.timeout(LONGEST_MS),
): Promise<DocumentText> => {
  const word = await openWord(file);
  const how = { headings: await readHeadings(word), ending };
  const main = await readBlocks(await word.part(await mainPartOf(word)), how);
  let hasChanges = main.hasChanges;
  const others: TextBlock[] = [];
  for (const [part, pattern] of OTHER_PARTS) {
    const found: TextBlock[] = [];
    for (const name of word.names.filter((known) => pattern.test(known)).toSorted()) {
      const read = await readBlocks(await word.part(name), how);
      found.push(...read.blocks);
      hasChanges ||= read.hasChanges;
    }
    others.push(...withoutRepeats(found).map((block) => ({ ...block, part })));
  }
  const isHeader = ({ part }: TextBlock): boolean => part === "header";
  const all = [...others.filter(isHeader), ...main.blocks, ...others.filter((block) => !isHeader(block))];
  const blocks = cut(all);
  return { blocks, isCut: blocks.length < all.length, hasChanges };
};

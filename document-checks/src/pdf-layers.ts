import { inflateSync } from "node:zlib";

/**
 * The names of layers (optional content groups) that are hidden when the file is opened. The renderer obeys
 * them but has no function that lists them.
 */

type Objects = ReadonlyMap<number, string>;

const HEAD_CHARACTERS = 400;
const MOST_UNPACKED = 32 * 2 ** 20;

const packedStream = (body: string): Buffer => {
  const start = /stream\r?\n/.exec(body);
  if (!start) return Buffer.alloc(0);
  const bytes = Buffer.from(body.slice(start.index + start[0].length), "latin1");
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_UNPACKED });
  } catch {
    return Buffer.alloc(0);
  }
};

const unpacked = (body: string): readonly (readonly [number, string])[] => {
  const text = packedStream(body).toString("latin1");
  const first = Number(/\/First\s+(\d+)/.exec(body)?.[1] ?? 0);
  const numbers = (text.slice(0, first).match(/\d+/g) ?? []).map(Number);
  const starts = numbers.filter((_, index) => index % 2 === 1).map((place) => first + place);
  return starts.map((start, index) => [numbers[index * 2] ?? 0, text.slice(start, starts[index + 1])]);
};

const objectsOf = (text: string): Objects => {
  const objects = new Map<number, string>();
  let left = MOST_UNPACKED;
  for (const [, number, body = ""] of text.matchAll(/(\d+)\s+\d+\s+obj\b([\s\S]*?)endobj/g)) {
    if (!body.slice(0, HEAD_CHARACTERS).includes("/ObjStm")) objects.set(Number(number), body);
    else if (left > 0) {
      for (const [inside, content] of unpacked(body)) {
        objects.set(inside, content);
        left -= content.length;
      }
    }
  }
  return objects;
};

const TOKENS = /<<|>>|\[|\]|<[\da-fA-F\s]*>|\((?:\\[\s\S]|[^\\)])*\)/g;

const firstValue = (text: string): string => {
  const reference = /^\s*\d+\s+\d+\s+R\b/.exec(text);
  if (reference) return reference[0];
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token === "<<" || token === "[") depth += 1;
    if (token === ">>" || token === "]") depth -= 1;
    if (depth <= 0) return text.slice(0, index + token.length);
  }
  return "";
};

const resolved = (objects: Objects, value: string): string => {
  const number = /^\s*(\d+)\s+\d+\s+R\b/.exec(value)?.[1];
  return number === undefined ? value : (objects.get(Number(number)) ?? "");
};

const entryOf = (objects: Objects, dictionary: string, key: string): string => {
  const at = new RegExp(`/${key}(?=[\\s<[(\\d])`).exec(dictionary);
  return at ? resolved(objects, firstValue(dictionary.slice(at.index + at[0].length))) : "";
};

const references = (list: string): readonly number[] =>
  [...list.matchAll(/(\d+)\s+\d+\s+R\b/g)].map(([, number]) => Number(number));

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

const bytesOf = (written: string): string => {
  if (written.startsWith("<")) {
    return Buffer.from(written.replace(/[^\da-fA-F]/g, ""), "hex").toString("latin1");
  }
  return written
    .slice(1, -1)
    .replace(/\\(\d{1,3}|[\s\S])/g, (_all, code: string) =>
      /\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8) % 256) : (ESCAPED[code] ?? code),
    );
};

const textOf = (written: string): string => {
  const bytes = Buffer.from(bytesOf(written.trim()), "latin1");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return bytes.toString("latin1");
};

export const hiddenLayers = (content: Uint8Array): readonly string[] => {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!file.includes("/OCProperties") && !file.includes("/ObjStm")) return [];
  const objects = objectsOf(file.toString("latin1"));
  const catalogue = [...objects.values()].find((body) => body.includes("/OCProperties"));
  const properties = entryOf(objects, catalogue ?? "", "OCProperties");
  const usual = entryOf(objects, properties, "D");
  const [shown, hidden] = ["ON", "OFF"].map((key) => references(entryOf(objects, usual, key)));
  const isHidden = (layer: number): boolean => {
    const state = /\/ViewState\s*\/(ON|OFF)/.exec(objects.get(layer) ?? "")?.[1];
    if (state !== undefined) return state === "OFF";
    if (hidden?.includes(layer)) return true;
    return /\/BaseState\s*\/OFF/.test(usual) && !shown?.includes(layer);
  };
  const layers = new Set(references(entryOf(objects, properties, "OCGs")));
  return [...layers]
    .filter(isHidden)
    .map((layer) => textOf(entryOf(objects, objects.get(layer) ?? "", "Name")));
};

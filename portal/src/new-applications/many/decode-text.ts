export const encodings = ["UTF-8", "Windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Control characters that no table has; those above 0x7f are letters that Windows-1252 leaves out. */
const BINARY = /[^\P{Cc}\t\n\r\u0080-\u009f]/u;

const decoded = (bytes: Uint8Array): DecodedText => {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
};

/** Without the byte order mark. undefined: the file is not text. */
export const decodeText = (bytes: Uint8Array): DecodedText | undefined => {
  const found = decoded(bytes);
  return BINARY.test(found.text) ? undefined : found;
};

import { describe, expect, test } from "vitest";
import { isLocalTemplate } from "./local-template.ts";

const LOCAL = [
  "file:///C:\\Users\\pat\\AppData\\Roaming\\Microsoft\\Templates\\Letter.dotx",
  "file:///C:/Users/pat/Templates/Letter.dotx",
  "FILE:///c:/Letter.dotm",
  "file:///C:\\Documents%20and%20Settings\\pat\\Letter%20(2).dot",
  "file:/C:/Letter.dotx",
  "file:C:\\Letter.dotx",
  "file://localhost/C:/Letter.dotx",
  "C:\\Program Files\\Microsoft Office\\Templates\\1033\\Letter.dotx",
  "D:/Vorlagen/Brief.dotx",
  "h:Letter.dotx",
  "Normal.dotm",
  "Normal",
  "Brief für Vermieter (neu).dotx",
  "file:///Users/pat/Library/Group%20Containers/Normal.dotm",
  "/Users/pat/Library/Normal.dotm",
  "file://localhost/Applications/Word/Letter.dotx",
];

/** Targets outside the author's disk; the tests spell each in several ways. */
const REMOTE = [
  "http://taken.example/a.dotm",
  "https://taken.example/a.dotm",
  "ftp://taken.example/a.dotm",
  "mhtml:http://taken.example/a.mht",
  "ms-word:ofe|u|http://taken.example/a.dotm",
  "//taken.example/share/a.dotm",
  "\\\\taken.example\\share\\a.dotm",
  "\\\\taken.example@SSL@443\\DavWWWRoot\\a.dotm",
  "\\/taken.example/share/a.dotm",
  "/\\taken.example\\share\\a.dotm",
  "file://taken.example/share/a.dotm",
  "file:\\\\taken.example\\share\\a.dotm",
  "file:////taken.example/share/a.dotm",
  "file://///taken.example/share/a.dotm",
  "file:///\\taken.example\\share\\a.dotm",
  "file:///\\\\taken.example\\share\\a.dotm",
  "file://localhost//taken.example/share/a.dotm",
  "\\\\?\\UNC\\taken.example\\share\\a.dotm",
  "\\\\.\\UNC\\taken.example\\share\\a.dotm",
  "//?/UNC/taken.example/share/a.dotm",
  "\\??\\UNC\\taken.example\\share\\a.dotm",
  "\\\\?\\C:\\a.dotm",
  "file:///share/a.dotm",
  "share/a.dotm",
  "../a.dotm",
  "..",
  "C:/file://taken.example/a.dotm",
  "file:file://taken.example/a.dotm",
  "file:///C:/a.dotm?u=http://taken.example",
  "\uFF0F\uFF0Ftaken.example/share/a.dotm",
  "\uFF3C\uFF3Ctaken.example\\share\\a.dotm",
  "",
];

const escaped = (text: string, signs: RegExp): string =>
  text.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);

const SPELLINGS: Readonly<Record<string, (target: string) => string>> = {
  "as it is": (target) => target,
  "with escaped backslashes": (target) => escaped(target, /\\/g),
  "with escaped slashes": (target) => escaped(target, /\//g),
  "with both escaped": (target) => escaped(target, /[\\/]/g),
  "escaped twice": (target) => escaped(escaped(target, /[\\/]/g), /%/g),
  "with every letter escaped": (target) => escaped(target, /[ -~]/g),
  "with slashes instead": (target) => target.replaceAll("\\", "/"),
  "with backslashes instead": (target) => target.replaceAll("/", "\\"),
  "with spaces around": (target) => ` \t${target}\n`,
  "in capitals": (target) => target.toUpperCase(),
};

describe("FIL-09 (in part) a template", () => {
  test.each(LOCAL)("%j is on the author's own disk", (target) => {
    expect(isLocalTemplate(target)).toBe(true);
  });

  test.each(Object.keys(SPELLINGS))("from elsewhere is never taken for one there, %s", (how) => {
    const spell = SPELLINGS[how] ?? String;
    expect(REMOTE.filter((target) => isLocalTemplate(spell(target)))).toEqual([]);
  });

  test("is judged as one, however it is spelt", () => {
    const same = [
      "as it is",
      "with both escaped",
      "with slashes instead",
      "with spaces around",
      "in capitals",
    ];
    for (const how of same) {
      const spell = SPELLINGS[how] ?? String;
      expect([how, LOCAL.filter((target) => !isLocalTemplate(spell(target)))]).toEqual([how, []]);
    }
  });

  test("is refused if it is escaped without end", () => {
    let target = "C:/a.dotm";
    for (let turn = 0; turn < 6; turn += 1) target = escaped(target, /[/%]/g);
    expect(isLocalTemplate(target)).toBe(false);
  });
});

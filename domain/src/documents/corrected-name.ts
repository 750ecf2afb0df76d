import { type FileKind, namedKindOf, storedTypeOf, trimmedName } from "./file-kind.ts";
import { fileTypeOf, isHeicName } from "./formats.ts";

/** Names that promise something else than a document are refused whatever the file holds. */
const FOREIGN =
  /\.(?:exe|com|scr|pif|bat|cmd|msi|js|vbs|ps1|sh|jar|app|lnk|html?|xhtml|svgz?|xml|doc[mb]?|dot[mx]?|xls[mx]?|zip|rar|7z|gz)$/i;

export const isForeignName = (fileName: string): boolean => FOREIGN.test(trimmedName(fileName));

/** `passport.jfif` → `passport.jpg`, `IMG_2` → `IMG_2.jpg`, `scan.png` that is a JPEG → `scan.jpg`. */
export const correctedName = (fileName: string, kind: FileKind): string => {
  const name = trimmedName(fileName);
  const isListed = isHeicName(name) || fileTypeOf(name) !== undefined;
  const named = namedKindOf(name);
  if (isListed && named === kind) return name;
  return `${named ? name.slice(0, name.lastIndexOf(".")) : name}.${kind}`;
};

/**
 * The person's own name for a file. A JPEG keeps the name of another picture, because the device or the server may have
 * converted it.
 */
export const correctedGivenName = (givenName: string, kind: FileKind): string => {
  const type = storedTypeOf(kind);
  const named = namedKindOf(givenName);
  const isConverted = type === "jpg" && (named === "png" || named === "heic");
  return correctedName(givenName, isConverted ? named : type);
};

export const hasEnding = (fileName: string): boolean => trimmedName(fileName).includes(".");

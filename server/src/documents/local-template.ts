/**
 * Word notes the template that a document was written on, mostly a file on the author's own disk. Opening the
 * document fetches a template from any other place, which is a known attack.
 */

const MOST_DECODINGS = 4;

const decodedOnce = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const plainly = (target: string): string | undefined => {
  let text = target;
  for (let turn = 0; turn < MOST_DECODINGS; turn += 1) {
    const next = decodedOnce(text);
    if (next === text) return next.normalize("NFKC").replaceAll("\\", "/").trim();
    text = next;
  }
  return undefined;
};

/** Signs that a file name in Windows cannot have; such a name is read in some other way. */
const SPECIAL = /[<>"|?*%\p{Cc}\p{Cf}]/u;

const BARE_NAME = /^(?!\.+$)[^/:]+$/;
const ON_A_DRIVE = /^[a-z]:[^:]*$/i;
const OF_A_MAC = /^\/(?:Users|Applications|Library)\/[^:]*$/i;
const FILE_ADDRESS = /^file:(?:\/\/localhost(?=\/)|\/\/(?=\/(?!\/)))?(.*)$/i;

const isLocalPath = (path: string): boolean => ON_A_DRIVE.test(path) || OF_A_MAC.test(path);

/** A path with a drive, a folder of a Mac, or a bare name such as `Normal.dotm`. */
export const isLocalTemplate = (target: string): boolean => {
  const text = plainly(target);
  if (text === undefined || SPECIAL.test(text)) return false;
  const address = FILE_ADDRESS.exec(text);
  if (!address) return isLocalPath(text) || BARE_NAME.test(text);
  const path = address[1] ?? "";
  return isLocalPath(path) || isLocalPath(path.replace(/^\/(?=[a-z]:)/i, ""));
};

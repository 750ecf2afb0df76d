/** Malicious file names: aimed at other files, or at people who read the list. */

export interface BadName {
  readonly title: string;
  readonly filename: string;
  /** The displayed name; absent: no form is signed for it. */
  readonly shown?: string;
}

const refused = (title: string, filename: string): BadName => ({ title, filename });
const taken = (title: string, filename: string, shown = filename): BadName => ({ title, filename, shown });

const NFC = "Pässport.png".normalize("NFC");
const NFD = NFC.normalize("NFD");

export const badNames: readonly BadName[] = [
  // Two folders above the key is the data folder, where a test would notice it.
  taken("a traversal", "../../escaped.png", ".._.._escaped.png"),
  taken("an encoded traversal", "..%2f..%2fescaped.png"),
  taken("a traversal encoded twice", "..%252f..%252fescaped.png"),
  taken("a traversal in signs that look like it", "..\u2215..\u2215escaped.png"),
  taken("a traversal with backslashes", "..\\..\\escaped.png", ".._.._escaped.png"),
  taken("an absolute path", "/etc/escaped.png", "_etc_escaped.png"),
  taken("the letter of a drive", "C:\\Temp\\escaped.png", "C__Temp_escaped.png"),
  taken("a stream of another file", "escaped.txt::$DATA.png", "escaped.txt__$DATA.png"),
  taken("the name of a device", "CON", "CON.png"),
  taken("the name of a device with an ending", "CON.png"),
  taken("an ending and nothing else", ".png"),
  taken("a NUL before the ending", "passport.exe\0.png", "passport.exe_.png"),
  refused("a NUL behind the ending", "passport.png\0"),
  taken("a new line", "pass\r\nX-Owner: me\r\n.png", "pass__X-Owner_ me__.png"),
  refused("a new line behind the ending", "passport.png\n"),
  taken("a sign that turns the direction", "passport\u202Egnp.exe.png", "passport_gnp.exe.png"),
  refused("a sign that hides the real ending", "passport\u202Egnp.exe"),
  taken("signs without a width", "pass\u200Bport\uFEFF.png", "pass_port_.png"),
  taken("120 characters", `${"n".repeat(116)}.png`),
  refused("121 characters", `${"n".repeat(117)}.png`),
  refused("300 characters", `${"n".repeat(296)}.png`),
  refused("no characters", ""),
  taken("an emoji", "🛂 passport.png"),
  taken("a letter in one piece", NFC),
  taken("the same letter in two pieces", NFD),
  taken("a dot at the end", "passport.png.", "passport.png"),
  taken("a space at the end", "passport.png ", "passport.png"),
  refused("an ending of a program behind that of a PDF", "passport.pdf.exe"),
  taken("an ending of a program before that of a picture", "passport.exe.png"),
  refused("an SVG", "passport.svg"),
  refused("a page", "passport.html"),
  refused("a Word document with macros", "letter.docm"),
  taken("a page in a name", '"><img src=x onerror=alert(1)>.png'),
  taken("a formula", '=HYPERLINK("http:taken").png', '=HYPERLINK("http_taken").png'),
];

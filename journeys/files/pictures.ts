import sharp from "sharp";

/** A file for the file picker. */
export interface FileToAdd {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const WIDTH = 880;
const HEIGHT = 620;

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A document of the fictional country Utopia: a photo box, a name, a machine-readable zone. */
const drawing = (
  name: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#4a5568"/>
  <rect x="40" y="40" width="800" height="540" rx="24" fill="#f7f3e8"/>
  <rect x="80" y="150" width="200" height="260" fill="#cbd5e0"/>
  <circle cx="180" cy="250" r="56" fill="#8d6e63"/>
  <rect x="110" y="310" width="140" height="100" rx="50" fill="#2f4858"/>
  <text x="80" y="110" font-family="sans-serif" font-size="40" fill="#1a202c">UTOPIA  PASSPORT</text>
  <text x="320" y="200" font-family="sans-serif" font-size="26" fill="#4a5568">Name</text>
  <text x="320" y="240" font-family="sans-serif" font-size="36" fill="#1a202c">${escaped(name)}</text>
  <text x="320" y="320" font-family="sans-serif" font-size="36" fill="#1a202c">27 MAR 1994</text>
  <text x="80" y="490" font-family="monospace" font-size="30" fill="#1a202c">P&lt;UTOOKAFOR&lt;&lt;AMARA&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text>
  <text x="80" y="540" font-family="monospace" font-size="30" fill="#1a202c">L898902C36UTO9403271F3204159&lt;&lt;&lt;&lt;</text>
</svg>`;

const draw = (name: string) => sharp(Buffer.from(drawing(name)));

/** @param holder the printed name; the same file in several cases is a finding */
export const aPicture = async (name = "Passport.png", holder = "OKAFOR, AMARA"): Promise<FileToAdd> => ({
  name,
  mimeType: "image/png",
  buffer: await draw(holder).png().toBuffer(),
});

export const aPhoto = async (name = "licence front.jpg"): Promise<FileToAdd> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await draw("OKAFOR, AMARA").jpeg({ quality: 85 }).toBuffer(),
});

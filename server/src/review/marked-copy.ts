import { templateFonts } from "../platform/pdf/fonts.ts";
import type { PdfSource } from "../platform/pdf/pdf-writer.ts";

/** Typst template of a copy that names its reader on every page. */
const template = `
#let copy = json(bytes(sys.inputs.data))
#set document(title: copy.title, date: none)
#set text(${templateFonts}, lang: "en", size: 11pt)
#let mark = text(size: 15pt, weight: "bold", fill: rgb(165, 52, 30, 35%), copy.mark)
#set page(
  paper: "a4",
  margin: 12mm,
  footer: align(center, text(size: 8pt, copy.mark)),
  foreground: rotate(-32deg, stack(dir: ttb, spacing: 62mm, mark, mark, mark, mark)),
)

#for (number, name) in copy.pages.enumerate(start: 1) [
  #if number > 1 { pagebreak() }
  #align(center + horizon, image(
    name,
    alt: copy.title + ", " + str(number),
    width: 100%,
    height: 100%,
    fit: "contain",
  ))
]
`;

interface MarkedCopy {
  readonly title: string;
  readonly mark: string;
  readonly pages: readonly Buffer[];
}

export const markedCopy = ({ title, mark, pages }: MarkedCopy): PdfSource => {
  const files = pages.map((content, index) => [`/page-${index + 1}.jpg`, content] as const);
  return {
    template,
    data: { title, mark, pages: files.map(([name]) => name) },
    files: Object.fromEntries(files),
  };
};

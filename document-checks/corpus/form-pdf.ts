import { deflateSync } from "node:zlib";
import { type Part, pdfOf } from "./pdf.ts";

/** An employer's confirmation as a form, with fields beside the printed labels. */

export type FieldKind = "text" | "choice" | "tick" | "signature";

export interface FormField {
  readonly kind: FieldKind;
  readonly value: string;
  readonly hasAppearance: boolean;
}

export interface FormPdf {
  readonly fields?: readonly FormField[];
  readonly label?: string;
  readonly catalogue?: string;
  readonly form?: string;
  readonly more?: readonly Part[];
  readonly annotations?: string;
}

/** Points: left, bottom, width and height of the field with this index, on a page of 595 by 842. */
export const fieldPlace = (index: number) => ({ x: 220, y: 680 - 40 * index, width: 260, height: 22 });

const stream = (text: string, dictionary = ""): Part => ({
  dictionary: `<< /Length ${text.length} ${dictionary} >>`,
  stream: Buffer.from(text, "latin1"),
});

const FONT = "/Resources << /Font << /F1 5 0 R >> >>";
const APPEARANCE = `/Type /XObject /Subtype /Form /BBox [0 0 260 22] ${FONT}`;

const drawn = ({ kind, value }: FormField): string =>
  kind === "tick" ? "2 w 4 4 m 18 18 l 4 18 m 18 4 l S" : `BT /F1 12 Tf 2 6 Td (${value}) Tj ET`;

const typeOf = ({ kind, value }: FormField): string => {
  switch (kind) {
    case "text":
      return `/FT /Tx /V (${value})`;
    case "choice":
      return `/FT /Ch /Ff 131072 /Opt [(${value})] /V (${value})`;
    case "tick":
      return "/FT /Btn /V /Yes /AS /Yes /MK << /CA (4) >>";
    case "signature":
      return "/FT /Sig";
  }
};

const FIRST_FIELD = 6;

const fieldParts = (field: FormField, index: number): readonly Part[] => {
  const { x, y, width, height } = fieldPlace(index);
  const appearance = `${FIRST_FIELD + 2 * index + 1} 0 R`;
  const normal = field.kind === "tick" ? `<< /Yes ${appearance} >>` : appearance;
  const shown = field.hasAppearance ? `/AP << /N ${normal} >>` : "";
  return [
    {
      dictionary: `<< /Type /Annot /Subtype /Widget /T (field${index}) ${typeOf(field)} /DA (/F1 12 Tf 0 g) /F 4 /P 3 0 R /Rect [${x} ${y} ${x + width} ${y + height}] ${shown} >>`,
    },
    stream(drawn(field), APPEARANCE),
  ];
};

const firstOther = (fields: number): number => FIRST_FIELD + 2 * fields;

export const formPdf = ({
  fields = [],
  label = "Confirmation of employment",
  catalogue = "",
  form = "",
  more = [],
  annotations = "",
}: FormPdf): Buffer => {
  const named = fields.map((_, index) => `${FIRST_FIELD + 2 * index} 0 R`).join(" ");
  return pdfOf([
    {
      dictionary: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${named}] /DR << /Font << /F1 5 0 R >> >> /DA (/F1 12 Tf 0 g) ${form} >> ${catalogue} >>`,
    },
    { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${FONT} /Contents 4 0 R /Annots [${named} ${annotations}] >>`,
    },
    stream(`BT /F1 18 Tf 60 740 Td (${label}) Tj ET`),
    { dictionary: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" },
    ...fields.flatMap(fieldParts),
    ...more,
  ]);
};

/** The page that programs without XFA show in the place of a form in XFA. */
export const waitingPdf = (catalogue: string, fields: readonly FormField[] = []): Buffer =>
  formPdf({
    fields,
    label: "Please wait... You can upgrade to the latest version of Adobe Reader",
    catalogue,
    form: `/XFA [(template) ${firstOther(fields.length)} 0 R]`,
    more: [stream("<template xmlns='http://www.xfa.org/schema/xfa-template/3.3/'/>")],
  });

const LAYERS = "/OCProperties << /OCGs [6 0 R 7 0 R] /D << /OFF [7 0 R] /Order [6 0 R 7 0 R] >> >>";
const LAYER_NAMES = ["<< /Type /OCG /Name (Print) >>", "<< /Type /OCG /Name <FEFF00C400720067> >>"];

export const layeredPdf = (isPacked: boolean): Buffer => {
  if (!isPacked) {
    return formPdf({ catalogue: LAYERS, more: LAYER_NAMES.map((dictionary) => ({ dictionary })) });
  }
  const [first = "", second = ""] = LAYER_NAMES;
  const numbers = `6 0 7 ${first.length + 1} `;
  const packed = deflateSync(Buffer.from(`${numbers}${first} ${second}`, "latin1"));
  const dictionary = `<< /Type /ObjStm /N 2 /First ${numbers.length} /Filter /FlateDecode /Length ${packed.length} >>`;
  return formPdf({
    catalogue: LAYERS,
    more: [{ dictionary: "null" }, { dictionary: "null" }, { dictionary, stream: packed }],
  });
};

export const attachedPdf = (): Buffer =>
  formPdf({
    catalogue: "/Names << /EmbeddedFiles << /Names [(one) 6 0 R] >> >>",
    annotations: "8 0 R",
    more: [
      { dictionary: "<< /Type /Filespec /F (a.xlsx) /UF (a.xlsx) /EF << /F 7 0 R >> >>" },
      stream("1,2", "/Type /EmbeddedFile"),
      {
        dictionary:
          "<< /Type /Annot /Subtype /FileAttachment /Rect [20 20 40 40] /FS << /Type /Filespec /F (b.docx) /UF (b.docx) /EF << /F 7 0 R >> >> >>",
      },
    ],
  });

/** One character, in the place of the first field, in a font that only the reader's machine has. */
export const unembeddedPdf = (character: string, encoding: string, order: string): Buffer => {
  const { x, y } = fieldPlace(0);
  const code = Buffer.from(character, "utf16le").swap16().toString("hex");
  return pdfOf([
    { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
    { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${FONT} /Contents 4 0 R >>`,
    },
    stream(`BT /F1 18 Tf ${x} ${y + 2} Td <${code}> Tj ET`),
    {
      dictionary: `<< /Type /Font /Subtype /Type0 /BaseFont /Song /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    },
    {
      dictionary: `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Song /CIDSystemInfo << /Registry (Adobe) /Ordering (${order}) /Supplement 2 >> /FontDescriptor 7 0 R >>`,
    },
    {
      dictionary:
        "<< /Type /FontDescriptor /FontName /Song /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>",
    },
  ]);
};

/** A letter of Arial by its name between two others, in the place of the first field. */
export const differentPdf = (name: string): Buffer => {
  const { x, y } = fieldPlace(0);
  return pdfOf([
    { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
    { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${FONT} /Contents 4 0 R >>`,
    },
    stream(`BT /F1 18 Tf ${x} ${y + 2} Td <418041> Tj ET`),
    {
      dictionary: `<< /Type /Font /Subtype /Type1 /BaseFont /Arial /FirstChar 128 /LastChar 128 /Widths [700] /FontDescriptor 6 0 R /Encoding << /Type /Encoding /Differences [128 /${name}] >> >>`,
    },
    {
      dictionary:
        "<< /Type /FontDescriptor /FontName /Arial /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>",
    },
  ]);
};

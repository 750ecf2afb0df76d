/** The file formats that a document may have (spec 1 §9). */

export const fileTypes = ["pdf", "png", "jpeg", "jpg", "docx"] as const;
export type FileType = (typeof fileTypes)[number];

const IMAGES_AND_PDF: readonly FileType[] = ["pdf", "png", "jpeg", "jpg"];
const PDF_ONLY: readonly FileType[] = ["pdf"];
const DOCUMENTS: readonly FileType[] = ["pdf", "docx"];
const ANY: readonly FileType[] = fileTypes;

const BY_NAME: Readonly<Record<string, readonly FileType[]>> = {
  BankStatement: PDF_ONLY,
  Payslip: PDF_ONLY,
  Sa302: PDF_ONLY,
  TaxReturn: PDF_ONLY,
  CreditCheck: PDF_ONLY,
  CompanyAccounts: PDF_ONLY,
  InvestmentPortfolio: PDF_ONLY,
  LandRegistry: PDF_ONLY,
  LandlordCheckingService: PDF_ONLY,
  EuShareCode: PDF_ONLY,
  LightCheckReport: PDF_ONLY,
  GuarantorCheckReport: PDF_ONLY,
  AccountantLetter: DOCUMENTS,
  Bursary: ANY,
  SponsorshipLetter: ANY,
  ReferenceByLettingAgent: ANY,
  LivePhoto: ANY,
  Other: ANY,
  Guarantor: ANY,
};

export const acceptedFileTypes = (docName: string): readonly FileType[] => BY_NAME[docName] ?? IMAGES_AND_PDF;

const MIME_TYPES: Readonly<Record<FileType, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

export const mimeTypeOf = (type: FileType): string => MIME_TYPES[type];

/** The lower-case extension of a file name if it is one we know: `Scan.JPG` → `jpg`. */
export const fileTypeOf = (fileName: string): FileType | undefined => {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  return fileTypes.find((type) => type === extension);
};

/** The default photo format of phones. The contract does not list it; it is converted to JPEG before it is stored. */
export const HEIC_MIME = "image/heic";

export const isHeicName = (fileName: string): boolean => /\.(?:hei[cf]|hif)$/i.test(fileName);

import { withPdf } from "../src/pdf-open.ts";
import { textOfPage } from "../src/pdf-text.ts";

export const textOfPages = (content: Uint8Array): Promise<readonly string[]> =>
  withPdf(content, (pdf) =>
    Array.from({ length: pdf.pages }, (_, index) => {
      const page = pdf.pageAt(index);
      return page ? textOfPage(pdf, page) : "";
    }),
  );

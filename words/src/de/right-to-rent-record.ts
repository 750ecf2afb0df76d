import type { rightToRentRecord as en } from "../en/right-to-rent-record.ts";
import type { Translated } from "../translated.ts";

export const rightToRentRecord = {
  open: "Bevor der Vertrag unterschrieben wird, wird für alle Erwachsenen, die dort wohnen werden, das Recht zu mieten festgehalten. So verlangt es das Gesetz in England, bei allen.",
  recorded: "Ihr Recht zu mieten wurde am {{date}} festgehalten.",
} as const satisfies Translated<typeof en>;

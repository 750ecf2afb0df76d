import type { rightToRentRecord as en } from "../en/right-to-rent-record.ts";
import type { Translated } from "../translated.ts";

export const rightToRentRecord = {
  open: "Antes de firmar el contrato se registra el derecho a alquilar de cada adulto que vaya a vivir allí. En Inglaterra la ley lo exige a todas las personas.",
  recorded: "Su derecho a alquilar se registró el {{date}}.",
} as const satisfies Translated<typeof en>;

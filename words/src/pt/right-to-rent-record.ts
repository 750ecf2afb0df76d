import type { rightToRentRecord as en } from "../en/right-to-rent-record.ts";
import type { Translated } from "../translated.ts";

export const rightToRentRecord = {
  open: "Antes de o contrato ser assinado, regista-se o direito de arrendar de cada adulto que lá vai viver. Em Inglaterra, a lei exige-o a todas as pessoas.",
  recorded: "O seu direito de arrendar foi registado em {{date}}.",
} as const satisfies Translated<typeof en>;

import type { rightToRentRecord as en } from "../en/right-to-rent-record.ts";
import type { Translated } from "../translated.ts";

export const rightToRentRecord = {
  open: "Prima della firma del contratto si registra il diritto di affittare di ogni adulto che vi abiterà. In Inghilterra la legge lo richiede per tutti.",
  recorded: "Il Suo diritto di affittare è stato registrato il {{date}}.",
} as const satisfies Translated<typeof en>;

import type { rightToRentRecord as en } from "../en/right-to-rent-record.ts";
import type { Translated } from "../translated.ts";

export const rightToRentRecord = {
  open: "Avant la signature du bail, le droit de louer de chaque adulte qui y habitera est consigné. En Angleterre, la loi l’exige pour tout le monde.",
  recorded: "Votre droit de louer a été consigné le {{date}}.",
} as const satisfies Translated<typeof en>;

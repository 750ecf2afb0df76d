import type { Translated } from "@latchkey/words/translated.ts";
import type { otherAdults as english } from "../en/other-adults.ts";

export const otherAdults: Translated<typeof english> = {
  openTitle: "Manca una cosa, {{name}}",
  openTitleWithoutName: "Manca una cosa",
  turnStatus: "Una cosa da fare",
  turnText: "Risponda alla domanda in questa pagina.",
  title: "Chi ci abiterà",
  question: "Abiterà in questa casa un’altra persona di almeno 18 anni?",
  hint: "Oltre alle persone indicate in questa richiesta. La legge in Inghilterra ci impone di chiederlo. La preghiamo di non indicare bambini.",
  yes: "Sì",
  no: "No",
  save: "Salva",
  choose: "Risponda sì o no",
  saidNo: "La Sua risposta: non ci abiterà nessun’altra persona di almeno 18 anni.",
  saidYes:
    "La Sua risposta: ci abiterà un’altra persona di almeno 18 anni. Comunichi alla Sua agenzia di chi si tratta, perché possa essere aggiunta prima del contratto.",
  change: "Modifica la risposta",
  cancel: "Annulla",
  failedTitle: "La Sua risposta non è stata salvata",
  failed: "Non è andato perso nulla. Riprovi tra un minuto.",
};

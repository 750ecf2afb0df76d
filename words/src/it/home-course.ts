import type { homeCourse as english } from "../en/home-course.ts";
import type { Translated } from "../translated.ts";

export const homeCourse: Translated<typeof english> = {
  OPEN: "Non è ancora stabilito come prosegue l’affitto di questa casa. Fino ad allora la Sua accettazione è provvisoria e non c’è ancora un contratto di affitto.",
  REPLACE: "Un’altra persona dovrebbe abitare con Lei. Anche lei deve essere accettata.",
  CHANGE_SHARES:
    "L’affitto sarà ripartito di nuovo, quindi la Sua quota può aumentare. L’importo Le viene comunicato dall’agenzia o dal proprietario.",
  END: "L’affitto di questa casa non va avanti. La Sua accettazione valeva solo per questa casa e non vale per nessun’altra. Non c’è altro da fare.",
};

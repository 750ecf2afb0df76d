import type { homeCourse as english } from "../en/home-course.ts";
import type { Translated } from "../translated.ts";

export const homeCourse: Translated<typeof english> = {
  OPEN: "Ainda não está decidido como continua o arrendamento desta casa. Até lá, a sua aceitação é provisória e ainda não há contrato de arrendamento.",
  REPLACE: "Outra pessoa vai morar consigo. Também tem de ser aceite.",
  CHANGE_SHARES:
    "A renda vai ser repartida de novo, por isso a sua parte pode aumentar. A agência ou o senhorio diz-lhe o valor.",
  END: "O arrendamento desta casa não avança. A sua aceitação era só para esta casa e não vale para nenhuma outra. Não há mais nada a fazer.",
};

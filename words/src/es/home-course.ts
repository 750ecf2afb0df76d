import type { homeCourse as english } from "../en/home-course.ts";
import type { Translated } from "../translated.ts";

export const homeCourse: Translated<typeof english> = {
  OPEN: "Todavía no se ha decidido cómo sigue el alquiler de esta vivienda. Hasta entonces su aceptación es provisional y aún no hay contrato de alquiler.",
  REPLACE: "Otra persona va a mudarse con usted. También tiene que ser aceptada.",
  CHANGE_SHARES:
    "El alquiler se va a repartir de nuevo, así que su parte puede subir. La agencia o el propietario le dice el importe.",
  END: "El alquiler de esta vivienda no sigue adelante. Su aceptación era solo para esta vivienda y no vale para ninguna otra. No hay nada más que hacer.",
};

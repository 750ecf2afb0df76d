import type { Translated } from "@latchkey/words/translated.ts";
import type { withoutScript as english } from "../en/without-script.ts";

export const withoutScript: Translated<typeof english> = {
  sent: "Si conocemos su dirección, un enlace va de camino.",
  sentNeeds: "Ábralo en un navegador con JavaScript: las páginas siguientes lo necesitan.",
  failed:
    "Hay un problema por nuestra parte. Espere un minuto y pulse el botón otra vez. No se ha perdido nada de lo que guardó.",
  linkTitle: "Active JavaScript",
  link: "Su enlace no se ha usado y sigue funcionando. Active JavaScript en esta página y vuelva a cargarla, o abra el enlace en otro navegador.",
};

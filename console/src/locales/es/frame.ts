import type { Translated } from "@latchkey/words/translated.ts";
import type { frame as english } from "../en/frame.ts";

export const frame: Translated<typeof english> = {
  staff: "Equipo interno",
  loadingPage: "Cargando",
  goHome: "Ir a la página de inicio",
  nav: {
    label: "Consola",
    pages: {
      queue: "Cola",
      applications: "Solicitudes",
      team: "Equipo",
      keys: "Claves",
    },
  },
  shortcuts: {
    title: "Atajos de teclado",
    lead: "Pulse las teclas una después de otra. No hacen nada mientras escribe en un campo.",
    on: "Los atajos están activados",
    onHint: "Desactívelos si dicta o si pulsa teclas sin querer. Este navegador lo recordará.",
    scope: {
      page: "En esta página",
      everywhere: "En todas partes",
    },
    show: "Mostrar esta lista",
    goTo: "Ir a: {{page}}",
    close: "Cerrar",
  },
  notFound: {
    title: "Esta página no existe",
    text: "Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.",
  },
  notYours: {
    title: "Esta página no es para su función",
    text: "Su función no permite abrirla. Si la necesita, pregunte a un administrador.",
  },
  ownCase: {
    title: "Usted figura en esta solicitud",
    text: "Su dirección es la de una de sus personas. Tiene que mirarla otra persona.",
  },
};

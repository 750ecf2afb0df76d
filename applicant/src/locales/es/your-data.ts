import type { Translated } from "@latchkey/words/translated.ts";
import type { yourData as english } from "../en/your-data.ts";

export const yourData: Translated<typeof english> = {
  title: "Sus datos",
  lead: "{{provider}} es responsable de ellos. La <privacy>política de privacidad</privacy> explica qué se hace con ellos.",
  permissions: {
    title: "Sus permisos",
    required:
      "Sin estos tres permisos no es posible ninguna comprobación. Para retirar alguno, <mail>escríbanos</mail>.",
    anyTime: "Puede cambiarlo en cualquier momento",
    given: "Guardado. Ha aceptado recibir consejos sobre el alquiler.",
    withdrawn: "Guardado. No recibirá consejos sobre el alquiler.",
    failedTitle: "No se ha guardado",
    failed: "Su elección sigue como estaba. Compruebe su conexión e inténtelo de nuevo.",
  },
  choices: {
    title: "Esta solicitud",
    stop: "No más recordatorios",
    stopped: "No recibirá más recordatorios sobre esta solicitud.",
    leave: "Ya no quiero esta vivienda",
    leaveTitle: "¿Retirar su solicitud?",
    leaveLead: "Su solicitud para esta vivienda termina. Aquí no se puede deshacer.",
    leaveConfirm: "Retirar",
    keep: "Conservar",
  },
};

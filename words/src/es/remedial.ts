import type { remedial as english } from "../en/remedial.ts";
import type { Translated } from "../translated.ts";

export const remedial: Translated<typeof english> = {
  page: {
    missing: "Qué faltaba",
    note: "Una nota de nuestro equipo de revisión",
    nothing: "Nuestro equipo necesita algo más de usted. La página siguiente dice qué es.",
    rest: "Solo tiene que responder a esto. Todo lo demás que envió se queda como está.",
    sendDocument: "Enviar un documento nuevo",
  },
  title: {
    details: "Algunos de sus datos necesitan otra revisión",
    document: "Necesitamos otro documento",
    photo: "Necesitamos su documento otra vez",
    named: "Necesitamos un documento más: {{document}}",
    live: "Necesitamos una foto suya",
    code: "Necesitamos un código para compartir (share code)",
    status: "Necesitamos saber más sobre su visado",
    other: "Necesitamos algo más de usted",
  },
};

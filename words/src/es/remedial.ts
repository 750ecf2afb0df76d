import type { remedial as english } from "../en/remedial.ts";
import type { Translated } from "../translated.ts";

export const remedial: Translated<typeof english> = {
  page: {
    missing: "Qué faltaba",
    note: "Una nota de nuestro equipo de revisión",
    noteIn: "Una nota de nuestro equipo de revisión, idioma: {{language}}",
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
    payer: "Hay que revisar quién paga el alquiler",
    source: "Hay que revisar sus ingresos",
    reference: "Necesitamos a alguien a quien preguntar por su trabajo",
    guarantor: "Hay que revisar los datos de su avalista",
    income: "Necesitamos un justificante de sus ingresos",
    another: "Necesitamos otro documento: {{document}}",
    history: "Hay que revisar sus direcciones",
    rental: "Hay que revisar su alquiler",
    landlord: "Necesitamos a alguien a quien preguntar por su vivienda",
    address: "Necesitamos un justificante de su dirección",
    agreement: "Necesitamos su contrato de alquiler",
  },
};

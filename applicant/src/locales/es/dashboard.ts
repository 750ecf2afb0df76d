import type { Translated } from "@latchkey/words/translated.ts";
import type { dashboard as english } from "../en/dashboard.ts";

export const dashboard: Translated<typeof english> = {
  greeting: {
    hi: "Hola, {{name}}",
    hiWithoutName: "Hola",
    thanks: "Gracias, {{name}}",
    thanksWithoutName: "Gracias",
  },
  info: {
    started: "Sus respuestas están guardadas. Siga cuando quiera.",
    halfway: "Ya ha hecho la mitad. Sus respuestas están guardadas. Siga con la sección que quiera.",
    ready: "Esa era la última pregunta. Todavía puede cambiar sus respuestas. Después, envíelas.",
    submitted:
      "Nuestro equipo ya tiene su solicitud y la va a revisar. Escribiremos a <strong>{{email}}</strong> cuando haya novedades o si necesitamos algo más.",
    remedialReady: "Gracias. Todavía puede cambiar sus nuevas respuestas. Después, envíelas.",
    remedialSubmitted:
      "Nuestro equipo ya tiene sus nuevas respuestas y las va a revisar. Escribiremos a <strong>{{email}}</strong> cuando haya novedades.",
  },
  fresh: {
    one: "{{provider}} necesita una cosa antes de que usted pueda alquilar su nueva vivienda. Puede parar y volver más tarde.",
    two: "{{provider}} necesita dos cosas antes de que usted pueda alquilar su nueva vivienda. Empiece por la que quiera. Puede parar y volver más tarde.",
    three:
      "{{provider}} necesita tres cosas antes de que usted pueda alquilar su nueva vivienda. Empiece por la que quiera. Puede parar y volver más tarde.",
  },
  remedial: {
    one: "Hemos revisado su solicitud y necesitamos una cosa más. Lleva unos cinco minutos.",
    two: "Hemos revisado su solicitud y necesitamos dos cosas más. Cada una lleva unos cinco minutos.",
    many: "Hemos revisado su solicitud y necesitamos {{count}} cosas más. Cada una lleva unos cinco minutos.",
  },
  progress: {
    progress: "Su progreso",
    remedial: "Información que falta",
    completed: "Todo hecho. Listo para enviar",
    submitted: "Enviado",
    submittedOn: "Enviado el {{date}}",
  },
  list: {
    sections: "Secciones",
    remedial: "Necesitamos algo más",
    rest: "Todo lo demás",
  },
  section: {
    IDENTITY: "Identidad",
    INCOME: "Ingresos",
    RESIDENCE: "Domicilio",
  },
  hint: {
    IDENTITY: "Su nombre, su fecha de nacimiento y una prueba de quién es",
    INCOME: "Cómo va a pagar el alquiler",
    RESIDENCE: "Dónde ha vivido en los últimos tres años",
    completed: "Todavía puede cambiar sus respuestas",
    additionalIncome: "Si tiene otros ingresos, pueden ayudar",
    remedialCompleted: "Su nueva respuesta está lista para enviar",
  },
  card: {
    additionalIncome: "Ingresos adicionales",
    missing: "Información que falta: {{step}}",
    missingPlain: "Información que falta",
    guarantor: "Avalista",
  },
  status: {
    submitted: "Enviado",
    completed: "Completado",
    inProgress: "En curso",
    optional: "Añadir ingresos",
    toDo: "Por hacer",
    waived: "No hace falta",
    missing: "Falta una respuesta",
  },
  incomeType: {
    T_BENFITS: "Ayudas sociales",
    T_EMPLOYED_EXP: "Trabajo que empieza pronto",
    T_EMPLOYED_PB: "Trabajo en periodo de prueba",
    T_EMPLOYED_PERM: "Trabajo fijo",
    T_EMPLOYED_TEMP: "Trabajo temporal",
    T_EMPLOYED_ZH: "Trabajo sin horas garantizadas",
    T_GUARANTOR: "Avalista",
    T_NOINCOME: "Sin ingresos",
    T_PENSION: "Pensión",
    T_SAVINGS: "Ahorros o inversiones",
    T_SCHOLARSHIP_LOANS: "Préstamo de estudios o beca",
    T_SELFEMPLOYED: "Trabajo por cuenta propia",
    T_ZERO_PERCENT_RENT_SHARE: "Otra persona paga el alquiler",
  },
  submit: {
    check: "Antes, revise sus respuestas",
    copy: "Leer lo que envió",
    title: "Enviar para revisión",
    readyTitle: "Listo para enviar",
    remedialTitle: "Envíe sus respuestas",
    button: "Enviar mi solicitud",
    remedialButton: "Enviar mis respuestas",
    readyNote:
      "Después del envío no podrá cambiar estas secciones. Solemos responder en un plazo de dos días.",
    waived: "{{section}}: no hace falta, porque otra persona paga su alquiler",
    done: "completado",
    open: "pendiente",
  },
  note: {
    one: "Podrá enviar la solicitud cuando complete esta sección.",
    two: "Podrá enviar la solicitud cuando complete las dos secciones.",
    three: "Podrá enviar la solicitud cuando complete las tres secciones.",
  },
  remedialNote: {
    one: "Queda una cosa por completar. Las secciones que ya envió no cambian.",
    two: "Quedan dos cosas por completar. Las secciones que ya envió no cambian.",
    many: "Quedan {{count}} cosas por completar. Las secciones que ya envió no cambian.",
  },
  sent: {
    title: "Eso es todo",
    text: "Ahora no tiene que hacer nada más. Solemos responder en un plazo de dos días.",
    contact: "¿Hay algo que no está bien? <mail>Escriba al servicio de ayuda</mail>.",
    guarantorINVITED: "Hemos escrito a su avalista.",
    guarantorSENT: "Su avalista ya ha enviado su parte.",
  },
  failed: {
    title: "No hemos podido enviar su solicitud",
    text: "Compruebe su conexión y pulse el botón otra vez. No se ha perdido nada de lo que guardó.",
    refusedTitle: "Todavía no podemos enviarla",
    refused: "Todavía falta esto: {{missing}}.",
    consents: "su permiso",
    fileCheck: "la revisión antivirus de sus archivos, que tarda unos minutos",
    refusedPlain: "Todavía falta algo. Revise las secciones otra vez.",
  },
};

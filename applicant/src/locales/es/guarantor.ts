import type { Translated } from "@latchkey/words/translated.ts";
import type { guarantor as english } from "../en/guarantor.ts";

export const guarantor: Translated<typeof english> = {
  somebody: "una persona que presenta su solicitud",
  welcome:
    "{{provider}} le pide que avale el alquiler de {{tenants}} en {{home}}: {{amount}} al mes. Si no se paga, es posible que tenga que pagarlo usted.",
  atDeath: "Si fallece un inquilino, usted no debe el alquiler del tiempo posterior.",
  income: {
    title: "Sus ingresos",
    titleThen: "Después, sus ingresos",
  },
  consents: {
    text: "Marque las cuatro primeras casillas para que podamos empezar la revisión.",
    backgroundHint:
      "Por ejemplo, con la empresa donde trabajo. Si los elijo: TrueLayer para mi banco, HMRC para mi registro fiscal, Konfir para mi empleo",
    box: "Avalo el alquiler de {{tenants}} en {{home}}, {{amount}} al mes, si no se paga",
    mustAcceptTitle: "Marque las cuatro primeras casillas, por favor",
  },
  again: {
    title: "Lo que avala ha cambiado",
    text: "Usted aceptó otra cosa. Lea, por favor, qué es diferente:",
    tenants: "De quién es el alquiler: antes {{before}}, ahora {{now}}.",
    home: "La vivienda: antes {{before}}, ahora {{now}}.",
    amount: "El alquiler al mes: antes {{before}}, ahora {{now}}.",
    first: "¿Acepta avalar el alquiler?",
    firstText: "Todavía no lo ha aceptado. Lea, por favor, qué avalaría.",
    meanwhile:
      "Ha cambiado mientras usted leía. Vuelva a leer el texto de la casilla antes de marcarla, por favor.",
    agree: "Acepto",
    mustAcceptTitle: "Marque la casilla, por favor",
    mustAccept: "Sin ella no avala nada nuevo y no podemos continuar.",
    contact: "¿No es lo que habían acordado? <mail>Escríbanos</mail> antes.",
  },
  panel: {
    title: "Lo que avala",
    text: "El alquiler de {{tenants}} en {{home}}: <strong>{{amount}} al mes</strong>, si no se paga.",
    criteria:
      "Se piden unos ingresos anuales de {{needed}} antes de impuestos: {{multiple}}\u00a0×\u00a0{{amount}}. Los ahorros también pueden contar.",
    privacy:
      "Los demás solo ven que se le ha invitado y si ha enviado su parte, pero ninguna de sus respuestas.",
    nobody: "De momento nadie le nombra como avalista. No tiene que hacer nada.",
  },
  dashboard: {
    fresh:
      "{{provider}} necesita saber quién es usted y cuánto gana. Empiece por donde quiera. Puede parar y volver más tarde.",
    income: "Lo que gana o lo que ha ahorrado",
    send: "Enviar mis datos",
    submitted:
      "Nuestro equipo está revisando sus datos. Escribiremos a <strong>{{email}}</strong> cuando haya novedades o si necesitamos algo más.",
  },
  sum: {
    times: "{{times}} veces el alquiler que avala",
    below: "Faltan {{amount}} al año para este aval.",
    next: "Puede añadir otros ingresos o ahorros. También puede enviarlo tal como está: decide una persona, no un ordenador.",
    subtitle:
      "Usted avala un alquiler de {{share}} al mes. Se piden unos ingresos anuales de {{multiple}} veces esa cantidad, antes de impuestos.",
    note: "Decide una persona, cuando todos han enviado su parte. Reglas: versión {{version}} del {{date}}.",
  },
};

import type { Translated } from "@latchkey/words/translated.ts";
import type { notices as english } from "../en/notices.ts";

export const notices: Translated<typeof english> = {
  page: {
    home: "Ir a su solicitud",
    languages: "Leer esta página en otro idioma",
  },
  privacy: {
    title: "Privacidad",
    lead: "Esta página explica qué hace {{provider}} con sus datos cuando solicita una vivienda.",
    whatTitle: "Qué datos recogemos",
    whatText: "Solo pedimos lo que necesitamos para revisar su solicitud:",
    whatEmail: "su correo electrónico, para que pueda entrar y para escribirle",
    whatIdentity: "su nombre, fecha de nacimiento y nacionalidad, y fotos de un documento de identidad",
    whatIncome: "cómo pagará el alquiler, con documentos que lo muestren",
    whatResidence: "dónde ha vivido y quién puede confirmarlo",
    whatRecords: "cuándo entró, qué aceptó y cuándo envió sus respuestas",
    whatCookies: "Solo usamos cookies para que pueda entrar, reconocer su navegador y recordar su idioma.",
    whatPages:
      "Las páginas que fotografíe se quedan en su navegador hasta que las añada, las borre o cierre la sesión.",
    whyTitle: "Para qué los necesitamos",
    whyCheck: "Para revisar su solicitud de la vivienda que quiere alquilar.",
    whyLaw: "Para hacer lo que pide la ley, por ejemplo comprobar su derecho a alquilar en Inglaterra.",
    whySafe: "Para protegerle a usted y a los demás del fraude.",
    whyTips:
      "Para enviarle consejos sobre el alquiler, pero solo si marcó esa casilla. Puede dejar de recibirlos cuando quiera.",
    whoTitle: "Quién los ve",
    whoReviewers:
      "Nuestro equipo de revisión. Una persona mira cada solicitud. Ningún ordenador decide por sí solo.",
    whoLandlord:
      "La agencia de la vivienda. Ve su nombre, su correo electrónico y en qué punto está su solicitud, pero ninguna respuesta ni documento.",
    whoAsked:
      "Las personas que nombra, por ejemplo de la empresa donde trabaja, el propietario de su vivienda o su asesor contable. Les preguntamos solo con su permiso.",
    whoPartners:
      "Quienes leen algo por nosotros, si lo elige: TrueLayer su cuenta bancaria, HMRC su registro fiscal, Konfir su empleo.",
    whoHelpers:
      "Empresas que guardan datos o envían correos por nosotros. No pueden usar sus datos para nada más.",
    whoNobody: "Nunca vendemos sus datos.",
    keepTitle: "Cuánto tiempo los guardamos",
    keepUntil:
      "Guardamos sus respuestas y documentos hasta que nos pida borrarlos. Nada se borra automáticamente.",
    keepAlso: "También es así si no envía su solicitud, si se retira o si no alquila la vivienda.",
    rightsTitle: "Sus derechos",
    rightsText: "En cualquier momento puede pedirnos que:",
    rightsSee: "le demos una copia de lo que sabemos de usted",
    rightsCorrect: "corrijamos lo que esté mal",
    rightsDelete: "lo borremos, salvo que la ley nos obligue a guardarlo",
    rightsStop: "dejemos de usarlo o lo usemos para menos cosas",
    rightsAgain: "otra persona revise una decisión",
    rightsHow: "Escríbanos. No cuesta nada y respondemos en el plazo de un mes.",
    rightsComplain:
      "También puede reclamar ante una autoridad de protección de datos. En el Reino Unido es la Information Commissioner’s Office (ico.org.uk).",
    contactTitle: "Contacto",
    contactText: "{{provider}} es responsable de sus datos. Escriba a <mail>{{email}}</mail>.",
  },
  terms: {
    title: "Condiciones",
    lead: "Estas son las reglas para usar este servicio. Le pedimos que las acepte antes de empezar.",
    serviceTitle: "Qué hace este servicio",
    serviceText:
      "{{provider}} usa este servicio para comprobar sus datos antes de que alquile una vivienda. Usted responde a preguntas y envía documentos. Nuestro equipo los revisa y decide.",
    serviceLimit: "Un buen resultado no es una promesa. El propietario decide quién alquila la vivienda.",
    promiseTitle: "A qué se compromete",
    promiseAge: "Tiene 18\u00a0años o más.",
    promiseTrue: "Lo que nos dice es verdad y está completo.",
    promiseOwn: "Los documentos que envía son suyos y nadie los ha modificado.",
    promiseOthers: "Las personas que nombra, por ejemplo su avalista, saben que las nombra.",
    promiseLink: "No comparte los enlaces que le enviamos por correo. Sirven para entrar en su solicitud.",
    checkTitle: "Qué nos permite hacer",
    checkText:
      "Nos permite comprobar sus datos con las personas que nombra, por ejemplo la empresa donde trabaja o el propietario de su vivienda. Si lo elige, TrueLayer lee su cuenta bancaria por nosotros, HMRC nos muestra su registro fiscal o Konfir confirma su empleo. Lo hacemos solo para su solicitud.",
    checkStop:
      "Puede retirar este permiso en cualquier momento. Entonces paramos y no podemos terminar la revisión. Guardamos lo que ha enviado hasta que nos pida borrarlo.",
    wrongTitle: "Si algo va mal",
    wrongFalse: "Si encontramos datos que no son verdad, podemos parar la revisión.",
    wrongOurs: "Si nos hemos equivocado, escríbanos. Lo corregimos y volvemos a mirar su solicitud.",
    wrongAway:
      "A veces el servicio puede no estar disponible, por ejemplo durante reparaciones. Sus respuestas guardadas siguen seguras.",
    lawTitle: "Sus derechos legales",
    lawText: "Nada de esta página le quita un derecho que le da la ley.",
    contactTitle: "Contacto",
    contactText: "¿Tiene alguna pregunta? Escriba a {{provider}}: <mail>{{email}}</mail>.",
  },
  accessibility: {
    title: "Accesibilidad",
    lead: "Todo el mundo debería poder usar este servicio. Esta página explica qué funciona, qué no y dónde pedir ayuda.",
    worksTitle: "Qué funciona",
    worksText: "Debería poder:",
    worksKeyboard: "usar todas las páginas solo con el teclado",
    worksReader: "escuchar todas las páginas con un lector de pantalla",
    worksZoom: "ampliar hasta el 400\u00a0% sin desplazarse hacia los lados",
    worksColours: "elegir colores oscuros o más contraste en los ajustes de su dispositivo",
    worksMotion: "quitar el movimiento en los ajustes de su dispositivo",
    worksPause: "parar cuando quiera y seguir más tarde, porque guardamos cada respuesta",
    standardTitle: "La norma que seguimos",
    standardText:
      "Este servicio se ha hecho para cumplir las Web Content Accessibility Guidelines (WCAG) 2.2, nivel AA.",
    standardTests:
      "Lo probamos con herramientas automáticas, con el teclado, en pantallas pequeñas y con letra grande. Todavía no lo ha revisado ningún experto externo.",
    limitsTitle: "Qué puede ser difícil",
    limitsPhoto:
      "Pedimos fotos o archivos de documentos. Si no puede hacerlos, elija «No tengo este documento» o escríbanos. Buscaremos otra forma.",
    limitsSignedOut:
      "Cerramos su sesión cuando pasa mucho tiempo fuera. Sus respuestas guardadas siguen ahí y puede volver a entrar con un enlace nuevo.",
    helpTitle: "Si algo no le funciona",
    helpText:
      "Escriba a <mail>{{email}}</mail>. Díganos la página y el problema. Respondemos en un plazo de cinco días laborables.",
    helpMore:
      "¿No está conforme con nuestra respuesta? En el Reino Unido puede acudir al Equality Advisory and Support Service (equalityadvisoryservice.com).",
  },
};

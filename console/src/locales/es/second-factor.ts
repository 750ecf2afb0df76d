import type { Translated } from "@latchkey/words/translated.ts";
import type { secondFactor as english } from "../en/second-factor.ts";

export const secondFactor: Translated<typeof english> = {
  step: "Paso 2 de 2",
  title: "Un paso más",
  signingIn: "Va a entrar como <strong>{{email}}</strong>.",
  passkey: {
    use: "Usar su llave de acceso",
    cancelled: "No se ha usado la llave de acceso. Pulse el botón y siga las indicaciones de su dispositivo.",
    cancelledOther: "No se ha usado la llave de acceso. Pulse el botón otra vez o elija otra forma.",
    refused: "Esta llave de acceso no ha funcionado. Use otra o elija otra forma.",
    unsupported: "Este navegador no puede usar llaves de acceso aquí. Use otro navegador o elija otra forma.",
  },
  code: {
    label: "Escriba los 6\u00a0números de su aplicación",
    labelOr: "O escriba los 6\u00a0números de su aplicación",
    hint: "Abra su aplicación de autenticación. El código cambia cada 30\u00a0segundos.",
    required: "Escriba los 6\u00a0números",
    wrong: "Este código no es correcto. Compruebe la hora de su teléfono y use el código siguiente",
    submit: "Continuar",
  },
  recovery: {
    title: "Usar un código de recuperación",
    lead: "Uno de los diez códigos que guardó al configurar el segundo paso. Cada uno funciona una sola vez. Después configurará un segundo paso nuevo.",
    label: "Código de recuperación",
    required: "Escriba un código de recuperación",
    wrong: "Este código no es correcto o ya se ha usado",
    submit: "Continuar",
    use: "Usar un código de recuperación",
    back: "Volver a las otras formas",
  },
  triesLeft_one: "Queda 1 intento. Después necesitará un enlace nuevo.",
  triesLeft_other: "Quedan {{count}} intentos. Después necesitará un enlace nuevo.",
  lost: "¿Lo ha perdido todo? Pregunte a su administrador.",
  lostNamed: "¿Lo ha perdido todo? Pregunte a su administrador: {{name}}.",
  failed: {
    title: "No nos ha llegado",
    text: "Compruebe su conexión e inténtelo otra vez. Su enlace sigue valiendo.",
    tooManyTitle: "Demasiados intentos",
    tooMany: "Espere unos minutos e inténtelo otra vez.",
    tryAgain: "Intentar otra vez",
    notLoadedTitle: "No hemos podido cargar esta página",
  },
};

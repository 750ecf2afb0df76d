import type { Translated } from "@latchkey/words/translated.ts";
import type { enrolment as english } from "../en/enrolment.ts";

export const enrolment: Translated<typeof english> = {
  step: "Antes de continuar",
  recovered: {
    step: "Código de recuperación aceptado",
    lead: "Configure ahora un segundo paso nuevo. Cuando termine, el anterior y sus códigos de recuperación dejarán de funcionar.",
  },
  title: "Configure su segundo paso",
  lead: "Quien trabaja aquí ve pasaportes y extractos bancarios. Por eso cada acceso necesita una segunda prueba. Elija una ahora; podrá añadir la otra más tarde.",
  kinds: {
    label: "Tipo de segundo paso",
    passkey: "Llave de acceso",
    app: "Aplicación de autenticación",
  },
  passkey: {
    text: "Su teléfono, su ordenador o una llave de seguridad demuestra que es usted: con la huella, la cara o un PIN. No tiene que escribir nada.",
    create: "Crear una llave de acceso",
    cancelled:
      "No se ha creado ninguna llave de acceso. Pulse el botón y siga las indicaciones de su dispositivo.",
    refused: "No hemos podido añadir esta llave de acceso. Inténtelo otra vez o elija la aplicación.",
    known: "Este dispositivo ya tiene una llave de acceso para usted. Use otro o elija la aplicación.",
    unsupported:
      "Este navegador no puede crear llaves de acceso aquí. Use otro navegador o elija la aplicación.",
  },
  app: {
    scan: "Abra su aplicación de autenticación y escanee el código.",
    type: "O escriba esta clave a mano:",
    qr: "Código QR para su aplicación de autenticación",
    copy: "Copiar",
    copied: "La clave está copiada.",
    code: "Después escriba los 6\u00a0números que muestra",
    submit: "Continuar",
    loading: "Cargando su código",
  },
  recovery: {
    pageTitle: "Códigos de recuperación",
    done: "Su segundo paso está configurado",
    title: "Guarde sus códigos de recuperación",
    lead: "Cada uno funciona una sola vez, por si pierde su teléfono. Imprímalos o guárdelos en su gestor de contraseñas. Solo los mostramos ahora.",
    list: "Códigos de recuperación",
    download: "Descargar",
    print: "Imprimir",
    fileTitle: "Códigos de recuperación de Latchkey para {{email}}",
    fileNote: "Cada uno funciona una sola vez.",
    saved: "He guardado los códigos de recuperación",
    savedRequired: "Guarde los códigos y marque después la casilla",
    finish: "Terminar y entrar",
  },
};

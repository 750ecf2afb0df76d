import type { uploadDialogs as english } from "../en/upload-dialogs.ts";
import type { Translated } from "../translated.ts";

export const uploadDialogs: Translated<typeof english> = {
  status: {
    arrived: "{{file}} ha llegado",
    removed: "{{file}} se ha quitado",
  },
  file: {
    sent: "Lo que envió",
    picture: "Imagen de {{file}}",
    turned: "Convertido a JPEG",
    goOn: "Puede usarlo de todos modos.",
  },
  notice: {
    dark: "Esta imagen es casi negra. Si no puede leerla, haga otra con mejor luz.",
    grey: "Esta imagen no tiene color. Pedimos el original en color, no una copia.",
    screenshot: "Parece una captura de pantalla. Es mejor una foto o un escaneo del propio documento.",
    cut: "Parece que falta un lado o una esquina. Compruebe que se ve entero.",
    "same-as-front": "Es la misma imagen que el anverso. Añada una imagen del reverso.",
    twice: "Ha añadido este archivo dos veces.",
  },
  confirm: {
    title: "¿Se lee todo bien?",
    lead: "Si falta algo, tenemos que volver a pedírselo. Eso tarda uno o dos días más.",
    name: "Se puede leer mi nombre completo",
    corners: "Se ven las cuatro esquinas",
    sharp: "No hay nada borroso ni tapado",
    dates: "Se pueden leer todas las fechas",
    page: "Se ve la página entera",
    agree: "He revisado mi archivo y se ve todo esto",
    agreeError: "Marque la casilla para confirmar",
    use: "Usar este archivo",
    back: "Volver y comprobar",
  },
  without: {
    title: "¿Por qué no lo tiene?",
    lead: "No pasa nada. Nuestro equipo leerá su motivo. Quizá le pida otro documento.",
    lost: "Lo perdí o me lo robaron",
    expired: "Está caducado",
    with_authority: "Ahora lo tiene un organismo oficial",
    never_had: "Nunca lo he tenido",
    other: "Otro motivo",
    confirm: "Continuar sin él",
    cancel: "Volver",
  },
};

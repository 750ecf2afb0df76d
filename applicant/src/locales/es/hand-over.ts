import type { Translated } from "@latchkey/words/translated.ts";
import type { handOver as english } from "../en/hand-over.ts";

export const handOver: Translated<typeof english> = {
  title: "Añadir con el teléfono",
  scan: "Escanee este código con la cámara de su teléfono. Funciona una vez, durante diez minutos.",
  qr: "Código QR que abre este paso en su teléfono",
  words: "Si no puede escanearlo, abra esta dirección en su teléfono:",
  copy: "Copiar la dirección",
  copied: "Copiada",
  waiting: "Esperamos a su teléfono.",
  open: "Su teléfono está conectado. Añada allí el archivo.",
  over: "Este código ya no funciona.",
  again: "Mostrar un código nuevo",
  loading: "Se está creando el código",
  failed: "No se ha podido crear el código. Compruebe su conexión e inténtelo de nuevo.",
  often: "Ha pedido muchos códigos. Inténtelo dentro de una hora o añada el archivo aquí.",
  close: "Cerrar",
};

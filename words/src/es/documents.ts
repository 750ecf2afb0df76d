import type { documents as english } from "../en/documents.ts";
import type { Translated } from "../translated.ts";

export const documents: Translated<typeof english> = {
  upload: {
    chooseFile: "Elegir un archivo",
    chooseFiles: "Elegir archivos",
    takePhoto: "Hacer una foto",
    photo: "Foto",
    photographPages: "Fotografiar las páginas",
    usePhotos: "Usar fotos de las páginas",
    add: "Añada su archivo",
    drop: "Arrastre su archivo hasta aquí",
    dropNow: "Suéltelo para añadirlo",
    full: "Ya ha añadido su archivo",
    fullRules: "Para cambiarlo, quítelo primero.",
    list: "Sus archivos",
    remove: "Quitar",
    cancel: "Cancelar",
    uploading: "Subiendo",
    without: "No tengo este documento",
    phone: "Usar la cámara de su teléfono",
  },
  rules: {
    pdf: "PDF, hasta {{megabytes}}\u00a0MB.",
    images: "PDF, JPG o PNG, hasta {{megabytes}}\u00a0MB.",
    documents: "PDF o Word, hasta {{megabytes}}\u00a0MB.",
    any: "PDF, JPG, PNG o Word, hasta {{megabytes}}\u00a0MB.",
    most_one: "Un archivo.",
    most_other: "{{count}} archivos como máximo.",
  },
  error: {
    title_one: "No se ha añadido un archivo",
    title_other: "No se han añadido {{count}} archivos",
    fileTooLarge:
      "{{file}} ocupa más de {{megabytes}}\u00a0MB. Haga otra foto o elija un archivo más pequeño",
    emptyFile: "{{file}} está vacío. Elija otro archivo",
    wrongFileFormat_pdf: "{{file}} no es un PDF",
    wrongFileFormat_images: "{{file}} no es un PDF, JPG, JPEG o PNG",
    wrongFileFormat_documents: "{{file}} no es un PDF ni un documento de Word",
    wrongFileFormat_any: "{{file}} no es un PDF, JPG, JPEG, PNG o documento de Word",
    otherFormat: "{{file}} es en realidad un archivo {{kind}}. Aquí puede añadir: {{formats}}",
    wordPrograms: "{{file}} contiene macros u otros programas. Guárdelo como PDF y añada ese archivo",
    wordRemote: "{{file}} carga contenido de otro lugar al abrirse. Guárdelo como PDF y añada ese archivo",
    infected:
      "{{file}} no se puede usar: nuestro antivirus ha encontrado algo dañino. Añada una foto o un escaneo nuevos",
    storageFull:
      "{{file}} no se ha añadido: sus archivos ocupan todo el espacio disponible. Añada un archivo más pequeño, o elimine uno e inténtelo de nuevo mañana",
    tooOften:
      "{{file}} no se ha añadido: ha añadido muchos archivos en poco tiempo. Inténtelo de nuevo más tarde o mañana",
    unavailable:
      "{{file}} no se ha añadido: ahora mismo no podemos recibir archivos. Inténtelo de nuevo dentro de unos minutos",
    encrypted:
      "{{file}} está protegido con contraseña. Ábralo, guárdelo como PDF sin contraseña y añada ese archivo",
    dynamicForm:
      "{{file}} es un formulario que solo muestran los programas de Adobe. Ábralo en uno de ellos e imprímalo en PDF, o fotografíelo, y añada el resultado",
    unreadable:
      "{{file}} está dañado y no se puede abrir. Guárdelo o escanéelo de nuevo, o elija otro archivo",
    tooManyPixels:
      "{{file}} tiene demasiados píxeles y no se puede abrir. Guárdelo en un tamaño más pequeño o haga otra foto",
    tooSmall:
      "{{file}} es demasiado pequeño: tiene muy pocos píxeles para leerlo. Haga otra foto o elija el archivo en su tamaño original",
    blurred: "{{file}} no se ve con nitidez. Haga otra foto con buena luz",
    cutOff: "{{file}} aparece cortado. Haga otra foto en la que se vean todas las esquinas",
    noDocument:
      "{{file}} no parece mostrar ningún documento. Compruebe que es el archivo correcto o haga otra foto",
    duplicate: "{{file}} ya estaba añadido",
    tooManyFiles_one: "{{file}} no se ha añadido: aquí puede añadir un solo archivo",
    tooManyFiles_other: "{{file}} no se ha añadido: aquí puede añadir {{count}} archivos",
    failed: "{{file}} no ha llegado. Compruebe su conexión y añádalo otra vez",
    gone: "{{file}} ya no está aquí. Añádalo otra vez",
    pagesWaiting: "Sus páginas aún no están añadidas. Elija primero «Añadir estas páginas»",
    inProgress: "Todavía se está subiendo un archivo. Espere a que termine",
    minFiles: "Añada al menos un archivo o elija «No tengo este documento»",
  },
  row: {
    failed: "Este archivo no ha llegado",
    refused: "Este archivo no se puede usar",
  },
  said: {
    title: "Nos dijo que no tenía este documento",
    text: "¿Ya lo tiene? Añada un archivo para cambiar su respuesta.",
  },
};

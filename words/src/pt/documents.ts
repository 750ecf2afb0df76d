import type { documents as english } from "../en/documents.ts";
import type { Translated } from "../translated.ts";

export const documents: Translated<typeof english> = {
  upload: {
    chooseFile: "Escolher um ficheiro",
    chooseFiles: "Escolher ficheiros",
    takePhoto: "Tirar uma fotografia",
    photo: "Fotografia",
    photographPages: "Fotografar as páginas",
    usePhotos: "Usar fotografias das páginas",
    add: "Adicione o seu ficheiro",
    drop: "Arraste o seu ficheiro para aqui",
    dropNow: "Largue para o adicionar",
    full: "Já adicionou o seu ficheiro",
    fullRules: "Para o alterar, remova-o primeiro.",
    list: "Os seus ficheiros",
    remove: "Remover",
    cancel: "Cancelar",
    uploading: "A carregar",
    without: "Não tenho este documento",
    phone: "Usar antes a câmara do telemóvel",
  },
  rules: {
    pdf: "PDF, até {{megabytes}}\u00a0MB.",
    images: "PDF, JPG ou PNG, até {{megabytes}}\u00a0MB.",
    documents: "PDF ou Word, até {{megabytes}}\u00a0MB.",
    any: "PDF, JPG, PNG ou Word, até {{megabytes}}\u00a0MB.",
    most_one: "Um ficheiro.",
    most_other: "{{count}} ficheiros, no máximo.",
  },
  error: {
    title_one: "Um ficheiro não foi adicionado",
    title_other: "{{count}} ficheiros não foram adicionados",
    fileTooLarge:
      "{{file}} tem mais de {{megabytes}}\u00a0MB. Tire uma nova fotografia ou escolha um ficheiro mais pequeno",
    emptyFile: "{{file}} está vazio. Escolha outro ficheiro",
    wrongFileFormat_pdf: "{{file}} não é um PDF",
    wrongFileFormat_images: "{{file}} não é um PDF, JPG, JPEG ou PNG",
    wrongFileFormat_documents: "{{file}} não é um PDF nem um documento Word",
    wrongFileFormat_any: "{{file}} não é um PDF, JPG, JPEG, PNG ou documento Word",
    otherFormat: "{{file}} é na verdade um ficheiro {{kind}}. Aqui pode adicionar: {{formats}}",
    wordPrograms: "{{file}} contém macros ou outros programas. Guarde-o como PDF e adicione esse ficheiro",
    wordRemote:
      "{{file}} carrega conteúdo de outro local quando é aberto. Guarde-o como PDF e adicione esse ficheiro",
    infected:
      "{{file}} não pode ser usado: o nosso antivírus encontrou algo perigoso. Adicione uma nova fotografia ou digitalização",
    storageFull:
      "{{file}} não foi adicionado: os seus ficheiros ocupam todo o espaço disponível. Adicione um ficheiro mais pequeno, ou remova um e tente novamente amanhã",
    tooOften:
      "{{file}} não foi adicionado: adicionou muitos ficheiros em pouco tempo. Tente novamente mais tarde ou amanhã",
    unavailable:
      "{{file}} não foi adicionado: de momento não conseguimos receber ficheiros. Tente novamente dentro de alguns minutos",
    encrypted:
      "{{file}} está protegido por palavra-passe. Abra-o, guarde-o como PDF sem palavra-passe e adicione esse ficheiro",
    dynamicForm:
      "{{file}} é um formulário que só os programas da Adobe mostram. Abra-o num deles e imprima-o para PDF, ou fotografe-o, e adicione o resultado",
    unreadable:
      "{{file}} está danificado e não pode ser aberto. Guarde-o ou digitalize-o de novo, ou escolha outro ficheiro",
    tooManyPixels:
      "{{file}} tem demasiados píxeis e não pode ser aberto. Guarde-o num tamanho mais pequeno ou tire uma nova fotografia",
    tooSmall:
      "{{file}} é demasiado pequeno: tem poucos píxeis para ser lido. Tire uma nova foto ou escolha o ficheiro no tamanho original",
    blurred: "{{file}} não está nítido. Tire uma nova fotografia com boa luz",
    cutOff: "{{file}} está cortado. Tire uma nova fotografia em que se vejam todos os cantos",
    noDocument:
      "{{file}} não parece mostrar nenhum documento. Confirme que é o ficheiro certo ou tire uma nova fotografia",
    duplicate: "{{file}} já foi adicionado",
    tooManyFiles_one: "{{file}} não foi adicionado: aqui só pode adicionar um ficheiro",
    tooManyFiles_other: "{{file}} não foi adicionado: aqui pode adicionar {{count}} ficheiros",
    failed: "{{file}} não chegou. Verifique a sua ligação à Internet e adicione-o outra vez",
    gone: "{{file}} já não está aqui. Adicione-o outra vez",
    pagesWaiting: "As suas páginas ainda não foram adicionadas. Escolha primeiro «Adicionar estas páginas»",
    inProgress: "Um ficheiro ainda está a carregar. Espere até terminar",
    minFiles: "Adicione pelo menos um ficheiro ou escolha «Não tenho este documento»",
  },
  row: {
    failed: "Este ficheiro não chegou",
    refused: "Este ficheiro não pode ser usado",
  },
  said: {
    title: "Disse-nos que não tinha este documento",
    text: "Já o tem? Adicione um ficheiro para alterar a sua resposta.",
  },
};

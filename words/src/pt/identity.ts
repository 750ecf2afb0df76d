import type { identity as english } from "../en/identity.ts";
import type { Translated } from "../translated.ts";

export const identity: Translated<typeof english> = {
  name: {
    title: "Como se chama?",
    subtitle: "Escreva o seu nome como está no passaporte ou no cartão de identidade.",
    phrase: "o seu nome",
    firstName: "Nome próprio",
    middleName: "Nomes do meio",
    lastName: "Apelido",
    firstNameRequired: "Indique o seu nome próprio",
    lastNameRequired: "Indique o seu apelido",
  },
  birthdate: {
    title: "Quando nasceu?",
    subtitle: "Para arrendar uma casa é preciso ter 18\u00a0anos ou mais.",
    phrase: "a sua data de nascimento",
    legend: "Data de nascimento",
    hint: "Por exemplo, 27\u00a03\u00a01994",
    required: "Indique a sua data de nascimento",
    yearDigits: "Indique o ano com quatro algarismos, como 1996",
  },
  nationality: {
    title: "Qual é a sua nacionalidade?",
    subtitle: "Serve para lhe mostrarmos os documentos que pode enviar. Não influencia a nossa decisão.",
    phrase: "a sua nacionalidade",
    field: "Nacionalidade",
    hint: "Escreva as primeiras letras e depois escolha na lista.",
    placeholder: "Escolha um país",
    nothing: "Nenhum país começa por «{{typed}}»",
    required: "Escolha a sua nacionalidade",
  },
  documents: {
    title: "Que documento nos pode mostrar?",
    subtitle: "Escolha um que esteja dentro da validade e tenha a sua fotografia.",
    phrase: "o seu documento de identidade",
    legend: "Documento",
    none: "Não tenho nenhum destes",
    oneSide: "Uma fotografia da página com o seu retrato",
    twoSides: "Duas fotografias, frente e verso",
    required: "Escolha um documento ou «Não tenho nenhum destes»",
  },
  none: {
    title: "Não tem nenhum documento para mostrar",
    subtitle: "Isso, por si só, não é um problema.",
    text: "Pode terminar esta secção sem um documento. Uma pessoa vai analisar o seu caso e escreve-lhe se outra coisa puder servir.",
    back: "Se encontrar um documento, volte atrás e escolha-o.",
  },
  documentSignposting: { phrase: "o seu documento de identidade" },
  upload: {
    phrase: "o seu documento de identidade",
    phraseAmongAnswers: "o ficheiro do seu documento",
  },
  documentSignpostingBack: { phrase: "o verso do seu documento de identidade" },
  uploadBack: {
    phrase: "o verso do seu documento de identidade",
    phraseAmongAnswers: "o verso do seu documento",
  },
  livePhotoSignposting: { phrase: "uma fotografia sua" },
  livePhotoPermissions: { phrase: "uma fotografia sua" },
  livePhotoCamera: { phrase: "uma fotografia sua" },
  livePhotoOptOut: {
    phrase: "uma fotografia sua",
    choices: {
      take_photo: "Tirar uma fotografia",
      continue_without: "Continuar sem fotografia",
    },
  },
  genericUpload: { phrase: "um documento" },
};

import type { rightToRent as english } from "../en/right-to-rent.ts";
import type { Translated } from "../translated.ts";

export const rightToRent: Translated<typeof english> = {
  primaryDocument: {
    title: "Como pode provar o seu direito de arrendar?",
    subtitle: "Perguntamos isto a todas as pessoas que arrendam uma casa em Inglaterra.",
    phrase: "o seu documento de identidade",
    choices: {
      SHARE_CODE: "Um código de partilha (share code)",
    },
    none: "Não tenho nenhum destes",
  },
  status: {
    title: "Está à espera de uma decisão sobre um visto?",
    subtitle: "Também pode ser um pedido de estatuto de residente (settled status) ou um recurso.",
    phrase: "o seu pedido de visto",
    choices: {
      ongoing_visa_application: "Sim, fiz um pedido e estou à espera",
      no_application: "Não, não tenho nenhum pedido",
    },
    ongoing_visa_application_hint: "A seguir pode mostrar-nos uma carta sobre isso",
    no_application_hint: "A seguir pode mostrar-nos outro documento",
  },
  biometricEducation: {
    title: "Em vez disso, precisa de um código de partilha",
    subtitle: "O cartão por si só já não é aceite. Os seus direitos continuam iguais.",
    phrase: "o seu código de partilha (share code)",
    lead: "O seu estatuto está agora online. Chama-se eVisa. É assim que obtém um código:",
    signIn: "Inicie sessão em GOV.UK. Pode criar uma conta com o seu cartão, mesmo caducado.",
    getCode: "Peça um código para provar o seu direito de arrendar (right to rent).",
    comeBack: "Volte aqui. Pedimos o código no fim desta secção.",
    link: "Ver o seu estatuto e obter um código em GOV.UK",
    later: "Ainda não precisa do código. Pode continuar agora.",
  },
  expiredVisa: {
    title: "O seu visto caducou",
    subtitle: "A data que nos indicou é {{date}}.",
    phrase: "o seu visto",
    text: "Precisamos de algo ainda válido. Por exemplo, um código de partilha ou um visto mais recente.",
    pending: "Pediu um novo visto? Escolha «Não tenho nenhum destes». Perguntamos-lhe a seguir.",
    wrong: "Se a data estiver errada, volte atrás e corrija-a.",
    continue: "Escolher outra opção",
  },
  secondaryDocumentOne: {
    title: "Escolha o primeiro de dois documentos",
    subtitle: "Dois destes documentos, em conjunto, provam o seu direito de arrendar.",
    phrase: "um segundo documento",
  },
  documentSignpostingSecondary: { phrase: "um segundo documento" },
  uploadSecondary: {
    phrase: "um segundo documento",
    phraseAmongAnswers: "o ficheiro do segundo documento",
  },
  documentSignpostingSecondaryBack: { phrase: "um segundo documento" },
  uploadSecondaryBack: {
    phrase: "um segundo documento",
    phraseAmongAnswers: "o verso do segundo documento",
  },
  secondaryDocumentTwo: {
    title: "Escolha o segundo documento",
    subtitle: "Tem de ser diferente do primeiro.",
    phrase: "um terceiro documento",
  },
  documentSignpostingSecondaryTwo: { phrase: "um terceiro documento" },
  uploadSecondaryTwo: {
    phrase: "um terceiro documento",
    phraseAmongAnswers: "o ficheiro do terceiro documento",
  },
  documentSignpostingSecondaryTwoBack: { phrase: "um terceiro documento" },
  uploadSecondaryTwoBack: {
    phrase: "um terceiro documento",
    phraseAmongAnswers: "o verso do terceiro documento",
  },
  shareCode: {
    title: "Qual é o seu código de partilha (share code)?",
    subtitle: "Com ele vemos em GOV.UK que pode arrendar em Inglaterra.",
    phrase: "o seu código de partilha (share code)",
    choices: {
      withoutShareCode: "Não tenho código",
    },
    field: "Código de partilha (share code)",
    hint: "Nove letras e números, por exemplo R12\u00a034A\u00a0BCD. É válido durante 90 dias.",
    required: "Indique o seu código ou escolha «Não tenho código»",
    get: "Obter um código em GOV.UK",
    rightCode: "Obter em GOV.UK um código para arrendar",
    saidTitle: "Disse-nos que não tinha código",
    saidText: "Já tem um? Indique-o para mudar a sua resposta.",
    again: "Se o código estiver certo, prima «Continuar» outra vez.",
  },
  travel: {
    title: "Pode mostrar quando chegou ao Reino Unido?",
    subtitle: "Quem está de visita pode arrendar durante seis meses após a chegada.",
  },
  one: {
    title: "Que outro documento nos pode mostrar?",
    subtitle: "Serve para vermos que a outra prova é sua.",
  },
  secondary: {
    none: "Não tenho nenhum destes",
    noneOfOne: "Não tenho isto",
    letter: "Uma carta que comprove quem é",
    other: "Outro documento",
  },
  hint: {
    SHARE_CODE:
      "Nove letras e números do GOV.UK. Para quem tem um eVisa ou o estatuto de residente da UE (settled status). Pedimo-lo no fim",
    visitor: "Se chegou de visita nos últimos seis meses",
    letter:
      "Com três meses no máximo. Da sua entidade patronal, de uma escola ou universidade britânica ou de um serviço público. Ou da polícia, da prisão, dos serviços de reinserção, de um programa de arrendamento, de uma associação ou de alguém com passaporte britânico. Os papéis de apoios sociais também contam",
    other: "Por exemplo, um documento de viagem do Home Office",
    BIRTH_ADOPTION: "Do Reino Unido, das ilhas do Canal, da ilha de Man ou da Irlanda",
    DBS: "Do Disclosure and Barring Service, com três meses no máximo",
    TIME_LIMITED_PASSPORT: "Com um visto ou carimbo com data de validade. Duas fotografias",
    TRAVEL_BOOKING: "Bilhete, cartão de embarque ou reserva dos últimos seis meses",
    UK_BIOMETRIC_RESIDENCE: "O cartão de plástico com a sua fotografia, mesmo que tenha caducado",
    UK_DRIVING_LICENCE:
      "O cartão com a sua fotografia, definitivo ou provisório. Duas fotografias, frente e verso",
    UK_IMMIGRATION_STATUS: "Um papel do Home Office com a sua fotografia",
    UK_VISA_APPLICATION_LETTER:
      "Do Home Office. Para o estatuto da UE, o seu certificado de pedido (certificate of application)",
  },
  denied: {
    title: "Não tem um documento deste tipo",
    subtitle: "Isso, por si só, não é um problema.",
    text: "Pode continuar sem ele. Uma pessoa vai analisar o seu caso e escreve-lhe se outra coisa puder servir.",
    back: "Se encontrar um documento, volte atrás e escolha-o.",
  },
};

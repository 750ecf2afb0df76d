import type { questions as english } from "../en/questions.ts";
import type { Translated } from "../translated.ts";

export const questions: Translated<typeof english> = {
  page: {
    back: "Voltar",
    continue: "Continuar",
    numberOf: "Pergunta {{number}} de {{total}}",
    numberOfAbout: "Pergunta {{number}} de cerca de {{total}}",
    cancel: "Cancelar",
    saved: "Fica guardado quando prime «Continuar»",
    sections: "Secções",
    errorTitle: "Há um problema",
    wrongField: "{{field}}: {{message}}",
    errorPrefix: "Erro: ",
    optional: "(opcional)",
    newTab: "(abre num novo separador)",
  },
  answer: {
    yes: "Sim",
    no: "Não",
    required: "Escolha Sim ou Não",
  },
  date: {
    day: "Dia",
    month: "Mês",
    year: "Ano",
  },
  reason: {
    words: "Diga-nos porquê",
    hint: "Basta uma frase. Os nossos revisores leem-na.",
    required: "Indique o motivo numa frase",
  },
  section: {
    IDENTITY: "Identidade",
    INCOME: "Rendimentos",
    RESIDENCE: "Residência",
  },
  status: {
    todo: "Por fazer",
    progress: "Em curso",
    done: "Concluído",
    submitted: "Enviado",
  },
  notSaved: {
    changedTitle: "Esta resposta foi alterada noutro lugar",
    changedText:
      "Desde que abriu esta página, as suas respostas foram alteradas noutro separador ou noutro dispositivo. Nada se perdeu: escolha quais contam.",
    keepMine: "Manter o que tenho aqui",
    showNewer: "Mostrar as respostas mais recentes",
    title: "A sua resposta ainda não está guardada",
    text: "Não conseguimos contactar o nosso servidor. O que escreveu ainda está aqui. Verifique a sua ligação à Internet e tente outra vez.",
    retry: "Tentar outra vez",
    refusedTitle: "Não pudemos aceitar esta resposta",
    refusedText: "Reveja as suas respostas nesta página e prima Continuar outra vez.",
  },
};

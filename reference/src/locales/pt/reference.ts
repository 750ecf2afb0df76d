import type { Translated } from "@latchkey/words/translated.ts";
import type { reference as english } from "../en/reference.ts";

export const reference: Translated<typeof english> = {
  title: "Algumas palavras sobre o seu inquilino",
  lead: "Cinco perguntas curtas. Demora cerca de dois minutos.",
  opening: "A abrir o seu link",
  withoutScript: "Esta página precisa de JavaScript. Ative-o ou escreva para <mail>{{email}}</mail>.",
  subject: {
    label: "Inquilino",
    period: "De {{from}} a {{to}}",
    present: "De {{from}} até hoje",
  },
  yes: "Sim",
  no: "Não",
  question: {
    tenancy_details_dates_confirmed: "As datas e a morada acima estão certas?",
    missed_or_incomplete_payments: "{{name}} falhou algum pagamento ou pagou a menos?",
    damage_to_the_property: "Houve danos no imóvel?",
    any_complaints: "Recebeu queixas sobre {{name}}?",
    any_reason_not_to_let_again: "Há algum motivo para não voltar a arrendar a {{name}}?",
  },
  note: {
    different: "O que é diferente?",
    happened: "O que aconteceu?",
    reason: "Qual é o motivo?",
  },
  noteMissing: {
    different: "Diga-nos o que é diferente ou mude a resposta para Sim",
    happened: "Diga-nos o que aconteceu ou mude a resposta para Não",
    reason: "Diga-nos o motivo ou mude a resposta para Não",
  },
  send: "Enviar a referência",
  shown: {
    title: "É mostrado a {{name}} o que nas suas respostas conta contra o pedido, e pode responder",
    text: "As suas próprias palavras e os seus contactos não são mostrados.",
  },
  where: "As suas respostas vão para {{provider}}. {{name}} pode pedir para as ver.",
  truth: "<strong>Escreva apenas o que sabe ser verdade.</strong> Podem ser-lhe pedidas provas.",
  cannot: "Não posso ou não quero responder",
  decline: {
    title: "Não tem de responder",
    lead: "Diga-nos qual é o caso e deixamos de lhe escrever.",
    legend: "Porque não responde",
    NOT_MY_TENANT: {
      label: "Não é meu inquilino",
      hint: "Não conheço esta pessoa ou esta morada",
    },
    SOMEBODY_ELSE: {
      label: "Outra pessoa gere esta casa",
      hint: "Pode dar-nos o endereço de e-mail dela",
    },
    NOT_WILLING: { label: "Não quero responder", hint: "Não é preciso um motivo" },
    email: "O endereço de e-mail dessa pessoa",
    note: "Há algo que devamos saber?",
    optional: "(opcional)",
    noteHint: "{{name}} pode pedir para ver isto",
    send: "Enviar e fechar",
    back: "Voltar às perguntas",
    person: "Não responder não decide nada por si só. Uma pessoa analisa o caso.",
    mistake: "Recebeu o nosso e-mail por engano? Escolha a primeira resposta.",
  },
  thanks: {
    title: "Obrigado pelo seu tempo",
    named: "A sua referência sobre <strong>{{name}}</strong> está a caminho de {{provider}}.",
    unnamed: "O que enviou está a caminho de {{provider}}.",
    declined: "Obrigado por nos dizer. Não voltamos a escrever-lhe sobre <strong>{{name}}</strong>.",
    done: "Não precisa de fazer mais nada. Pode fechar esta página.",
  },
  closed: {
    ALREADY_ANSWERED: {
      title: "Temos as suas respostas",
      text: "Este link foi usado e só funciona uma vez. Não precisa de fazer mais nada.",
    },
    DECLINED: {
      title: "Disse-nos que não responde",
      text: "Não voltamos a escrever-lhe sobre isto.",
    },
    EXPIRED: {
      title: "Este link terminou",
      text: "Funcionou durante 30 dias, ou enviámos-lhe um mais recente.",
    },
    NOT_FOUND: {
      title: "Este link não abre nada",
      text: "Talvez lhe falte uma parte. Abra-o de novo a partir do nosso e-mail ou copie-o por inteiro.",
    },
    again: {
      button: "Enviar-me o e-mail de novo",
      sent: "Consulte a sua caixa de correio",
      sentText:
        "Se esta referência ainda estiver em aberto, recebe de novo o nosso e-mail no mesmo endereço.",
    },
    help: "Não é assim? Escreva para <mail>{{email}}</mail>.",
  },
  notSent: {
    title: "Ainda não enviado",
    text: "As suas respostas estão como as deixou. Verifique-as e envie-as no fim da página.",
  },
  failure: {
    title: "Algo correu mal",
    OFFLINE: "Não conseguimos contactar o nosso serviço. Verifique a sua ligação à Internet.",
    TOO_MANY_REQUESTS: "Houve demasiadas tentativas. Espere um minuto e tente de novo.",
    UNAVAILABLE: "O nosso serviço não está disponível neste momento. Espere um momento e tente de novo.",
    UNEXPECTED: "Erro inesperado",
    kept: "O que escreveu continua aqui.",
    tryAgainText: "Se voltar a acontecer, escreva para <mail>{{email}}</mail>.",
    tryAgain: "Tentar de novo",
  },
};

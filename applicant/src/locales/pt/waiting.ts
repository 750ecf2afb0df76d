import type { Translated } from "@latchkey/words/translated.ts";
import type { waiting as english } from "../en/waiting.ts";

export const waiting: Translated<typeof english> = {
  again: {
    title: "Estamos a rever a nossa decisão",
    text: "Já tínhamos decidido e estamos a rever essa decisão. Não precisa de fazer nada. Escrevemos-lhe assim que tivermos decidido.",
  },
  title: "Por agora não tem nada a fazer, {{name}}",
  titleWithoutName: "Por agora não tem nada a fazer",
  lead: "Enviou as suas últimas respostas a {{date}}. Agora é a vez de outros. Escrevemos para <strong>{{email}}</strong> quando houver novidades ou se precisarmos de mais alguma coisa.",
  turns: "De quem é a vez",
  sent: "O que enviou",
  reviewer: {
    name: "A nossa equipa",
    WAITING: {
      status: "Ainda por começar",
      text: "As suas respostas esperam pela análise. Quem decide é uma pessoa, não um computador.",
    },
    WORKING: {
      status: "Em análise",
      text: "Uma pessoa da nossa equipa analisa as suas respostas. Quem decide é uma pessoa, não um computador.",
    },
    DONE: {
      status: "A sua parte está analisada",
      text: "Recebe a resposta quando tivermos analisado todas as pessoas da sua casa.",
    },
  },
  reference: {
    name: {
      RENTAL: "O seu anterior senhorio ou a agência",
      EMPLOYMENT: "A sua entidade patronal",
      ACCOUNTANT: "O seu contabilista",
    },
    status: {
      SENT: "Ainda sem resposta",
      OPENED: "Viu as perguntas",
      ANSWERED: "Respondeu",
      DECLINED: "Prefere não responder",
      SILENT: "Sem resposta",
      BOUNCED: "O e-mail não chegou",
    },
    asked: "Perguntámos a {{name}} a {{date}}.",
    remind: "Perguntámos a {{name}} a {{date}} e enviamos um lembrete a {{remind}}.",
    silence: "Se não houver resposta, isso não conta contra si.",
    declined: "Continuamos com o que enviou.",
    bounced: "Tem outro endereço? <mail>Escreva-nos</mail>.",
  },
  others: {
    one: "A outra pessoa da sua casa",
    many: "As outras pessoas da sua casa",
    sent: "Enviado: {{sent}} de {{count}}",
    done: "Tudo enviado",
    text: "A decisão é tomada em conjunto para a sua casa. Ninguém recebe resposta antes de todos terem enviado a sua parte.",
  },
  guarantor: {
    name: "O seu fiador",
    asked: { status: "Ainda não aceitou", text: "{{name}} tem um e-mail nosso." },
    missing: { status: "Faltam dados", text: "{{name}} aceitou a {{date}}. Ainda faltam os dados." },
    done: { status: "Aceitou", text: "{{name}} aceitou a {{date}}." },
    ended: {
      title: "Já não tem fiador",
      status: "Já não participa",
      text: "Pode indicar outro fiador. <mail>Escreva-nos</mail> e pedimos-lhe o nome e o endereço.",
    },
  },
  you: {
    name: "A sua parte",
    status: "Nada a fazer",
    text: "Temos tudo o que lhe pedimos.",
  },
  when: {
    title: "Quando vou saber?",
    thanks: "Obrigado. É tudo.",
    promise: "<strong>Queremos decidir até {{date}}.</strong>",
    late: "<strong>Queríamos decidir até {{date}} e estamos atrasados.</strong> Pedimos desculpa.",
    together: "Para isso, todas as pessoas da sua casa têm de ter enviado a sua parte.",
    slow: "Pode demorar mais se alguém a quem perguntámos demorar a responder.",
    timing: "Das nossas últimas {{of}} decisões, {{within}} chegaram nesse prazo.",
    moveIn: "Quer mudar-se a {{date}}. Precisa de uma resposta mais cedo? <mail>Escreva-nos</mail>.",
    contact: "Alguma coisa não está bem? <mail>Escreva-nos</mail>.",
  },
};

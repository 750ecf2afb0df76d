import type { Translated } from "@latchkey/words/translated.ts";
import type { enrolment as english } from "../en/enrolment.ts";

export const enrolment: Translated<typeof english> = {
  step: "Antes de continuar",
  recovered: {
    step: "Código de recuperação aceite",
    lead: "Configure agora um novo segundo passo. Depois disso, o antigo e os seus códigos de recuperação deixam de funcionar.",
  },
  title: "Configure o seu segundo passo",
  lead: "Quem trabalha aqui vê passaportes e extratos bancários. Por isso, cada acesso precisa de uma segunda prova. Escolha uma agora; pode juntar a outra mais tarde.",
  kinds: {
    label: "Tipo de segundo passo",
    passkey: "Chave de acesso",
    app: "Aplicação de autenticação",
  },
  passkey: {
    text: "O seu telemóvel, o computador ou uma chave de segurança prova que é a própria pessoa: com impressão digital, rosto ou PIN. Não há nada para copiar.",
    create: "Criar uma chave de acesso",
    cancelled: "Não foi criada nenhuma chave de acesso. Prima o botão e siga o seu dispositivo.",
    refused: "Não foi possível adicionar esta chave de acesso. Tente outra vez ou escolha a aplicação.",
    known: "Este dispositivo já tem uma chave de acesso para si. Use outro ou escolha a aplicação.",
    unsupported:
      "Este navegador não pode criar chaves de acesso aqui. Use outro navegador ou escolha a aplicação.",
  },
  app: {
    scan: "Abra a sua aplicação de autenticação e leia o código.",
    type: "Ou introduza esta chave à mão:",
    qr: "Código QR para a sua aplicação de autenticação",
    copy: "Copiar",
    copied: "A chave foi copiada.",
    code: "Depois introduza os 6\u00a0números que ela mostra",
    submit: "Continuar",
    loading: "A carregar o seu código",
  },
  recovery: {
    pageTitle: "Códigos de recuperação",
    done: "O seu segundo passo está configurado",
    title: "Guarde os seus códigos de recuperação",
    lead: "Cada um funciona uma só vez, se perder o telemóvel. Imprima-os ou guarde-os no seu gestor de palavras-passe. Só os mostramos agora.",
    list: "Códigos de recuperação",
    download: "Transferir",
    print: "Imprimir",
    fileTitle: "Códigos de recuperação da Latchkey para {{email}}",
    fileNote: "Cada um funciona uma só vez.",
    saved: "Guardei os códigos de recuperação",
    savedRequired: "Guarde os códigos e depois assinale a caixa",
    finish: "Concluir e entrar",
  },
};

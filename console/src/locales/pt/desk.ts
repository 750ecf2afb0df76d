import type { Translated } from "@latchkey/words/translated.ts";
import type { desk as english } from "../en/desk.ts";

export const desk: Translated<typeof english> = {
  role: {
    tenant: "Inquilino",
    occupier: "Vive lá, não paga",
    guarantor: "Fiador",
  },
  section: {
    IDENTITY: "Identidade",
    INCOME: "Rendimentos",
    RESIDENCE: "Residência",
  },
  standing: {
    todo: "por iniciar",
    progress: "iniciado",
    done: "completo",
    submitted: "enviado",
    missing: "falta uma resposta",
  },
  sectionIs: "{{section}}: {{standing}}",
  status: {
    NEW: "Novo",
    ANSWER: "Resposta recebida",
    INVITED: "Convidado",
    COLLECTING: "A ser preenchido",
    IN_REVIEW: "Em análise",
    RETURNED: "À espera de resposta",
    PROPOSED: "Segunda pessoa",
    AGREED: "Provisório",
    SECOND_LOOK: "Segunda análise",
    DECIDED: "Decidido",
    WITHDRAWN: "Retirado",
    EXPIRED: "Expirado",
    BOUNCED: "Convite devolvido",
  },
  nobody: "Ainda ninguém",
  you: "Você",
  tryAgain: "Tentar de novo",
  close: "Fechar",
  cancel: "Cancelar",
  previous: "Anterior",
  next: "Seguinte",
  policies: {
    "england-default": "Inglaterra",
    "scotland-wales-ni-default": "Escócia, País de Gales, Irlanda do Norte",
    "no-references": "Sem referências",
    "guarantor-required": "Fiador obrigatório",
    "every-proof": "Todo o tipo de provas",
    "identity-only": "Só identidade",
    "england-identity-only": "Só identidade, Inglaterra",
    "identity-residence": "Identidade e moradas",
  },
  failed: {
    title: "Não foi guardado",
    text: "Verifique a ligação e tente de novo. O que escreveu continua aqui.",
    refusedTitle: "Já não é possível",
    refused: "Alguém pode ter alterado isto entretanto. Recarregue a página e verifique.",
    tooManyTitle: "Demasiadas alterações de uma vez",
    tooMany: "Aguarde alguns minutos e tente de novo.",
  },
  stale: {
    title: "Não conseguimos carregar o estado mais recente",
    text: "O que vê pode ter mudado. Nada do que guardou se perdeu.",
  },
  loadFailed: {
    title: "Não conseguimos carregar isto",
    text: "O problema é nosso. Nada do que guardou se perdeu.",
  },
  newApplication: {
    validations: {
      start:
        "Escolha uma data de há {{past}}\u00a0meses, no máximo, e daqui a {{ahead}}\u00a0meses, no máximo",
      share: "Introduza um valor entre 0 e a renda completa",
      shares: "As partes têm de somar a renda",
      nobody: "Adicione pelo menos uma pessoa",
      tooMany: "{{max}}\u00a0pessoas, no máximo",
      repeated: "Esta pessoa já está na lista",
      ownGuarantor: "Ninguém é fiador da própria parte. Introduza outro endereço",
      roleStays: "Quem paga uma parte continua a pagá-la, e quem não paga continua sem pagar",
    },
  },
};

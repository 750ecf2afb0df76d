import type { Translated } from "@latchkey/words/translated.ts";
import type { yourData as english } from "../en/your-data.ts";

export const yourData: Translated<typeof english> = {
  title: "Os seus dados",
  lead: "{{provider}} é responsável por eles. A <privacy>política de privacidade</privacy> explica o que lhes acontece.",
  permissions: {
    title: "As suas autorizações",
    required:
      "Sem estas três autorizações não é possível fazer qualquer verificação. Para retirar alguma, <mail>escreva-nos</mail>.",
    anyTime: "Pode alterar esta escolha em qualquer altura",
    given: "Guardado. Aceitou receber conselhos sobre arrendamento.",
    withdrawn: "Guardado. Não vai receber conselhos sobre arrendamento.",
    failedTitle: "A sua escolha não foi guardada",
    failed: "Ficou como estava. Verifique a sua ligação à Internet e tente outra vez.",
  },
  choices: {
    title: "Esta candidatura",
    stop: "Sem mais lembretes",
    stopped: "Não recebe mais lembretes sobre esta candidatura.",
    leave: "Já não quero esta casa",
    leaveTitle: "Retirar a sua candidatura?",
    leaveLead: "A sua candidatura a esta casa termina. Aqui não é possível anular.",
    leaveConfirm: "Retirar",
    keep: "Manter",
  },
};

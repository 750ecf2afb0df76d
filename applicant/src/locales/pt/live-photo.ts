import type { Translated } from "@latchkey/words/translated.ts";
import type { livePhoto as english } from "../en/live-photo.ts";

export const livePhoto: Translated<typeof english> = {
  signposting: {
    title: "Antes de tirar uma fotografia do rosto",
    subtitle: "Comparamo-la com o seu passaporte, para que mais ninguém possa usar o seu nome.",
    good: "Rosto inteiro, boa luz",
    dark: "Luz por trás",
    covered: "Rosto tapado",
    covering: "Pode usar lenço ou turbante. O rosto tem de estar visível.",
    alone: "Não deve aparecer mais ninguém na fotografia.",
    choice: "Também pode continuar sem fotografia.",
    understood: "Percebi como tirar a fotografia",
    understoodRequired: "Assinale a caixa para confirmar que leu",
  },
  permissions: {
    title: "Podemos usar a sua câmara?",
    subtitle: "O navegador vai perguntar-lhe. Escolha «Permitir».",
    asks: "Tiramos uma única fotografia, e só quando premir o botão.",
    off: "Depois, a câmara desliga-se.",
    sent: "Vê a fotografia antes de a enviar.",
    grant: "Permitir a câmara",
    asking: "O navegador está a pedir acesso à câmara",
  },
  camera: {
    title: "Tire uma fotografia do seu rosto",
    subtitle: "Comparamo-la com o seu passaporte, para que mais ninguém possa usar o seu nome.",
    hint: "Coloque o rosto dentro do contorno",
    label: "Imagem em direto da sua câmara",
    starting: "A câmara está a ligar-se. Se o navegador perguntar, escolha «Permitir».",
    off: "A câmara está desligada.",
    ready: "A câmara está ligada. Tire a fotografia quando quiser.",
    take: "Tirar a fotografia",
    turnOn: "Ligar a câmara",
    tryAgain: "Tentar outra vez",
    without: "Continuar sem fotografia",
  },
  review: {
    title: "A fotografia está nítida?",
    subtitle: "Deve ver-se o rosto inteiro, sem nada a tapá-lo.",
    photo: "A fotografia que tirou",
    use: "Usar esta fotografia",
    again: "Tirar outra vez",
    sending: "Estamos a enviar a sua fotografia",
  },
  kept: {
    title: "Já temos a sua fotografia",
    subtitle: "Pode mantê-la ou tirar uma nova.",
    keep: "Manter esta fotografia",
    anew: "Tirar uma nova fotografia",
  },
  refused: {
    face: "Não conseguimos ver o seu rosto",
    faceHelp:
      "Olhe de frente para a câmara, sem mais ninguém e com boa luz. Depois tire a fotografia outra vez.",
    document: "Não conseguimos usar esta fotografia",
    documentHelp: "Tire-a outra vez, com boa luz e sem nada à frente do rosto.",
    failed: "A sua fotografia não chegou",
    failedHelp:
      "Verifique a sua ligação à Internet e envie a fotografia outra vez. As suas outras respostas estão guardadas.",
  },
  problem: {
    refused: "O navegador não permitiu a câmara",
    refusedHelp:
      "Selecione o símbolo ao lado do endereço, em cima, permita a câmara nesta página e tente outra vez.",
    missing: "Não encontrámos nenhuma câmara",
    missingHelp: "Ligue uma e tente outra vez. Ou abra esta página num telemóvel.",
    busy: "A câmara não se ligou",
    busyHelp: "Talvez outro programa a esteja a usar. Feche-o e tente outra vez.",
    unavailable: "Este navegador não pode usar uma câmara aqui",
    unavailableHelp: "Abra esta página noutro navegador ou num telemóvel.",
    without: "Também pode continuar sem fotografia.",
  },
  optOut: {
    title: "Com ou sem fotografia?",
    subtitle: "As duas opções são válidas. A decisão é sua.",
    fine: "Pode terminar esta secção sem fotografia.",
    reviewer: "Nesse caso, a nossa equipa vê só os seus documentos.",
    later: "Talvez lhe peça outra coisa.",
  },
};

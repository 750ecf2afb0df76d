import type { Translated } from "@latchkey/words/translated.ts";
import type { notices as english } from "../en/notices.ts";

export const notices: Translated<typeof english> = {
  page: {
    home: "Ir para a sua candidatura",
    languages: "Ler esta página noutro idioma",
  },
  privacy: {
    title: "Privacidade",
    lead: "Esta página explica o que {{provider}} faz com os seus dados quando se candidata a uma casa.",
    whatTitle: "Que dados recolhemos",
    whatText: "Pedimos apenas aquilo de que precisamos para verificar a sua candidatura:",
    whatEmail: "o seu endereço de e-mail, para poder entrar e para lhe escrevermos",
    whatIdentity:
      "o seu nome, data de nascimento e nacionalidade, e fotografias de um documento de identidade",
    whatIncome: "como paga a renda, com documentos que o mostrem",
    whatResidence: "onde viveu e quem o pode confirmar",
    whatRecords: "quando entrou, o que aceitou e quando enviou as suas respostas",
    whatCookies:
      "Usamos cookies apenas para lhe dar acesso, reconhecer o seu navegador e guardar o seu idioma.",
    whatPages: "As páginas que fotografar ficam no seu navegador até as adicionar, apagar ou sair.",
    whyTitle: "Para que precisamos deles",
    whyCheck: "Para verificar a sua candidatura à casa que quer arrendar.",
    whyLaw: "Para fazer o que a lei pede, por exemplo verificar o seu direito de arrendar em Inglaterra.",
    whySafe: "Para evitar fraudes contra si e contra outras pessoas.",
    whyTips:
      "Para lhe enviar conselhos sobre arrendamento, mas só se assinalou essa caixa. Pode deixar de os receber em qualquer altura.",
    whoTitle: "Quem os vê",
    whoReviewers: "A nossa equipa. Uma pessoa vê cada candidatura. Nenhum computador decide sozinho.",
    whoLandlord:
      "A agência da casa. Vê o seu nome, o seu endereço de e-mail e em que ponto está a candidatura, mas nenhuma resposta nem documento.",
    whoAsked:
      "As pessoas que indica, por exemplo na sua entidade patronal, o seu senhorio ou o seu contabilista. Só lhes perguntamos com a sua autorização.",
    whoPartners:
      "Quem lê algo por nós, se o escolher: a TrueLayer a sua conta bancária, a HMRC o seu registo fiscal, a Konfir o seu emprego.",
    whoHelpers:
      "Empresas que guardam dados ou enviam e-mails por nós. Não podem usar os seus dados para mais nada.",
    whoNobody: "Nunca vendemos os seus dados.",
    keepTitle: "Durante quanto tempo os guardamos",
    keepUntil:
      "Guardamos as suas respostas e documentos até nos pedir que os apaguemos. Nada é apagado automaticamente.",
    keepAlso: "É assim também se não enviar a candidatura, se for retirada ou se não arrendar a casa.",
    rightsTitle: "Os seus direitos",
    rightsText: "Pode pedir-nos em qualquer altura para:",
    rightsSee: "lhe darmos uma cópia do que sabemos sobre si",
    rightsCorrect: "corrigirmos o que está errado",
    rightsDelete: "apagarmos os dados, a não ser que a lei nos obrigue a guardá-los",
    rightsStop: "deixarmos de os usar, ou os usarmos para menos coisas",
    rightsAgain: "outra pessoa rever uma decisão",
    rightsHow: "Escreva-nos. Não custa nada e respondemos no prazo de um mês.",
    rightsComplain:
      "Também pode apresentar queixa a uma autoridade de proteção de dados. No Reino Unido é o Information Commissioner’s Office (ico.org.uk).",
    contactTitle: "Contacto",
    contactText: "{{provider}} é responsável pelos seus dados. Escreva para <mail>{{email}}</mail>.",
  },
  terms: {
    title: "Termos",
    lead: "Estas são as regras para usar este serviço. Pedimos-lhe que as aceite antes de começar.",
    serviceTitle: "O que este serviço faz",
    serviceText:
      "{{provider}} usa este serviço para verificar os seus dados antes de lhe ser arrendada uma casa. Responde a perguntas e envia documentos. A nossa equipa analisa-os e decide.",
    serviceLimit: "Um bom resultado não é uma promessa. O senhorio decide quem arrenda a casa.",
    promiseTitle: "A que se compromete",
    promiseAge: "Tem 18\u00a0anos ou mais.",
    promiseTrue: "O que nos diz é verdadeiro e completo.",
    promiseOwn: "Os documentos que envia são seus e ninguém os alterou.",
    promiseOthers: "As pessoas que indica, por exemplo um fiador, sabem que as indica.",
    promiseLink: "Não partilha os links que lhe enviamos por e-mail. Servem para entrar na sua candidatura.",
    checkTitle: "O que nos autoriza a fazer",
    checkText:
      "Autoriza-nos a verificar os seus dados junto das pessoas que indica, por exemplo a sua entidade patronal ou o seu senhorio. Se o escolher, a TrueLayer lê a sua conta bancária por nós, a HMRC mostra-nos o seu registo fiscal ou a Konfir confirma o seu emprego. Só o fazemos para a sua candidatura.",
    checkStop:
      "Pode retirar esta autorização em qualquer altura. Nesse caso paramos e não podemos concluir a verificação. Guardamos o que enviou até nos pedir que o apaguemos.",
    wrongTitle: "Se algo correr mal",
    wrongFalse: "Se encontrarmos dados que não são verdadeiros, podemos parar a verificação.",
    wrongOurs: "Se nos enganámos, escreva-nos. Corrigimos o erro e voltamos a ver a sua candidatura.",
    wrongAway:
      "Às vezes o serviço pode não estar disponível, por exemplo durante reparações. As suas respostas guardadas ficam em segurança.",
    lawTitle: "Os seus direitos legais",
    lawText: "Nada nesta página lhe tira um direito que a lei lhe dá.",
    contactTitle: "Contacto",
    contactText: "Tem alguma pergunta? Escreva a {{provider}}: <mail>{{email}}</mail>.",
  },
  accessibility: {
    title: "Acessibilidade",
    lead: "Toda a gente deve poder usar este serviço. Esta página diz o que funciona, o que não funciona e onde obter ajuda.",
    worksTitle: "O que funciona",
    worksText: "Deve conseguir:",
    worksKeyboard: "usar todas as páginas só com o teclado",
    worksReader: "ouvir todas as páginas com um leitor de ecrã",
    worksZoom: "ampliar até 400% sem deslocar para os lados",
    worksColours: "escolher cores escuras ou mais contraste nas definições do seu dispositivo",
    worksMotion: "desligar os movimentos nas definições do seu dispositivo",
    worksPause: "parar quando quiser e continuar mais tarde, porque guardamos cada resposta",
    standardTitle: "A norma que seguimos",
    standardText:
      "Este serviço foi feito para cumprir as Web Content Accessibility Guidelines (WCAG) 2.2, nível AA.",
    standardTests:
      "Testamo-lo com ferramentas automáticas, com o teclado, em ecrãs pequenos e com letras grandes. Ainda nenhum perito externo o verificou.",
    limitsTitle: "O que pode ser difícil",
    limitsPhoto:
      "Pedimos fotografias ou ficheiros de documentos. Se não os puder fazer, escolha «Não tenho este documento» ou escreva-nos. Encontramos outra forma.",
    limitsSignedOut:
      "Terminamos a sua sessão quando está ausente muito tempo. As respostas guardadas mantêm-se e pode voltar a entrar com um novo link.",
    helpTitle: "Se alguma coisa não funcionar para si",
    helpText:
      "Escreva para <mail>{{email}}</mail>. Diga-nos a página e o problema. Respondemos em cinco dias úteis.",
    helpMore:
      "Não concorda com a nossa resposta? No Reino Unido pode contactar o Equality Advisory and Support Service (equalityadvisoryservice.com).",
  },
};

import type { Translated } from "@latchkey/words/translated.ts";
import type { taxLink as english } from "../en/tax-link.ts";

export const taxLink: Translated<typeof english> = {
  title: "Montrez votre dossier fiscal",
  subtitle: "Votre employeur déclare votre paie à HMRC. Avec votre accord, nous la lisons une seule fois.",
  or: "Ou montrez votre dossier fiscal",
  text: "Votre employeur déclare votre paie à HMRC. Avec votre accord, nous la lisons une seule fois.",
  nino: "Numéro National Insurance",
  ninoHint: "Il figure sur votre fiche de paie ou votre P60. Par exemple AB\u00a012\u00a034\u00a056\u00a0C",
  required: "Saisissez votre numéro National Insurance",
  go: "Continuer vers HMRC",
  why: "Que voyez-vous là-bas\u00a0?",
  whyText:
    "Les employeurs, les dates et la paie de cette année fiscale et de la précédente. Rien sur votre santé ni vos dettes. Nous effaçons votre numéro dès la lecture faite.",
  failedTitle: "HMRC ne répond pas",
  failedText: "Réessayez dans un instant, ou choisissez une autre façon.",
  reading: "Nous lisons votre dossier fiscal. Un instant.",
  nothing: "Votre dossier fiscal ne cite aucun employeur pour ces deux années.",
  found: "{{employer}}, {{amount}} en {{taxYear}}",
  others:
    "Ce dossier indique d’autres employeurs que {{employer}}. Une personne les comparera et vous demandera peut-être un bulletin de salaire.",
  lastPaid: "Dernier paiement le {{date}}",
  done: {
    title: "Votre dossier fiscal est relié",
    subtitle: "Nous l’avons lu une fois\u00a0; personne ne peut le revoir.",
  },
  error: {
    title: "Votre dossier fiscal n’est pas relié",
    subtitle: "Cela n’a pas fonctionné, ou vous avez choisi de ne pas partager. Rien n’a été gardé.",
    refused: "Vous avez choisi de ne pas partager. Rien n’a été gardé.",
    unavailable: "HMRC n’a pas répondu, ou une erreur s’y est produite. Rien n’a été gardé.",
    other: "La liaison n’a pas fonctionné. Rien n’a été gardé.",
    text: "Vous pouvez réessayer, ou choisir une autre façon.",
    check: "Vérifiez que ce numéro est bien le vôtre et réessayez, ou choisissez un autre moyen.",
    later: "Réessayez plus tard, ou choisissez une autre façon.",
  },
};

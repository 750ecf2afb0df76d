import type { rightToRentStatement as en } from "../en/right-to-rent-statement.ts";
import type { Translated } from "../translated.ts";

export const rightToRentStatement = {
  title: "La vérification de votre droit de louer",
  why: "En Angleterre, la loi demande à chaque adulte qui habitera ce logement de montrer qu’il peut le louer. Cela se fait avant la signature du bail, pour tout le monde et de la même manière.",
  ways: "Il y a plusieurs façons de le montrer\u00a0: des documents originaux, un code de partage (share code) de GOV.UK, un service d’identité agréé, avec un passeport britannique ou irlandais ou une carte passeport irlandaise, ou, tant qu’une demande ou vos papiers se trouvent au ministère de l’Intérieur (Home Office), une question à son Landlord Checking Service. Vous pouvez choisir toute façon qui vous est ouverte. Cela ne vous coûte rien.",
  equal:
    "Personne n’est traité autrement en raison de sa nationalité ou parce que son droit de louer a une date de fin. Un tel droit est vérifié de nouveau plus tard, et ce n’est pas une raison de refuser un logement.",
  recorded:
    "Nous consignons la façon que vous avez choisie, ce qui a été vu, le résultat, le jour et la personne qui a fait la vérification. Nous gardons des copies de ce que vous avez montré, ou de la page du résultat. {{provider}} les garde pour {{agency}}. Le bailleur ou l’agence en reçoit une copie s’il ou elle est responsable de la vérification.",
  kept: "Les informations consignées et les copies sont gardées tant que vous habitez le logement, puis pendant {{months}} mois. Si le logement ne vous est pas loué, elles sont gardées pendant {{days}} jours.",
  told: "Le jour du résultat est communiqué à {{agency}}.",
  wrong:
    "Si quelque chose est inexact dans ces informations, dites-le à l’équipe de {{provider}}. La vérification est alors consignée de nouveau.",
} as const satisfies Translated<typeof en>;

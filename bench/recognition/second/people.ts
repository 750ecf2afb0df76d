import type { Random } from "../random.ts";
import type { Country } from "./labels.ts";

/** Invented people of the countries. */

export interface Person {
  readonly first: string;
  readonly last: string;
}

/** Each a list with spaces between. */
export type Names = readonly [firsts: string, lasts: string];

export const names: Readonly<Record<Country, Names>> = {
  GB: [
    "Oluwaseun Bethan Rory Priya Kirsty Declan Hamza Imogen Yusuf Lorna Marcin Chidi",
    "Whitcombe Adeyemi Rhys McAllister Chaudhry Okonkwo Pemberton Lowry Sato Harkness Doyle Entwistle",
  ],
  IE: [
    "Aoife Cian Niamh Padraig Orla Fionn Saoirse Eoin",
    "O'Connor Byrne Kavanagh Breathnach Nolan MacCormack",
  ],
  DE: ["Jonas Annika Kerem Friederike Leonie Torsten", "Brandt Yildirim Köhler Vogelsang Petersen"],
  FR: ["Camille Élodie Mathis Nadia Bastien", "Lefranc Bouvier Haddad Marchand Perrot"],
  ES: ["Lucía Iker Marisol Álvaro Noa", "Ibarra Quintana Belmonte Ferrer Aznar"],
  IT: ["Giada Lorenzo Fabiana Matteo", "Bellandi Cattaneo Russo Mancuso"],
  PT: ["Inês Tiago Beatriz Rui", "Figueiredo Valadares Pinho Macedo"],
  PL: ["Zofia Łukasz Agnieszka Piotr", "Wójcik Krawczyk Jabłońska Sikora"],
};

export const personOf = ([firsts, lasts]: Names, random: Random, not: readonly Person[] = []): Person => {
  const free = lasts.split(" ").filter((last) => !not.some((person) => person.last === last));
  return { first: random.pick(firsts.split(" ")), last: random.pick(free) };
};

export const fullName = ({ first, last }: Person): string => `${first} ${last}`;

/** A name as payments carry it. */
export const writtenName = ({ first, last }: Person, country: Country, random: Random): string => {
  const titles = country === "GB" || country === "IE" ? ["MR ", "MS ", "MRS ", "", ""] : [""];
  const name = random.pick([
    `${first} ${last}`,
    `${first} ${last}`,
    `${first.charAt(0)} ${last}`,
    `${last} ${first}`,
  ]);
  return `${random.pick(titles)}${name}`;
};

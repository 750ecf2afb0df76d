import type { Country } from "../second/labels.ts";
import type { Names } from "../second/people.ts";

/** Invented people of the countries; those in the United Kingdom and Ireland come from everywhere. */
export const names: Readonly<Record<Country, Names>> = {
  GB: [
    "Harriet Callum Ioana Kacper Ananya Usman Farzana Ngozi Kwame Wei Joana Chiara Pablo Manon Lukas Oksana Emre Layla Owen Tegan",
    "Ashdown Gallagher Popescu Nowicki Iyer Mahmood Begum Eze Boateng Zhang Tavares Moretti Navarro Girard Schuster Kovalenko Demir Al-Masri Prosser Bickerton Nguyen",
  ],
  IE: [
    "Ciara Donal Grainne Ruairi Andrei Beata Chinedu Taras Rafaela Siobhan",
    "Hennessy O'Mahony Tierney Munteanu Zielinska Obi Shevchuk Moreira Quigley Fallon",
  ],
  DE: ["Sabine Moritz Elif Tobias Hanna Darya", "Reinhardt Aydin Lorenz Hartwig Melnyk Seidel"],
  FR: ["Clémence Yanis Océane Thibault Samira", "Delorme Benali Rousselet Vasseur Gauthier"],
  ES: ["Nerea Gonzalo Rocío Adrián Inma", "Salvatierra Pons Barrios Echeverría Molina"],
  IT: ["Martina Davide Alessia Gianluca", "Ferraris Colombini Esposito Zanetti"],
  PT: ["Mariana Duarte Leonor Gonçalo", "Sequeira Teles Nogueira Bragança"],
  PL: ["", ""],
};

import type { Country } from "../second/labels.ts";
import type { Names } from "../second/people.ts";

/** Invented people with the common names of each country, and of those who moved there. */
const said: Readonly<Record<Country, readonly [firsts: string, lasts: string]>> = {
  GB: [
    `Paul Helen Simon Rachel Karl Joan Gary Lesley Ian Tracey Philip Wendy Malcolm Janet Jeremy Gail Louise Kerry Terry
    Debbie Margaret Roy Adam Emily Luke Amy Jordan Chloe Oliver Lucy Jake Holly Joseph Jasmine Connor Abigail Nathan Erin
    Ruby Alfie Rosie Scott Leanne Rhodri Ffion Ieuan Eleri Iain Catriona Alasdair Fiona Seamus Dermot Una Naveed Amina
    Javed Salma Zahid Mariam Rajesh Jaspreet Anita Manjit Dinesh Neha Jacek Izabela Rafal Justyna Mateusz Alexandru
    Georgiana Radu Madalina Georgi Mantas Ieva Adebayo Funmi Segun Akua Patience Ayodele Nyasha Ming Ling Yan Thanh Jocelyn
    Reynaldo Sushila Santosh Azadeh Murat Sahra Ismail Tesfay Curtis Shannon`,
    `Clarke Hall Young Wood Martin-Hale Jackson Hill Clark Lewis King Baker Allen Watson Murray Morris Rogers Reed Cook
    Bailey Cox Howard Gray Richardson Foster Simpson Marshall Mills Elliott Chapman-Lee Gibson Powell Fisher Webster
    Harrison Lawson Newton Barnes Fletcher Carter Nicholson Atkinson Rowe Whitehead Parry Rees Jenkins Hughes-Price
    Ramsay Sinclair MacLeod Rennie Devlin McCann Magee Malik Saeed Farooq Hanif Rashid Bibi Mehta Desai Chauhan Bajwa
    Reddy Joshi Parmar Sidhu Rutkowski Majewska Zielinski Dudek Gheorghe Marin Petrescu Petkov Kalnins Afolabi Okeke
    Adewale Opoku Asare Lawal Ncube Chan Lin Cheng Bui Mendoza Ramos Tamang Ahmadi Sahin Mohamud Gebre Jallow Francis
    Reid`,
  ],
  IE: [
    `Bridget Ciaran Gerard Maura Philomena Enda Killian Emmet Mairead Nuala Joe Finbarr Laoise Jarlath Pauric Carmel
    Mariusz Renata Catalin Chiamaka Anil`,
    `Brennan Buckley Casey Clancy Coffey Conlon Cullen Dempsey Dolan Flanagan Foley Gleeson Healy Higgins Hogan Keane-Daly
    Kearney Maher McGrath Molloy O'Brien O'Donnell O'Rourke Quinn Sheehan Stepien Oprea Udoh Chopra`,
  ],
  DE: [
    `Stefanie Matthias Claudia Martin Susanne Bernd Karin Jan Katrin Peter Sonja Lars Nina Florian Melanie Tim Sebastian
    Franziska Niklas Lena Murat Emine Olga Krystyna Josef Hannah Nadine`,
    `Bauer Klein Wolf Schröder Neumann Schwarz Braun Hofmann Hartmann Krüger-Lang Schmitz Krause Meier Lehmann Schulze
    Maier Herrmann Walter Kaiser-Jung Fuchs Lang Scholz Möller Hahn Keller Şahin Çelik Brunner Egger Leitner`,
  ],
  FR: [
    `Christophe Caroline Philippe Hélène Mathieu Audrey Laurent Virginie Romain Mélanie Pascal Florence Benoît Aïcha Lucas
    Louise Frédéric Cécile`,
    `Morel Fournier Girard-Petit Lefebvre Mercier Dupont Lambert Bonnet François Rousseau Vincent Muller Roux Faure Blanchard
    Renaud Cissé-Roy Benali-Martin Leroux Morin`,
  ],
  ES: [
    `Carlos Isabel Francisco Silvia Alberto Mónica Juan Teresa Rafael Paula Diego Alba Luis Nuria Fernando Rosa`,
    `Pérez Rodríguez González Hernández Jiménez Muñoz Romero Torres Ramírez Castro Ortega Delgado Molina-Gil Suárez Medina
    Herrera Marin-Popa`,
  ],
  IT: [
    `Alessandro Michela Giovanni Silvia Paolo Monica Stefano Roberta Massimo Valeria Davide-Luca Tiziana Ion`,
    `Colombo Mancini Ferrari-Neri Rizzo Marini Ferrara Martini Gatti Longo Bianco Lombardo Morelli Vitale Rusu-Dima`,
  ],
  PT: [
    `Carlos Andreia António Paula Luís Filipa José Mónica Nelson Vanessa Isabel`,
    `Almeida Araújo Correia Dias Gonçalves Marques Melo Nunes Pinto Ramos Rocha Vieira`,
  ],
  PL: [
    `Paweł Małgorzata Maciej Justyna Adam Izabela Rafał Danuta Konrad Olga`,
    `Woźniak Grabowski Krajewska Michalak Zawadzki Wróbel Górska Jasiński Malinowska Wysocki`,
  ],
};

const spaced = (text: string): string => text.split(/\s+/).join(" ");

const of = (country: Country): Names => [spaced(said[country][0]), spaced(said[country][1])];

export const names: Readonly<Record<Country, Names>> = {
  ...{ GB: of("GB"), IE: of("IE"), DE: of("DE"), FR: of("FR") },
  ...{ ES: of("ES"), IT: of("IT"), PT: of("PT"), PL: of("PL") },
};

import type { Country } from "../second/labels.ts";
import type { Names } from "../second/people.ts";

const sentence = (...parts: readonly string[]): string => parts.join(" ");

/** Invented people; in the United Kingdom and Ireland of the many languages that are spoken there. */
export const names: Readonly<Record<Country, Names>> = {
  GB: [
    sentence(
      "Gethin Angharad Catrin Hamish Ailsa Eilidh Conall Harjit Manpreet Jaswinder Shabnam Imran Saima Rukhsana",
      "Jahangir Nasima Hetal Kiran Senthil Thivya Szymon Aleksandra Bartosz Razvan Andreea Cosmin Salim Huda Yasin",
      "Bruna Leandro Soledad Pierluigi Dieudonne Grace Berivan Hasan Spyros Faduma Liban Bereket Yordanos Titilayo",
      "Chukwuemeka Obinna Aminu Hadiza Yaw Efua Tendai Rutendo Thabo Ka-Wai Siu-Ling Xiaoyu Thuy Min-Jun Haruka",
      "Jerome Marisel Somchai Bishnu Dilini Mursal Farhad Shirin Dmitri Halyna Vytautas Ilze Borislav Gabor Radek",
      "Jana Arben Ingrid Astrid Leroy Keisha Winston Beverley Trevor Maureen Nigel Joanne Darren Kayleigh Poppy",
    ),
    sentence(
      "Llewellyn Gwilym Cadwallader Buchanan Farquharson MacAskill Mulholland Dhillon Grewal Malhotra Ansari Qureshi",
      "Miah Khatun Patwary Trivedi Solanki Sivakumar Kandiah Wojcik Mazurek Sadowski Munteanu-Pop Lungu Haddadin",
      "Shamsi Ferreira Albuquerque Fuentes Ricci Mbala Nsimba Ozkan Baran Christodoulou Jama Farah Habte Woldu Akinola",
      "Ogunleye Onyekachi Danjuma Owusu Mensah Moyo Chikwanda Dlamini Cheung Lau Zhao Vo Kwon Tanaka Villanueva",
      "Chaiyasit Thapa Jayasuriya Amiri Noorzai Hosseini Volkov Hrytsenko Balciunas Ozolins Dimitrova Nemeth Novotny",
      "Hudak Hoxha Lindqvist Clarke-Bailey Grant Wainwright Ackroyd Threlfall Blenkinsop Tunnicliffe Penhaligon",
      "Rowbotham Chaplin Savage Cash Loveday",
    ),
  ],
  IE: [
    sentence(
      "Cormac Muireann Aisling Diarmuid Fiadh Senan Orlaith Conchur Dorota Krzysztof Mihaela Camila Wesley Adaora",
      "Olusegun Anjali Faisal Solomiia Declan-Joe Noreen",
    ),
    sentence(
      "MacSuibhne Geraghty O'Dowd Considine McGlinchey Looney Sheehy Ni-Dhomhnaill Kaminski Wrobel Stoica Azevedo",
      "Teixeira Umeh Adeleke Nair Javed Marchenko Prendergast Rice",
    ),
  ],
  DE: [
    "Gisela Marlene Burak Fatma Jürgen-Paul Levin Nadja Hüseyin Snezana Malte Oleksandr Rawan Thi-Lan Carsten",
    "Albrecht Baumgartner Özdemir-Kurt Kaya Stojanovic Dietrich Wenzel Al-Khatib Le-Quang Schimmelpfennig Ostermann Radu",
  ],
  FR: [
    "Margaux Corentin Rachida Ousmane Solène Abdelkader Noémie Tristan Aïssatou Gaëtan Lucinda",
    "Charpentier Cissé Marechal Bensaïd Pasquier Ndiaye Kervella Ollivier Zidi Rodrigues Boisvert",
  ],
  ES: [
    "Begoña Ferran Macarena Unai Soukaina Wilmer Daniela Gorka Encarna Petru",
    "Zabaleta Puigdevall Herrero Cifuentes Amrani Chávez Rincón Otero Pozo Dobre",
  ],
  IT: [
    "Serena Tommaso Rosalba Ciro Mirela Hamid Ludovica Ivano",
    "Ferrante Galimberti Tedesco Piras Zappalà Moldovan Chaoui Vianello",
  ],
  PT: [
    "Rita Henrique Zulmira Filipe Iolanda Adilson Tatiane",
    "Quintela Rebelo Cordeiro Tavira Mendes-Correia Évora Faria",
  ],
  PL: [
    "Jadwiga Kamil Oksana-Maria Patryk Halina Mykola Sylwia Zbigniew",
    "Kaczmarek Wieczorek Grabowska Duda Ivanenko Król Stępień Baranowska",
  ],
};

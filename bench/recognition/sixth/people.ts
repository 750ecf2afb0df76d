import type { Country } from "../second/labels.ts";
import type { Names } from "../second/people.ts";

const sentence = (...parts: readonly string[]): string => parts.join(" ");

/** Invented people; in the United Kingdom and Ireland of the many languages that are spoken there. */
export const names: Readonly<Record<Country, Names>> = {
  GB: [
    sentence(
      "Alistair Morag Iona Fraser Heledd Dafydd Sioned Emyr Orlagh Ciarnan Jatinder Simran Navdeep Kulwinder Rehana",
      "Shazia Adeel Nadeem Tasnim Rezaul Shirina Bhavesh Jignesh Nisha Lakshmi Karthik Malgorzata Krystian Beatka Pawlina",
      "Ovidiu Simona Gheorghe Mahmoud Noura Samir Jacinta Evandro Ximena Rodrigo Fabrizio Odette Josue Zilan Mehtap",
      "Stavros Despina Sagal Mohamud Semhar Dawit Yewande Damilola Ifeoma Kelechi Garba Kwabena Abena Tafadzwa Nokuthula",
      "Sipho Yiu-Ming Lai-Kuen Zihan Ngoc-Anh Soo-Jin Kenji Rosalyn Arnel Pornthip Sarita Nuwan Zarghuna Reza Golnaz",
      "Yuriy Inesa Darius Kristaps Plamen Ildiko Lubos Drita Solveig Marlon Cherelle Glenroy Doreen Barry Denise Lee",
      "Hayley Josh Ellie-Mae Tyrone Geraldine Clive Pauline Rupert Arabella",
    ),
    sentence(
      "Abernethy Colquhoun MacIntyre Strachan Treharne Gwatkin Probert Devlin-Shaw McAteer Magennis Bhogal Sohal Virdee",
      "Mirza Sheikh Bukhari Chowdhury Rahmatullah Sikder Mistry Vaghela Parekh Subramaniam Nadarajah Zielonka Majewski",
      "Kosinska Constantin-Dima Balan Vasile Nasser Shaheen Darwish Coutinho Pacheco-Lima Villalobos Escobar Barbieri",
      "Kabongo Ilunga Tekin Dogan Karagiannis Osman-Nur Elmi Ghebre Haile Oyelaran Adeyinka Ezekwe Onwuka Bello Ampofo",
      "Sarpong Nhamo Makoni Mkhize Leung Kwok Liang Hoang Seo Nakamura Magsaysay Bautista Srisai Rai Perera-Silva",
      "Stanikzai Tehrani Melnychenko Jankauskas Berzins Stoyanov Kovacs-Toth Hruska Gashi Bergstrom Fearon Braithwaite",
      "Higginbottom Sugden Pickles Ormerod Trelawny Nankivell Barraclough Featherstone Wrigley Gamble Sterling Penny",
      "Goodchild Marsh",
    ),
  ],
  IE: [
    sentence(
      "Ronan Bronagh Sorcha Fergal Clodagh Colm Aodhan Meabh Wioletta Radoslaw Gabriela Larissa Renan Chioma Femi",
      "Deepika Sajid Iryna Bernadette Tom-Joe",
    ),
    sentence(
      "MacGabhann Coughlan O'Halloran Heffernan McEntee Twomey Culhane Ni-Riain Dabrowski Gorska Florea Figueira",
      "Goncalves Nwachukwu Ogunbiyi Menon Iqbal Savchenko Delahunty Power Grant-Foley",
    ),
  ],
  DE: [
    "Ingeborg Lennart Tülay Cem Klaus-Peter Finja Ruslana Mohamad Milica Hendrik Chiara-Marie Dang Roswitha Sören",
    "Hagedorn Niemeyer Erdogan-Walz Polat Milosevic Grabner Stahl Al-Ahmad Truong Birkenfeld Eichinger Weiss Pfennig",
  ],
  FR: [
    "Blandine Romuald Leïla Moussa Coralie Mehdi Apolline Cédric Fatoumata Erwan Solange",
    "Guérin Coulibaly Lacroix Mansouri Delattre Sow Le-Bihan Jacquemin Bouzidi Martins-Leal Argentier",
  ],
  ES: [
    "Montserrat Joan-Marc Almudena Eneko Hafsa Edison Jimena Roberto Pilar Vasile-Dan",
    "Goikoetxea Casadevall Santamaría Baquero Haddouch Guamán Olmo Caballero Rico Stanescu",
  ],
  IT: [
    "Carlotta Emanuele Concetta Gennaro Alketa Rachid Beatrice Walter",
    "Marchetti Brambilla Lo-Presti Melis Fumagalli Hoxhaj Benaissa Soldati",
  ],
  PT: [
    "Matilde Vasco Deolinda Nuno-Filipe Raquel Wilson Kátia",
    "Saraiva Pestana Carrilho Moita Varela-Tavares Bettencourt Leitão",
  ],
  PL: [
    "Bożena Dawid Natalka Hubert Stanisława Vasyl Kinga Ryszard",
    "Nowakowska Olszewski Lis Wróblewska Kravchenko Bąk Szulc Czarnecka",
  ],
};

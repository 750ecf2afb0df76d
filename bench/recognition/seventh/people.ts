import type { Country } from "../second/labels.ts";
import type { Names } from "../second/people.ts";

const sentence = (...parts: readonly string[]): string => parts.join(" ");

/** Invented people; in the United Kingdom and Ireland of the many languages that are spoken there. */
export const names: Readonly<Record<Country, Names>> = {
  GB: [
    sentence(
      "Fenella Murdo Innes Ruaridh Eluned Tudur Lleucu Iolo Dervla Odhran Tajinder Rupinder Balwinder Gurdeep Sabina",
      "Nasreen Imtiaz Waqas Sumaira Shafiqul Momena Hitesh Kamini Pooja Meena Murugan Halinka Bogumil Kazimiera Wieslaw",
      "Liviu Daciana Marius Yasser Dalal Idris Lurdes Anselmo Paloma Esteban Giancarlo Delphine Fabrice Rojin Ozlem",
      "Nikos Katerina Ifrah Abdirahman Bethlehem Yonas Folasade Adebowale Chinwe Ikenna Hauwa Kwadwo-Ray Serwaa Rudo Thandiwe",
      "Bongani Wai-Lun Mei-Fong Yutong Thuy-Linh Ji-Woo Ayumi Jennylyn Rommel Prasert Sunita-Devi Chaminda Freshta Kaveh",
      "Lyudmyla Vilma Edgars Tsvetan Hajnal Pavol Besarta Gunnvor Clifton Latoya Errol Muriel Desmond Brenda Wayne",
      "Chelsea Lewis Poppy-Rose Jermaine Beryl Norman Sheila Hugo Cressida Tilly Glenda",
    ),
    sentence(
      "Auchterlonie Drummond-Kerr Dunwoodie Kilbride Trevithick Bevan-Rees Llywelyn Maguire-Quinn McCorkell McGettigan",
      "Dhaliwal Gosal Khaira Qureshi-Baig Rizvi Zaman Talukdar Begum-Ali Joshi-Rawal Vyas Raval Ganeshan Arulanandam",
      "Wisniewska Gajda Wojtowicz Dragomir Ciobanu Cojocaru Haddad-Aziz Barakat Suleiman Carvalhal Quaresma Echeverria",
      "Zambrano Santoro Tshibangu Kalala Yilmazer Aksoy Papadakis Abdulle Jibril Tesfaye Gebremedhin Akinwande Olatunji",
      "Nwosu-Eze Okeke-Obi Yakubu Boakye Asante-Mills Mutasa Moyo-Banda Ndlovu Cheung-Lam Tsang Xu-Reid Pham-Doan",
      "Kang-Yoo Watanabe Evangelista Reyes-Cruz Wongsa Limbu Wickramasinghe Sahak Farahani Hnatiuk Petrauskas",
      "Liepins Dimitrov-Kolev Szabolcsi Dvorak Krasniqi Halvorsen Grizzle Campbell-Toyne Entwhistle-Rook Ramsbottom",
      "Thistlethwaite Oddie Hargate Pascoe Tregenza Postlethwaite Fothergill Brigstocke Makepeace Quick Golightly",
      "Bright Summers Farthing Cheeseman Sweetman",
    ),
  ],
  IE: [
    sentence(
      "Cathal Sinead-Ann Donncha Roisin-Mae Lorcan Dearbhla Turlough Sadhbh Jolanta Slawomir Elzbieta Thaynara Everton Uzoma",
      "Kunle Shreya Rizwan Vira Assumpta John-Joe",
    ),
    sentence(
      "MacDiarmada Geoghegan O'Shaughnessy Mulvihill Tuohy Kinsella Hanratty Ni-Chonaill Wisniowski Sobczak",
      "Lupu Medeiros-Brito Cavalcante Obiora Adekunle Pillai Farooqi Romaniuk Cloonan Money Gallagher-Roche",
    ),
  ],
  DE: [
    "Hannelore Justus Gülay Volkan Hans-Dieter Svea Olesya Anwar Jelena Friedhelm Lea-Sophie Minh Waltraud Jörg Kreszenz",
    "Ohlendorf Wittkowski Kaya-Lenz Karaca Petrovic Pfaffinger Stadlbauer Al-Hariri Nguyen-Vogt Rosenow Hinterleitner Kaiser Heller Obermoser",
  ],
  FR: [
    "Clothilde Ghislain Farida Ibrahima Maëlys Karim-Louis Hortense Goulven Aminata Yann Ginette",
    "Chevrier Diakité Fontaine-Roy Benchikh Aubertin Diallo-Roux Kermarrec Schmitter Ziani Alves-Pinto Dargent",
  ],
  ES: [
    "Remedios Oriol Amparo Asier Fatiha Edwin Itziar Rubén Consuelo Florin-Ion",
    "Etxeberria Puigdomenech Villaverde Carrasco-Gil El-Amrani Chiluiza Robledo Salazar Dinero Dumitrache",
  ],
  IT: [
    "Allegra Ettore Assunta Pasquale Anila Youssef Ginevra Oscar",
    "Bonfanti Zanotti D'Amato Cadeddu Carminati Dervishi Moussaoui Denaro",
  ],
  PT: [
    "Carminho Salvador Graça João-Pedro Sílvia Anderson Núria",
    "Lacerda Sardinha Valente-Reis Morgado Cunhal Noronha Dinis",
  ],
  PL: [
    "Janina Ignacy Jagoda Wiktor Genowefa Andrij Oliwia Zdzisław",
    "Kwiatkowska Pawłowski Gołąb Grabowska-Lis Tkaczenko Wilk Walczak Piekarska",
  ],
};

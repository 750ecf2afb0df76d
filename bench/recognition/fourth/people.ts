import type { Country } from "../second/labels.ts";
import type { Names } from "../second/people.ts";

const sentence = (...parts: readonly string[]): string => parts.join(" ");

/** Invented people; those in the United Kingdom and Ireland come from everywhere, as the people there do. */
export const names: Readonly<Record<Country, Names>> = {
  GB: [
    sentence(
      "Arjun Meera Zainab Bilal Tahira Suresh Nusrat Gurpreet Tomasz Katarzyna Wojciech Magdalena Olumide Adaeze",
      "Babatunde Folake Emeka Akosua Kofi Mihai Alexandra Florin Ionela Haoran Jing Mei Khalid Amira Tariq Rania",
      "Fergus Maeve Gemma Stuart Lynsey Craig Rhiannon Iwan Gillian Keith Sandra Nuno Serkan Ayse Dimitris Eleni",
      "Linh Maricel Abdi Hodan Delroy Shanice Olena Desislava Rasa Zsofia Parisa Avi Selam Sunita Graham Paige",
    ),
    sentence(
      "Choudhury Hussain Bhatt Ramachandran Siddiqui Sandhu Kowalczyk Lewandowska Wisniewski Olaniyan Nwosu Balogun",
      "Adebayo Asante Dumitru Ionescu Stanciu Huang Chen Wu El-Sayed Khoury Aziz Mansour McKenna Brannigan",
      "Sutherland Pugh Thackray Cartwright Carvalho Pinheiro Yilmaz Kaplan Papadopoulos Georgiou Tran Santos Reyes",
      "Abdullahi Warsame Campbell Bondarenko Petrova Kazlauskas Szabo Rahimi Levy Tesfay Fernando Gurung Price Banks",
      "Ogilvie Fairclough Sesay Mukherjee Penney Lightfoot",
    ),
  ],
  IE: [
    sentence(
      "Oisin Caoimhe Tadhg Sinead Darragh Roisin Eimear Bogdan Ewa Blessing Juliana Thiago Mohammed Priyanka",
      "Liam Agata Viktoriia Gavin",
    ),
    sentence(
      "O'Sullivan Murphy MacNamara Fitzgerald Keane Dunne Brosnan Costello Duffy Pawlak Rusu Okafor Oliveira",
      "Kumar Hughes Sharma Lysenko Lynch",
    ),
  ],
  DE: [
    "Katharina Stefan Mustafa Svenja Dragana Ahmad Birgit Dominik Zeynep Pawel Heike Nguyet",
    "Schäfer Hoffmann Jovanovic Al-Hamwi Pham Krüger Engelhardt Nowak Celik Zimmermann Böhm Wiedemann",
  ],
  FR: [
    "Amandine Karim Sylvie Mamadou Guillaume Inès Yasmine Loïc Joaquim Aurélie Thierry",
    "Lemoine Diallo Chevallier Belkacem Fontaine Rolland Traoré Meunier Carpentier Le-Guen Da-Costa",
  ],
  ES: [
    "Carmen Jordi Yolanda Aitor Fátima Cristian Xiomara Ainhoa Manuel Ionut",
    "Castellanos Vidal Garrido Etxebarria Bouzid Quispe Domínguez Iglesias Cordero Marinescu",
  ],
  IT: [
    "Francesca Simone Ilaria Nicolae Giuseppe Valentina Younes Ornella",
    "Lombardi Rinaldi Gallo Pellegrini Barone Bianchi El-Idrissi Sorrentino",
  ],
  PT: [
    "Catarina Nélson Vânia João Marta Edson Fernanda",
    "Abreu Cardoso Monteiro Lourenço Semedo Vasconcelos Barros",
  ],
  PL: [
    "Michał Olha Grzegorz Weronika Paulina Andrii Dariusz Ewelina",
    "Zając Pietrzak Szymańska Kubiak Tkachenko Adamczyk Mazur Gołębiowska",
  ],
};

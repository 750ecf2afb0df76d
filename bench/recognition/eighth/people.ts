import type { Country } from "../second/labels.ts";
import type { Names } from "../second/people.ts";

const both = (firsts: readonly string[], lasts: readonly string[]): Names => [
  firsts.join(" "),
  lasts.join(" "),
];

/** Invented people with the common names of each country, and of those who moved there. */
export const names: Readonly<Record<Country, Names>> = {
  GB: both(
    [
      "Sarah David James Emma Laura Thomas Michael Rebecca-Jane Charlotte Daniel-John Sophie Matthew Hannah-May Jessica",
      "Andrew Claire Nicola Stephen Christopher Susan Karen Lynne Robert Jack Amelia Olivia George Harry Freya Ethan",
      "Megan Gareth-Wyn Nerys Huw Mared Ewan Mhairi Euan Shona Niall Grainne-Marie Conor Catherine Mohammed-Ali",
      "Aaliyah Ibrahim Fatima Ahmed Maryam Samina Asif Shagufta Harpreet-Kaur Amandeep Jasbir Sonal Rahul Deepak",
      "Kavita Vikram Agnieszka-Ewa Monika Jakub Ewelina-Anna Elena Cristina Adrian-Ion Stefania Ana-Maria Sergio",
      "Francesco Karolina Natalia Viktor Yulia Hassan Leila Omar Sultana Carlton Natasha-Lee Michelle Anthony Gloria",
      "Emmanuel Precious Kehinde Tope Esther Samuel Grace-Ann Tinashe Chipo Mercy Wing-Yan Xin Hui-Min Thi-Hoa Minh-Duc",
      "Rosemarie Jun Prakash Nimal Ali-Reza Mitra Rebeka Janis Bogdana Zoltan",
    ],
    [
      "Smith Jones Taylor-Brown Williams Evans Davies Roberts Wilson Thompson Walker Wright Robinson White Edwards Green",
      "Harris Cooper Ward Turner Parker Collins Bennett Shaw Holmes Mason Ellis Barker Palmer Chapman Webb Saunders Hunt",
      "Llewellyn-Jones Morgan Griffiths Bowen MacDonald Stewart Robertson Fraser-Gray Paterson O'Neill Donnelly",
      "McLaughlin Khan Ahmed-Malik Patel Shah Kaur Singh-Gill Sharma-Lal Gupta Islam Miah-Uddin Ali-Akbar Hussein",
      "Nowaczyk Kaminska Lewandowski Wozniak Popa Stan-Radu Dinu Ferreira-Gomes Silva Garcia Lopez Romano Greco",
      "Ivanova Bondar Rahimi-Far Karimi Saleh Bashir Oyewole Adesina Osei Owusu-Bell Addo Kamara Mupfumi Sibanda Zulu",
      "Wong Lam Chan-Yip Li Zhou Le-Thanh Dao Santos-Cruz Dela-Cruz Shrestha Silva-Perera Horvath Ozols Kelly-Watts",
    ],
  ),
  IE: both(
    [
      "Mary Patrick Sean Fidelma Emer Brendan Deirdre Kevin Noel Aine Shane Claire-Louise Marek Urszula Alina Sunday",
      "Nneka Fernando-Luis Sanjay Iryna-Mariia",
    ],
    [
      "Kelly Walsh Ryan O'Reilly Doherty McCarthy Gallagher-Moran Moran Brady Nolan-Daly Whelan Burke Kowalik Zajac-Roe",
      "Popovici Adeyeye Eze-Okoro Costa Thomas-Varghese Polishchuk",
    ],
  ),
  DE: both(
    [
      "Thomas Julia Andreas Petra Christian Nicole Markus Laura Philipp Lisa Hakan Hatice Anna-Lena Marko Ivana Nour",
      "Wolfgang Gabriele Maximilian Anastasia",
    ],
    [
      "Müller-Thiel Schmidt Schneider Fischer Weber Wagner Becker Schulz Koch Richter Yilmaz-Bauer Arslan Novak Haddad-Roth",
      "Gruber Huber Steiner Pichler Kowalska Ivanov",
    ],
  ),
  FR: both(
    [
      "Nicolas Marie Julien Céline Sébastien Sophie-Anne Alexandre Léa Hugo-Pierre Chloé Mohamed Khadija Antoine Isabelle",
    ],
    [
      "Martin Bernard Dubois Durand Petit Leroy Moreau Laurent Simon-Blanc Garnier Hamidi N'Diaye Fernandes Pereira-Roy",
    ],
  ),
  ES: both(
    [
      "María Antonio José-Luis Ana Javier Laura-Isabel Sergio-Luis Cristina Beatriz-Elena David-Jesús Mohamed Lorena Pau",
    ],
    [
      "García López-Vera Martínez Sánchez Fernández Gómez Díaz Moreno Ruiz-Cano Alonso Benali-Haro Vargas Serra Popescu-Gil",
    ],
  ),
  IT: both(
    ["Marco Elena-Rita Andrea Sara Luca Elisa Roberto-Maria Paola Antonio-Luca Awa Denisa"],
    ["Rossi Ferrari Galli Marino Conti Costa-Villa Giordano Bruno De-Luca Fontana Mbaye Popa-Serra"],
  ),
  PT: both(
    ["Maria Pedro Ana-Rita Miguel Sofia Ricardo Carla Bruno Thaís Djamila"],
    ["Silva Lopes-Cruz Oliveira-Paz Pereira Costa-Melo Ribeiro Martins Sousa Fernandes-Luz Gomes-Tavares"],
  ),
  PL: both(
    ["Anna Tomasz-Jan Katarzyna-Maria Marcin-Piotr Joanna Mirosław Magda Taras-Jan Barbara"],
    ["Nowak-Rybka Kowalski Wiśniewska Dąbrowski Kamińska-Lech Zielińska Szewczyk Marczak Kovalchuk"],
  ),
};

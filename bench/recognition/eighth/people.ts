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
      "Andrew Claire Nicola Stephen Christopher Susan Karen Joanne Robert Jack Amelia Olivia George Harry Freya Ethan",
      "Megan Gareth-Wyn Angharad Huw Catrin Ewan Mhairi Euan Shona Niall Grainne-Marie Conor Catherine Mohammed-Ali",
      "Aaliyah Ibrahim Fatima Ahmed Maryam Samina Asif Rukhsana Harpreet-Kaur Amandeep Manpreet Anjali Rahul Deepak",
      "Kavita Vikram Agnieszka-Ewa Monika Pawel Ewelina-Anna Elena Cristina Adrian-Ion Stefania Ana-Maria Sergio",
      "Francesco Aleksandra Natalia Viktor Yulia Hassan Leila Omar Sultana Jerome Natasha-Lee Michelle Anthony Gloria",
      "Emmanuel Precious Kehinde Tope Esther Samuel Grace-Ann Tendai Chipo Mercy Wing-Yan Xin Hui-Min Thi-Hoa Minh-Duc",
      "Rosemarie Jun Bishnu Nimal Ali-Reza Shirin Rebeka Janis Bogdana Zoltan",
    ],
    [
      "Smith Jones Taylor-Brown Williams Evans Davies Roberts Wilson Thompson Walker Wright Robinson White Edwards Green",
      "Harris Cooper Ward Turner Parker Collins Bennett Shaw Holmes Mason Ellis Barker Palmer Chapman Webb Saunders Hunt",
      "Llewellyn-Jones Morgan Griffiths Bowen MacDonald Stewart Robertson Fraser-Gray Paterson O'Neill Mulholland",
      "McLaughlin Khan Ahmed-Malik Patel Shah Kaur Singh-Gill Sharma-Lal Gupta Islam Miah-Uddin Ali-Akbar Hussein",
      "Nowaczyk Kaminska Lewandowski Wozniak Popa Stan-Radu Dinu Ferreira-Gomes Silva Garcia Lopez Romano Greco",
      "Ivanova Bondar Rahimi-Far Karimi Saleh Bashir Adeleke Ogunleye Osei Mensah Addo Kamara Chikwanda Sibanda Dlamini",
      "Wong Lam Chan-Yip Li Zhao Le-Thanh Dao Santos-Cruz Villanueva Thapa Silva-Perera Horvath Ozols Kelly-Watts",
    ],
  ),
  IE: both(
    [
      "Mary Patrick Sean Aisling Emer Brendan Deirdre Kevin Noel Aine Shane Claire-Louise Marek Dorota Alina Sunday",
      "Adaora Fernando-Luis Sanjay Iryna-Mariia",
    ],
    [
      "Kelly Walsh Ryan O'Reilly Doherty McCarthy Gallagher-Moran Moran Brady Nolan-Daly Whelan Burke Kowalik Zajac-Roe",
      "Popovici Adeyeye Eze-Okoro Costa Thomas-Varghese Hrytsenko",
    ],
  ),
  DE: both(
    [
      "Thomas Julia Andreas Sandra Christian Nicole Markus Laura Daniel Lisa Mehmet Fatma Anna-Lena Marko Ivana Nour",
      "Wolfgang Gabriele Maximilian Anastasia",
    ],
    [
      "Müller-Thiel Schmidt Schneider Fischer Weber Wagner Becker Schulz Koch Richter Yilmaz-Bauer Kaya Novak Haddad-Roth",
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
    ["María Antonio José-Luis Ana Javier Laura-Isabel Sergio-Luis Cristina Raquel David-Jesús Mohamed Gabriela Pau"],
    ["García López-Vera Martínez Sánchez Fernández Gómez Díaz Moreno Ruiz-Cano Alonso Benali-Haro Vargas Serra Popescu-Gil"],
  ),
  IT: both(
    ["Marco Giulia Andrea Sara Luca Elisa Roberto-Maria Paola Antonio-Luca Fatou Ionela"],
    ["Rossi Ferrari Ricci Marino Conti Costa-Villa Giordano Bruno De-Luca Fontana Ndiaye Popa-Serra"],
  ),
  PT: both(
    ["Maria Pedro Ana-Rita Miguel Sofia Ricardo Carla Bruno Thaís Djamila"],
    ["Silva Santos Ferreira Pereira Costa-Melo Rodrigues Martins Sousa Fernandes-Luz Gomes-Tavares"],
  ),
  PL: both(
    ["Anna Tomasz-Jan Katarzyna-Maria Marcin-Piotr Joanna Krzysztof Magda Iwan Barbara"],
    ["Nowak-Rybka Kowalski Wiśniewska Dąbrowski Kamińska-Lech Zielińska Szewczyk Marczak Kovalchuk"],
  ),
};

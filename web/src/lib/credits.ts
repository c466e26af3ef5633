/** Names for the credits page. */

/** Authors of game-icons (CC BY 3.0). */
export const ARTISTS = [
  "Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue", "Willdabeast",
  "Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely",
  "Cathelineau", "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007",
  "DarkZaitzev", "SpencerDub", "GeneralAce135", "Zajkonur", "Catsu", "Starseeker", "Pepijn Poolman",
  "Pierre Leducq", "Caro Asercion",
];

export const FACES = [
  { name: "Onest", by: "The Onest Project Authors" },
  { name: "Rubik", by: "The Rubik Project Authors" },
  { name: "Oswald", by: "The Oswald Project Authors" },
  { name: "Exo 2", by: "The Exo 2 Project Authors" },
  { name: "Playfair Display", by: "The Playfair Display Project Authors" },
];

export const PARTS = [
  { name: "Svelte", licence: "MIT" },
  { name: "Project Fluent", licence: "Apache 2.0" },
  { name: "Lucide", licence: "ISC" },
  { name: "game-icons", licence: "CC BY 3.0" },
  { name: "Fontsource", licence: "MIT" },
];

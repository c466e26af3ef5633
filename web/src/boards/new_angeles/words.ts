/** The end of a syllable, three letters from the word's ends at least: before a consonant and a vowel. */
const SYLLABLE = /(?<=\p{L}{2})([aeiouyąęóаеёиоуыэюя][^aeiouyąęóаеёиоуыэюя]?[ьъй]?)(?=[^aeiouyąęóаеёиоуыэюяьъй][aeiouyąęóаеёиоуыэюя]\p{L}{1,})/giu;

/** Long words may be broken at their syllables, with a hyphen: a narrow card holds no more than ten letters in a line. */
export const soft = (text: string): string => text.replace(/\p{L}{12,}/gu, (word) => word.replace(SYLLABLE, "$1\u00AD"));

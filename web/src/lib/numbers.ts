/** A chance from 0 to 1 in words: "67 %". */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

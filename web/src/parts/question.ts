/** A question mark as a picture, about 10 units high around the origin: a stroke, so that it stays clear when small. */
export const QUESTION = "M-2.6,-2.4a2.6,2.6 0 1 1 3.9,2.3c-.9,.5 -1.3,1.1 -1.3,2.1M0,4.6v.2";

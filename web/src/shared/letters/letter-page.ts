/** Measures of a letter in points, from the top left of a US letter page. */
export const page = { width: 612, height: 792 } as const;
export const margin = { left: 72, right: 72, bottom: 64 } as const;
export const textWidth = page.width - margin.left - margin.right;

/** Points of type, and from one line to the next. */
export const size = { text: 11, head: 17, small: 8.5 } as const;
export const leading = { text: 15, address: 13, head: 20, small: 11 } as const;
export const paragraphGap = 9;
/** Room for a signature by hand. */
export const signatureGap = 44;

/**
 * What the window of a #10 envelope shows of a letter folded in three, wherever in the envelope it slides: the window is
 * 4½ by 1⅛ inches, ⅞ from the left and ½ from the bottom; the letter has an inch to slide aside and half an inch up.
 */
export const window = { left: 63, right: 315, top: 180, bottom: 228 } as const;
/** What the window can show at all: nothing but the address may be printed there. */
export const aroundWindow = { right: 387, top: 147, bottom: 261 } as const;
/** The fold below the address. */
const fold = 264;

/** Where things begin. */
export const at = {
  head: 62,
  day: 132,
  address: window.top,
  body: fold + 24,
  nextPage: 72,
} as const;

// What a member may choose; without a schema beside it, because the first visit draws by it.

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Colours of buttons and marks; none is a party's. */
export const accents = ['ink', 'teal', 'plum', 'olive', 'slate'] as const;
export type Accent = (typeof accents)[number];

/** Languages that the whole product speaks. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
/** How a day is written: as the device does, month first, day first, or year first. */
export const dateFormats = ['locale', 'mdy', 'dmy', 'ymd'] as const;
export type DateFormat = (typeof dateFormats)[number];
export const timeFormats = ['locale', '12h', '24h'] as const;
export type TimeFormat = (typeof timeFormats)[number];

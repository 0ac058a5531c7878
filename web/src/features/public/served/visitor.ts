/**
 * Who reads a page that was drawn when the app was built: nobody is known, so the theme is the device's and the language
 * English. Stands in for `shared/ui/theme-mode.ts` and `shared/text/language.ts`, which ask a browser.
 */
export const useTheme = (): { theme: 'system'; shown: 'light' } => ({ theme: 'system', shown: 'light' });
export const chooseTheme = (): void => undefined;
export const toggled = (): 'dark' => 'dark';

export const languageKey = 'language';
export const language = 'en';
export const locale = 'en-US';

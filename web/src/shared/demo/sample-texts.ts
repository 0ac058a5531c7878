import { sample } from '#shared/demo/sample.ts';
import { today } from '#shared/domain/days.ts';
import { language } from '../text/language.ts';

let translations: Readonly<Record<string, string>> = {};

/** Fetches the sample's words in the language of this page; without them it stays in English. Before anything is opened. */
export async function loadSampleTexts(): Promise<void> {
  if (language !== 'es') return;
  await import('#shared/demo/spanish.ts').then(
    ({ spanish }) => {
      translations = spanish;
    },
    () => undefined,
  );
}

/** What the sample says, in the language of this page. */
export const translateSample = (english: string): string =>
  (Object.hasOwn(translations, english) ? translations[english] : null) ?? english;

/** The sample campaign as this page began with it. `now`: milliseconds since 1970. */
export const sampleAt = (now: number) => sample(today(new Date(now)), translateSample, language);

import type { Doc } from '#shared/demo/documents.ts';
import type { Say } from '#shared/demo/placed.ts';
import { sample } from '#shared/demo/sample.ts';
import { sampleOrganization, secondOrganization } from '#shared/demo/sample-campaigns.ts';
import { today } from '#shared/domain/days.ts';
import { language } from '../text/language.ts';

let translations: Readonly<Record<string, string>> = {};

let second: ((today: string, say: Say) => Doc[]) | null = null;

async function fetchWords(organization: string): Promise<Readonly<Record<string, string>>> {
  const { spanish } = await import('#shared/demo/spanish.ts');
  if (organization !== secondOrganization) return spanish;
  const { spanishOfLindqvist } = await import('#shared/demo/lindqvist-spanish.ts');
  return { ...spanish, ...spanishOfLindqvist };
}

/**
 * Fetches what a page that shows a campaign needs of it, before anything is opened: the second one’s records, which most
 * visits do without, and the campaign’s words in the language of this page, without which it stays in English.
 */
export async function loadSample(organization: string): Promise<void> {
  if (organization === secondOrganization)
    second = (await import('#shared/demo/lindqvist-campaign.ts')).lindqvistSample;
  if (language !== 'es') return;
  await fetchWords(organization).then(
    (words) => {
      translations = words;
    },
    () => undefined,
  );
}

/** What the sample says, in the language of this page. */
export const translateSample = (english: string): string =>
  (Object.hasOwn(translations, english) ? translations[english] : null) ?? english;

/** A sample campaign as this page began with it. `now`: milliseconds since 1970. */
export function sampleAt(now: number, organization: string = sampleOrganization): Doc[] {
  const day = today(new Date(now));
  if (organization === sampleOrganization) return sample(day, translateSample, language);
  if (!second) throw new Error(`${organization} was not fetched.`);
  return second(day, translateSample);
}

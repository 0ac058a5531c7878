import { type CalendarEvent, calendarFile } from '#shared/domain/calendar-file.ts';
import type { LayerEntry } from '#shared/domain/calendar-layers/layer-entry.ts';
import type { LayerKey } from '#shared/domain/calendar-layers/layers.ts';
import { nameEntry } from '#shared/domain/calendar-layers/name-entry.ts';
import { calendarWords as english } from '#shared/domain/calendar-layers/words-en.ts';
import { calendarWords as spanish } from '#shared/domain/calendar-layers/words-es.ts';
import type { Language } from '#shared/themes.ts';

const wordsOf = { en: english, es: spanish } satisfies Record<Language, typeof english>;
/** What has a moment and no end, such as a task, is drawn as long. */
const shortestMs = 30 * 60_000;
const statusOf = { draft: 'TENTATIVE', published: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

type Feed = {
  name: string;
  organization: string;
  language: Language;
  entries: readonly { layer: LayerKey; entry: LayerEntry }[];
};

function eventOf(
  { layer, entry: { id, name, when, place, state } }: Feed['entries'][number],
  { organization, language }: Feed,
): CalendarEvent {
  const words = wordsOf[language];
  const common = {
    uid: `${layer}-${id}@${organization}.hustings`,
    title: nameEntry(words, name),
    description: words.layers[layer],
  };
  if (when.is === 'day') return { ...common, day: when.day };
  const { starts } = when;
  const ends = Math.max(when.ends, starts + (when.ends > starts ? 0 : shortestMs));
  return { ...common, starts, ends, location: place ?? '', status: statusOf[state] };
}

/** The whole calendar as other programs take it. Its times are UTC: clocks that change move nothing. */
export const feedFile = (feed: Feed, made: Date): string =>
  calendarFile(
    feed.name,
    feed.entries.map((one) => eventOf(one, feed)),
    made,
    { refreshMinutes: 60 },
  );

import { people } from '#shared/collections/people.ts';
import { donorSegments } from '#shared/domain/gifts/donor-segments.ts';
import {
  type AudienceFilter,
  type AudienceTest,
  facetValues,
} from '#shared/domain/people/audience/audience-filter.ts';
import type { PeoplePack } from '#shared/domain/people/pack/pack-limits.ts';
import { channels } from '#shared/domain/voters/contact-results.ts';
import { showStored } from '../../shared/area/area.ts';
import { showSegment } from '../../shared/people/pack/format-segment.ts';
import { t } from '../../shared/text/index.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { Choice } from '../../shared/ui/list/choice.tsx';
import { AssignedChoice } from './assigned-choice.tsx';
import { slotOf } from './narrow.ts';
import type { OfferedValues } from './use-found-people.ts';

type Slot = 'facet' | 'city' | 'zip' | 'tag' | 'language' | 'source' | 'reach' | 'gave' | 'segment' | 'hours';
const giftSteps = [1, 10_000, 25_000, 50_000, 100_000, 330_000];
const hourSteps = [1, 5, 10, 25, 50];

const chosenIn = (test: AudienceTest | undefined): string => {
  if (!test) return '';
  if (test.by === 'value') return test.is[0] ?? '';
  if (test.by === 'facet') return test.is[0] ?? '';
  if (test.by === 'tag') return test.tags[0] ?? '';
  if (test.by === 'segment') return test.is[0] ?? '';
  if (test.by === 'reach') return test.channel;
  if (test.by === 'gave' || test.by === 'hours') return String(test.least ?? 1);
  return '';
};

function testFor(slot: Slot, value: string): AudienceTest | null {
  const open = { from: null, to: null };
  switch (slot) {
    case 'facet': {
      const facet = facetValues.find((one) => one === value);
      return facet ? { by: 'facet', is: [facet] } : null;
    }
    case 'reach': {
      const channel = channels.find((one) => one === value);
      return channel ? { by: 'reach', channel, is: 'open' } : null;
    }
    case 'tag':
      return { by: 'tag', which: 'any', tags: [value] };
    case 'gave':
      return {
        by: 'gave',
        least: Number(value) > 1 ? Number(value) : null,
        most: null,
        gifts: null,
        ...open,
      };
    case 'segment': {
      const segment = donorSegments.find((one) => one === value);
      return segment ? { by: 'segment', is: [segment] } : null;
    }
    case 'hours':
      return { by: 'hours', least: Number(value), most: null, ...open };
    default:
      return { by: 'value', column: slot, is: [value] };
  }
}

type Props = {
  filter: AudienceFilter;
  change: (filter: AudienceFilter) => void;
  offered: OfferedValues;
  packs: readonly PeoplePack[];
};

/** One choice for each thing that can be asked; what each asks is said in a sentence below them. */
export function AudienceFilters({ filter, change, offered, packs }: Props) {
  const { all, except } = filter;
  const set = (slot: Slot, value: string) => {
    const others = all.filter((test) => slotOf(test) !== slot);
    const test = value === '' ? null : testFor(slot, value);
    change({ all: test ? [...others, test] : others, except });
  };
  const without = except.find(({ by }) => by === 'tag');
  const exclude = (tag: string) => {
    const others = except.filter(({ by }) => by !== 'tag');
    change({ all, except: tag === '' ? others : [...others, { by: 'tag', which: 'any', tags: [tag] }] });
  };
  const counted = (values: OfferedValues['city'], label: (value: string) => string = (value) => value) =>
    values.map(({ value, people: count }) => ({ value, label: `${label(value)} (${showNumber(count)})` }));
  const options: Record<Slot, { value: string; label: string }[]> = {
    facet: facetValues.map((value) => ({ value, label: t(`audiences.facets.${value}`) })),
    ...{ city: counted(offered.city), zip: counted(offered.zip), tag: counted(offered.tags) },
    language: counted(offered.language, (value) => String(showStored(people, 'language', value))),
    source: counted(offered.source),
    reach: channels.map((value) => ({ value, label: t(`consent.channels.${value}`) })),
    gave: giftSteps.map((cents) => ({
      value: String(cents),
      label:
        cents > 1 ? t('audiences.gaveLeast', { amount: showMoney(cents, true) }) : t('audiences.gaveAny'),
    })),
    segment: donorSegments.map((value) => {
      const count = offered.segments.find((one) => one.value === value)?.people ?? 0;
      return { value, label: `${showSegment(value)} (${showNumber(count)})` };
    }),
    hours: hourSteps.map((count) => ({ value: String(count), label: t('audiences.hoursLeast', { count }) })),
  };
  const slots = (Object.keys(options) as Slot[]).filter((slot) => {
    if (slot === 'gave' || slot === 'segment') return packs.includes('gifts');
    if (slot === 'hours') return packs.includes('work');
    return options[slot].length > 0;
  });
  return (
    <>
      {slots.map((slot) => (
        <Choice
          key={slot}
          label={t(`audiences.filters.${slot}`)}
          any={t(`audiences.any.${slot}`)}
          options={options[slot]}
          value={chosenIn(all.find((test) => slotOf(test) === slot))}
          onChange={(value) => set(slot, value)}
        />
      ))}
      {options.tag.length > 0 && (
        <Choice
          label={t('audiences.filters.without')}
          any={t('audiences.any.without')}
          options={options.tag.map(({ value, label }) => ({ value, label: `− ${label}` }))}
          value={chosenIn(without)}
          onChange={exclude}
        />
      )}
      {all.some((test) => slotOf(test) === 'assigned') && <AssignedChoice filter={filter} change={change} />}
    </>
  );
}

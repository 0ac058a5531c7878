import '../../../shared/text/call-time/en.ts';
import type { Capability } from '#shared/access.ts';
import { calltimeOutcomes } from '#shared/collections/calltime-sessions.ts';
import type { Collection, Shape, Stored } from '#shared/collections/define.ts';
import { donations } from '#shared/collections/donations.ts';
import { notes } from '#shared/collections/notes.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { showStored } from '../../../shared/area/area.ts';
import { useLiveQuery } from '../../../shared/data/live.ts';
import { type Condition, firstOf, inOrder, type Order } from '../../../shared/data/queries.ts';
import type { Read } from '../../../shared/data/reading.ts';
import { useListOnce } from '../../../shared/data/use-list-once.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { cardSource } from './card-source.ts';
import { consentSource } from './consent-source.ts';
import { timelineAreas } from './timeline-areas.ts';
import type { PersonIds, TimelineEntry, TimelineSource } from './timeline-source.ts';
import { voterSource } from './voter-source.ts';

type Registered<N extends string, S extends Shape> = {
  name: TimelineEntry['is'];
  capability: Capability;
  collection: Collection<N, S>;
  /** The field with the person's id, and the one that entries are ordered by, as `entry` has its moment. */
  person: keyof Read<S> & string;
  order: keyof Read<S> & string;
  entry: (record: Read<S>) => Omit<TimelineEntry, 'is' | 'id'>;
  /** A screen may have four listeners: what is written on other screens is read when this one is visited. */
  isLive: boolean;
};

const personIs = (field: string, ids: PersonIds): Condition =>
  ids.length === 1 ? { field, is: '==', value: ids[0] } : { field, is: 'in', value: ids };

function register<N extends string, S extends Shape>(of: Registered<N, S>): TimelineSource {
  const { name, capability, collection, person, entry, isLive } = of;
  const useRows = isLive ? useLiveQuery : useListOnce;
  const order: Order = { field: of.order, direction: 'desc' };
  return {
    name,
    capability,
    useEntries({ ids }, count) {
      const path = collection.path(useMember().organization);
      const live = useRows(collection, `${path} ${ids.join(' ')} ${count}`, () =>
        firstOf(inOrder({ path, conditions: [personIs(person, ids)] }, order), count),
      );
      if (live.is === 'loading') return { name, is: 'loading' };
      if (live.is !== 'ready') return { name, is: 'missing' };
      const items = live.value.map((record) => ({ ...entry(record), id: record.id, is: name }));
      return { name, is: 'ready', items, hasMore: live.value.length >= count };
    },
  };
}

/** A day has no moment: it counts as its noon. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00`);

/** What a person's timeline is made of: each area with something to say of people has its part. */
type FollowUps = NonNullable<Stored<typeof calltimeOutcomes>['follow_ups']>;
/** How a call was followed up; what did not go out is left out. */
const followed = (all: FollowUps): string[] => {
  const ways = new Set(all.flatMap(({ how, mail }) => (mail === 'refused' ? [] : [how])));
  const named = [...ways].map((how) => t(`callTime.after.ways.${how}`)).join(', ');
  return ways.size > 0 ? [t('callTime.after.followed', { ways: named })] : [];
};

export const timelineSources: readonly TimelineSource[] = [
  register({
    ...{
      name: 'note',
      capability: timelineAreas.note,
      collection: notes,
      person: 'person_id',
      order: 'created_at',
    },
    isLive: true,
    entry: (note) => ({
      ...{ at: note.created_at.toMillis(), title: t('people.timeline.note'), text: note.body, day: null },
      ...{ by: note.created_by, to: null, note },
    }),
  }),
  register({
    ...{
      name: 'gift',
      capability: timelineAreas.gift,
      collection: donations,
      person: 'donor_id',
      order: 'date',
    },
    isLive: false,
    entry: (gift) => ({
      at: noonOf(gift.date),
      title: t('people.timeline.gift', {
        amount: showMoney(gift.amount),
        status: showStored(donations, 'status', gift.status),
      }),
      ...{
        text: gift.note,
        day: showDay(gift.date),
        by: null,
        to: `/fundraising/donations/${gift.id}`,
        gift,
      },
    }),
  }),
  register({
    ...{
      name: 'ask',
      capability: timelineAreas.ask,
      collection: calltimeOutcomes,
      person: 'person_id',
      order: 'at',
    },
    isLive: false,
    entry: ({ at, outcome, cents, note, by, withdrawn, follow_ups = [] }) => ({
      at: at.toMillis(),
      title: [
        t('callTime.title'),
        t(withdrawn ? 'callTime.correct.isWithdrawn' : `callTime.outcomes.${outcome}`),
        ...(cents === null || withdrawn ? [] : [showMoney(cents)]),
        ...followed(follow_ups),
      ].join(' · '),
      ...{ text: note, day: null, by, to: null },
    }),
  }),
  register({
    ...{
      name: 'pledge',
      capability: timelineAreas.pledge,
      collection: pledges,
      person: 'donor_id',
      order: 'made_on',
    },
    isLive: false,
    entry: (pledge) => ({
      at: noonOf(pledge.made_on),
      title: t('people.timeline.pledge', {
        amount: showMoney(pledge.amount),
        stage: showStored(pledges, 'stage', pledge.stage),
      }),
      ...{ text: pledge.note, day: showDay(pledge.made_on), by: pledge.created_by },
      to: `/fundraising/pledges/${pledge.id}`,
    }),
  }),
  register({
    ...{
      name: 'task',
      capability: timelineAreas.task,
      collection: tasks,
      person: 'person_id',
      order: 'created_at',
    },
    isLive: true,
    entry: (task) => ({
      at: task.created_at.toMillis(),
      title: t(task.state === 'done' ? 'people.timeline.taskDone' : 'people.timeline.task', {
        title: task.title,
      }),
      ...{ text: task.note, day: null, by: task.created_by, to: '/tasks' },
    }),
  }),
  voterSource,
  consentSource,
  cardSource,
];

import type { Access } from '#shared/access.ts';
import { elections, electionsMax } from '#shared/collections/campaign-elections.ts';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import { eventMonths } from '#shared/collections/event-months.ts';
import { goalMeasures, goals } from '#shared/collections/goals.ts';
import { informationRequests } from '#shared/collections/information-requests.ts';
import { scheduleMonths } from '#shared/collections/schedule-months.ts';
import { currentSchedule, scheduleSettings } from '#shared/collections/schedule-settings.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { userPreferences } from '#shared/collections/user-preferences.ts';
import {
  callTimeEntries,
  electionEntries,
  eventEntry,
  goalEntries,
  informationEntries,
  milestoneEntries,
  scheduleEntryOf,
  taskEntry,
  within,
} from '#shared/domain/calendar-layers/entries.ts';
import type { LayerEntry, Span } from '#shared/domain/calendar-layers/layer-entry.ts';
import type { LayerKey } from '#shared/domain/calendar-layers/layers.ts';
import { monthOf } from '#shared/domain/days.ts';
import { zoneOf } from '#shared/domain/work/member-zone.ts';
import type { Reads } from '#shared/usecases/store.ts';

/** Months that a feed has, and so the reads of its two packed layers. */
export const feedMonths = 12;
const informationRead = 20;
const tasksRead = 100;

export type FeedReader = Access & { organization: string; uid: string };
type ReadLayer = (reads: Reads, reader: FeedReader, span: Span) => Promise<LayerEntry[]>;

const monthsOf = ({ from, to }: Span) => ({
  where: [
    ['month', '>=', monthOf(from)],
    ['month', '<=', monthOf(to)],
  ] as ['month', '>=' | '<=', string][],
  limit: feedMonths,
});
const listed = <T>(entries: Readonly<Record<string, T>>): (T & { id: string })[] =>
  Object.entries(entries).map(([id, entry]) => ({ ...entry, id }));

/**
 * What a feed has of each layer. It reads what lists are packed of and nothing else: no street address and no purpose of
 * private hours is among that.
 */
export const layerReaders: Record<LayerKey, ReadLayer> = {
  events: async (reads, _, span) =>
    (await reads.find(eventMonths, monthsOf(span))).flatMap(({ events }) => listed(events).map(eventEntry)),

  async schedule(reads, _, span) {
    const [months, settings] = await Promise.all([
      reads.find(scheduleMonths, monthsOf(span)),
      reads.get(scheduleSettings, currentSchedule),
    ]);
    return [
      ...months.flatMap(({ entries }) => listed(entries).map(scheduleEntryOf)),
      ...(settings ? callTimeEntries(settings, span) : []),
    ];
  },

  async deadlines(reads, reader) {
    const [profile, found] = await Promise.all([
      reads.get(candidateProfiles, reader.organization),
      reads.find(goals, { limit: goalMeasures.length }),
    ]);
    return [...milestoneEntries(profile?.electionDate ?? null), ...goalEntries(found, reader)];
  },

  async finance(reads) {
    const [days, due] = await Promise.all([
      reads.find(elections, { limit: electionsMax }),
      reads.find(informationRequests, {
        where: [['state', '==', 'due']],
        orderBy: ['passed_on', 'asc'],
        limit: informationRead,
      }),
    ]);
    return [...electionEntries(days), ...informationEntries(due)];
  },

  async tasks(reads, { organization, uid }, { from }) {
    const [own, preferences, profile] = await Promise.all([
      reads.find(tasks, {
        where: [
          ['assigned_to', '==', uid],
          ['state', '==', 'open'],
          ['due_key', '>=', from],
        ],
        orderBy: ['due_key', 'asc'],
        limit: tasksRead,
      }),
      reads.get(userPreferences, uid),
      reads.get(candidateProfiles, organization),
    ]);
    const zone = zoneOf(preferences?.timezone ?? null, profile?.state ?? null);
    return own.flatMap((task) => taskEntry(task, zone));
  },
};

/** The entries of some layers, each with its layer. Reads: 12 for events, 13 for the candidate’s day, and those of the others. */
export async function readLayers(
  reads: Reads,
  reader: FeedReader,
  layers: readonly LayerKey[],
  span: Span,
): Promise<{ layer: LayerKey; entry: LayerEntry }[]> {
  const found = await Promise.all(
    layers.map(async (layer) =>
      within(await layerReaders[layer](reads, reader, span), span).map((entry) => ({ layer, entry })),
    ),
  );
  return found.flat();
}

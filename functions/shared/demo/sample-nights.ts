import type * as z from 'zod/mini';
import type { Collection, Shape, Stored } from '../collections/define.ts';
import { events } from '../collections/events.ts';
import { fieldNights } from '../collections/field-nights.ts';
import { fieldRegions } from '../collections/field-regions.ts';
import { rsvps } from '../collections/rsvps.ts';
import { turfs } from '../collections/turfs.ts';
import { voterEvents } from '../collections/voter-events.ts';
import { addDays } from '../domain/days.ts';
import { addSignUp, countResults, nightOf, nightsRead, noNumbers } from '../domain/regions/night.ts';
import { knownRegion } from '../domain/regions/region-of.ts';
import { Moment } from './clock.ts';
import { type Doc, document } from './documents.ts';

const zone = 'America/New_York';

/** What nights are counted from. */
export type NightSources = {
  regions: readonly Pick<Stored<typeof fieldRegions>, 'regions'>[];
  events: readonly Stored<typeof events>[];
  signUps: readonly Stored<typeof rsvps>[];
  turfs: readonly Stored<typeof turfs>[];
  results: readonly Stored<typeof voterEvents>[];
};

/** The campaign's nights until the evening before `today`, counted from its own sign-ups and results. */
export function nightDocuments(organization: string, sources: NightSources, today: string): Doc[] {
  const regions = sources.regions.flatMap((one) => one.regions);
  if (regions.length === 0) return [];
  const calendar = new Map(sources.events.map((event) => [event.id, event]));
  const homeOf = new Map(sources.turfs.map(({ id, region_id }) => [id, region_id]));
  const signUps = sources.signUps.flatMap(({ event_id, shift_id, state, source, guests, confirmed_at }) => {
    const event = calendar.get(event_id);
    const shift = event?.shifts.find(({ id }) => id === shift_id);
    if (event?.state !== 'published' || !shift) return [];
    const day = shift.from.slice(0, 10);
    return [
      {
        state,
        source,
        guests,
        isConfirmed: confirmed_at !== null,
        day,
        region: knownRegion(regions, event.region_id),
      },
    ];
  });
  const results = sources.results.map((one) => ({
    ...one,
    region: knownRegion(regions, one.list_id === null ? null : homeOf.get(one.list_id)),
  }));
  const nightOn = (day: string): Doc => {
    const [after, until] = [nightOf(zone, addDays(day, -1)), nightOf(zone, day)];
    const isTonight = ({ received_at }: (typeof results)[number]) =>
      received_at.toMillis() > after && received_at.toMillis() <= until;
    const numbersOf = (region: string | null) => {
      const numbers = noNumbers();
      for (const one of signUps) if (one.region === region) addSignUp(numbers, day, one);
      return {
        ...numbers,
        ...countResults(results.filter((one) => one.region === region && isTonight(one))),
      };
    };
    return document(fieldNights, organization, day, {
      ...{ day, made_at: new Moment(until), is_partial: false },
      regions: [
        ...regions.map(({ id, name, organizer }) => ({ id, name, organizer, ...numbersOf(id) })),
        { id: null, name: null, organizer: null, ...numbersOf(null) },
      ],
    });
  };
  return Array.from({ length: nightsRead }, (_, before) => nightOn(addDays(today, before - nightsRead)));
}

/** The documents of one collection, as screens have them. */
function rowsIn<S extends Shape>(
  { path, schema }: Pick<Collection<string, S>, 'path'> & { schema: S },
  organization: string,
  documents: readonly Doc[],
): (z.output<S> & { id: string })[] {
  const folder = `${path(organization)}/`;
  return documents
    .filter((one) => one.path.startsWith(folder))
    .map((one) => ({ ...schema.parse(one.data), id: one.path.slice(folder.length) }));
}

/** Nights of a campaign that stands still on a day: of the seed. */
export const nightsOnSeedDay = (organization: string, documents: readonly Doc[], today: string): Doc[] =>
  nightDocuments(
    organization,
    {
      regions: rowsIn(fieldRegions, organization, documents),
      events: rowsIn(events, organization, documents),
      signUps: rowsIn(rsvps, organization, documents),
      turfs: rowsIn(turfs, organization, documents),
      results: rowsIn(voterEvents, organization, documents),
    },
    today,
  );

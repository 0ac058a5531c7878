import * as z from 'zod/mini';
import { collection, count, day, inOrganization, instant, line, text } from './define.ts';
import { regionId, regionsMax } from './field-regions.ts';

/** Days ahead of which a night says how many people are signed up. */
export const nightsAhead = 3;

export const nightNumbers = z.strictObject({
  /** People with a place in the day's shifts, guests among them; of those, who confirmed; and who was there, walk-ins too. */
  scheduled: count,
  confirmed: count,
  shown: count,
  /** What came in since the night before: doors and calls that were tried, those that reached somebody, and people whose support is known now. */
  attempts: count,
  contacts: count,
  ids: count,
  /** People signed up for each of the next days. */
  ahead: z.array(count).check(z.length(nightsAhead)),
});

/**
 * What a day came to in each region, under the day: counted once, at nine in the evening by the campaign's clocks. Names are as
 * they were.
 */
export const fieldNights = collection({
  name: 'field_nights',
  path: inOrganization('field_nights'),
  access: { read: 'voters.read' },
  rules: { refused: { write: 'the tick counts each night once' } },
  list: { sorts: { latest: ['day', 'desc'] } },
  fixedIds: true,
  isWork: false,
  schema: z.strictObject({
    day,
    made_at: instant,
    /** More came in than one count looks at. */
    is_partial: z.boolean(),
    regions: z
      .array(
        z.strictObject({
          /** Null: what belongs to no region. */
          id: z.nullable(regionId),
          name: z.nullable(line(60)),
          organizer: z.nullable(text(128)),
          ...nightNumbers.shape,
        }),
      )
      .check(z.maxLength(regionsMax + 1)),
  }),
});

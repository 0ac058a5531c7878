import * as z from 'zod/mini';
import { donors } from '../collections/donors.ts';
import { financeSettings } from '../collections/finance-settings.ts';
import { people } from '../collections/people.ts';
import { missingParts } from '../domain/best-efforts/information-parts.ts';
import { informationFloorCents } from '../domain/best-efforts/settle-request.ts';
import { hasPart } from '../domain/gifts/giving.ts';
import type { Consequence, Document, Rule } from './consequence.ts';

const totals = z.object({
  totalDonated: donors.schema.shape.totalDonated,
  giving: donors.schema.shape.giving,
});

/** A donor whose money changed, and who has or had enough of it for any rule to ask about them. */
export function informationOfDonor(before: Document, after: Document, id: string): Consequence[] {
  // What cannot be read is reported by whoever reads the rest of it.
  const knownOf = (document: Document) => totals.safeParse(document).data;
  const totalOf = (document: Document) => knownOf(document)?.totalDonated ?? 0;
  const [given, gives] = [knownOf(before)?.giving ?? '', knownOf(after)?.giving ?? ''];
  const isPartOther = given !== gives && (hasPart(given) || hasPart(gives));
  const [was, is] = [totalOf(before), totalOf(after)];
  const isGone = before !== null && after === null;
  const isBelow = Math.max(was, is) <= informationFloorCents || (was === is && !isGone);
  if (isBelow && !isPartOther) return [];
  return [{ is: 'settle-information', person: id }];
}

const { kind, name, employer, occupation, street, city, state, zip, facets, merged_ids } =
  people.schema.shape;
const card = z.object({
  ...{ kind, name, employer, occupation, street, city, state, zip, facets, merged_ids },
  merged_into: z._default(people.schema.shape.merged_into, null),
});

/** A donor's card that lacks something else now, or somebody who was merged or unmerged. */
export function informationOfCard(before: Document, after: Document, id: string): Consequence[] {
  const cardOf = (document: Document) => card.safeParse(document).data ?? null;
  const [was, is] = [cardOf(before), cardOf(after)];
  // One that an import creates comes with its donor, whose money tells.
  if (!was || !(was.facets.includes('donor') || is?.facets.includes('donor'))) return [];
  const shownBy = (one: typeof is) =>
    one && `${missingParts(one).join()} ${one.name} ${one.merged_into} ${one.merged_ids.join()}`;
  return shownBy(was) === shownBy(is) ? [] : [{ is: 'settle-information', person: id }];
}

const { jurisdiction, office, cycle_from, cycle_to } = financeSettings.schema.shape;
const race = z.object({ jurisdiction, office, cycle_from, cycle_to });

/** Another race or cycle: other donors are above its threshold. */
export const settingsWritten: Rule = (before, after, _, read) =>
  JSON.stringify(read(race, before)) === JSON.stringify(read(race, after))
    ? []
    : [{ is: 'sweep-information' }];

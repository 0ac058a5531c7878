import * as z from 'zod/mini';
import type { DonorRow, PledgeRow } from '../../api/imports-api.ts';
import { openPledgesMax, pledges } from '../../collections/pledges.ts';
import { sha256 } from '../../demo/hash.ts';
import { marksOf } from '../../domain/import/flags.ts';
import { isWeakName, matchRows, newDonorRecord, noCents } from '../../domain/import/match-rows.ts';
import { pledgeId } from '../../domain/import/pledge-id.ts';
import { nameKeys } from '../../domain/name-keys.ts';
import { countedDonor, donorMetrics } from '../../domain/rollups/donor-metrics.ts';
import { givingMetrics } from '../../domain/rollups/volunteer-metrics.ts';
import { campaignDay } from '../campaign-zone.ts';
import { readPersonIndex } from '../people/person-index.ts';
import { openPledgesOf } from '../pledges/paid-pledges.ts';
import { prepareNewPledges } from '../pledges/save-pledges.ts';
import type { Reads } from '../store.ts';
import { metricsOfPeople } from './changed-metrics.ts';
import { type Chunk, createStamps, type Outcome, type RefusedRow } from './chunk.ts';
import { markDonors, readDonorVolunteers } from './donor-volunteers.ts';
import { savePeople } from './save-people.ts';

const { name, path, within } = pledges;
/** Whether a pledge is there, whatever became of it since. */
const bare = { name, path, within, schema: z.object({}) };

/** Why a pledge was written off whose row names no reason. */
const fileReason = '–';

/** Of each row whether its pledge is there. A read each. */
export async function presentPledges(reads: Reads, rows: readonly PledgeRow[]): Promise<boolean[]> {
  const ids = rows.map((row) => pledgeId(row, sha256));
  const found = await reads.getAll(bare, [...new Set(ids)]);
  const there = new Set(found.flatMap((one) => one?.id ?? []));
  return ids.map((id) => there.has(id));
}

const contactFields = ['name', 'first_name', 'middle_name', 'last_name', 'suffix', 'email', 'phone'];
/** What a row says of who promised; the pledge has the rest. */
const donorRowOf = ({ row, name: full, email, phone, card, flags }: PledgeRow): DonorRow =>
  ({
    ...{ row, name: full, email, phone, card, extra: null },
    flags: flags.filter(({ field }) => contactFields.includes(field)),
  }) as unknown as DonorRow;

/**
 * Brings pledges with the donors they name. A pledge's id is made of who, when and how much, so one that is there already stays
 * as it is, whatever became of it. Refused one by one: what was made after the campaign's own day, and what is more than a donor
 * may have open. Reads: the campaign's state, each pledge, the donors' keys and cards, their open pledges, and each month.
 */
export async function importPledges(chunk: Chunk, rows: readonly PledgeRow[]): Promise<Outcome> {
  const { store, context } = chunk;
  const { member, newId, now } = context;
  const [present, day] = await Promise.all([
    presentPledges(store, rows),
    campaignDay(store, member.organization, now()),
  ]);
  const ids = new Map<string, PledgeRow>();
  const refused: RefusedRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (present[at]) continue;
    if (row.made_on > day) refused.push({ row: row.row, why: 'pledge_ahead' });
    else ids.set(pledgeId(row, sha256), row);
  }
  const fresh = [...ids.values()];
  const index = await readPersonIndex(store, 'donor', fresh);
  const { people } = matchRows({ replace: false, newId }, index, fresh.map(donorRowOf), newDonorRecord);
  const donors = new Map(people.map((one) => [one.id, one]));
  const open = await openPledgesOf(
    store,
    people.flatMap(({ id, isNew }) => (isNew ? [] : [id])),
  );
  const counts = new Map<string, number>();
  for (const { donor_id } of open) counts.set(donor_id, (counts.get(donor_id) ?? 0) + 1);
  const made = [...ids].flatMap(([id, row]) => {
    const isNamed = !isWeakName(row);
    // Whoever was there and becomes a donor by these rows is found as who is none.
    const donor = donors.get(index.find(row, isNamed) ?? index.findWithoutFacet(row, isNamed) ?? '');
    if (!donor) {
      refused.push({ row: row.row, why: 'not_saved' });
      return [];
    }
    const isOpen = row.written_off === null;
    const before = counts.get(donor.id) ?? 0;
    if (isOpen && before >= openPledgesMax) {
      refused.push({ row: row.row, why: 'pledges_many' });
      return [];
    }
    counts.set(donor.id, before + Number(isOpen));
    const { amount, made_on, firmness, installments, source_code, note, election, written_off: off } = row;
    const fields = {
      ...{ donor_id: donor.id, donor_name: donor.record.name },
      donor_key: nameKeys(donor.record.name).name_key,
      ...{ amount, made_on, firmness, installments, source_code, note, election },
      written_off: off && { day: off.day, reason: off.reason ?? fileReason, by: member.uid },
      ...{ paid: 0, ...marksOf(row), ...createStamps(chunk) },
    };
    return [{ id, fields }];
  });
  const newcomers = people.filter(({ isNew }) => isNew).map(({ id }) => id);
  const volunteers = await readDonorVolunteers(chunk, newcomers);
  const save = await prepareNewPledges(store, made);
  savePeople({ ...chunk, replace: false }, 'donor', index, people);
  save();
  index.save(store);
  markDonors(chunk, volunteers);
  return {
    ...noCents,
    created: made.length,
    updated: 0,
    unchanged: rows.length - made.length - refused.length,
    refused,
    parts: [
      ...metricsOfPeople(chunk, index, countedDonor, donorMetrics, people),
      ...(volunteers.length > 0 ? givingMetrics : []),
    ],
    skills: [],
  };
}

import * as z from 'zod/mini';
import { profileFields } from '../collections/candidate/candidate-fields.ts';
import { candidateProfiles } from '../collections/candidate-profiles.ts';
import { zoneOf } from '../domain/work/member-zone.ts';
import { dayIn } from '../domain/work/zoned-time.ts';
import type { Reads } from './store.ts';

const state = z.optional(z.nullable(profileFields.state.schema));
const located = { ...candidateProfiles, schema: z.object({ state }) };

/** The clocks by which the campaign's days begin and end: those of its state. One read. */
export async function campaignZone(reads: Reads, organization: string): Promise<string> {
  const profile = await reads.get(located, organization);
  return zoneOf(null, profile?.state ?? null);
}

/** The campaign's day at a moment: at eight in the evening of its last day a pledge is not overdue yet, whatever the day in UTC. */
export const campaignDay = async (reads: Reads, organization: string, at: number): Promise<string> =>
  dayIn(await campaignZone(reads, organization), at);

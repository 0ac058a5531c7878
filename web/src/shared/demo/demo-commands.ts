import * as z from 'zod/mini';
import { type Role, roles } from '#shared/access.ts';
import { recordId } from '#shared/collections/define.ts';
import { sampleCampaigns } from '#shared/demo/sample-campaigns.ts';
import type { Operation } from '../data/journal/entry.ts';
import { collections } from '../data/journal/written-collections.ts';
import { campaignOfTab, keyEnd } from './campaign-of-tab.ts';

/** Session storage key of the specification: what a visitor did in a campaign, for a reload of this tab. */
const keyOf = (organization: string): string => `demoSessionData${keyEnd(organization)}`;

/** One thing that the visitor did; `at`: milliseconds since 1970. */
export type DemoCommand = { at: number; by: string } & (
  | { is: 'write'; operation: Operation }
  | { is: 'call'; path: string; body: unknown; id?: string | undefined }
);
/** `uid`: whom the visitor is, where that is not who had the role at first. */
export type StoredCommands = { role: Role; uid?: string | undefined; acts: DemoCommand[] };
/** `lost`: acts that could not be read. */
export type ReadCommands = StoredCommands & { lost: number };

/** The year 9999: the database knows no later moment. */
const latest = 253_402_300_799_000;
/** More than anybody does in one tab, and a replay of seconds. */
const actsMax = 5_000;

const fields = z.record(z.string(), z.unknown());
const about = { table: z.custom<string>((table) => Object.hasOwn(collections, String(table))), id: recordId };
const stamp = { at: z.int().check(z.minimum(0), z.maximum(latest)), by: z.string() };
// What a field may hold is the world's to say when the act is done again.
const shape = z.union([
  z.object({
    ...stamp,
    is: z.literal('write'),
    operation: z.union([
      z.object({ ...about, operation: z.enum(['create', 'update']), data: fields, base: z.optional(fields) }),
      z.object({ ...about, operation: z.literal('delete') }),
    ]),
  }),
  z.object({
    ...stamp,
    is: z.literal('call'),
    path: z.string(),
    body: z.unknown(),
    id: z.optional(recordId),
  }),
]);
const act = z.custom<DemoCommand>((value) => shape.safeParse(value).success);
const storedSchema = z.object({
  role: z.enum(roles),
  uid: z.optional(z.string()),
  acts: z.array(z.unknown()),
});

/** What this tab has kept of a campaign: all of it that can be read. */
export function readCommands(organization = campaignOfTab()): ReadCommands {
  try {
    const text = sessionStorage.getItem(keyOf(organization));
    if (text === null) return { role: 'admin', acts: [], lost: 0 };
    const { role, uid, acts: all } = storedSchema.parse(JSON.parse(text));
    const acts = all.slice(0, actsMax).flatMap((one) => act.safeParse(one).data ?? []);
    return { role, uid, acts, lost: all.length - acts.length };
  } catch {
    return { role: 'admin', acts: [], lost: 1 };
  }
}

/** False where the browser does not keep it: then it lasts until the tab is left or reloaded. */
export function storeCommands({ role, uid, acts }: StoredCommands, organization = campaignOfTab()): boolean {
  try {
    sessionStorage.setItem(keyOf(organization), JSON.stringify({ role, uid, acts }));
    return true;
  } catch {
    return false;
  }
}

/** Of all campaigns. */
export const clearCommands = (): void => {
  try {
    for (const { organization } of sampleCampaigns) sessionStorage.removeItem(keyOf(organization));
  } catch {
    // Nothing is kept where nothing can be.
  }
};

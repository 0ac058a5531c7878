import * as z from 'zod/mini';
import type { Capability } from '../../access.ts';
import { profilePeopleCall } from '../../api/profile-api.ts';
import { candidateProfiles } from '../../collections/candidate-profiles.ts';
import { donors } from '../../collections/donors.ts';
import {
  type ProfilePeopleKind,
  profileDonor,
  profilePeople,
  profileVolunteer,
} from '../../collections/profile-people.ts';
import { volunteers } from '../../collections/volunteers.ts';
import { profilePeopleMax } from '../../constants.ts';
import { type RefusalKey, RefusedError } from '../../refusals.ts';
import { requireCapability } from '../require-capability.ts';
import { type Reads, type Store, serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';

/** Of a record what the profile carries; the rest is left out. */
const carried = { donors: z.object(profileDonor.shape), volunteers: z.object(profileVolunteer.shape) };
type Person = z.output<(typeof carried)[ProfilePeopleKind]>;

/** Records as they are stored; what the profile cannot carry of one leaves it out, and no other. */
const stored = z.looseObject({ totalDonated: z.optional(z.unknown()), totalHours: z.optional(z.unknown()) });
type Record = z.output<typeof stored> & { id: string };
const sourceOf = ({ name, path, within }: typeof donors | typeof volunteers) => ({
  ...{ name, path, within },
  schema: stored,
});

/** Where each kind comes from, who may read it, what puts a record first, and how one that is gone is refused. */
const sources = {
  donors: { source: sourceOf(donors), read: 'donors.read', first: 'totalDonated', gone: 'donors.gone' },
  volunteers: {
    ...{ source: sourceOf(volunteers), read: 'volunteers.read', first: 'totalHours' },
    gone: 'volunteers.gone',
  },
} as const satisfies {
  [K in ProfilePeopleKind]: {
    source: ReturnType<typeof sourceOf>;
    read: Capability;
    first: 'totalDonated' | 'totalHours';
    gone: RefusalKey;
  };
};

/**
 * Copies the people of one kind beside the candidate profile, the most generous or the busiest first; those whom
 * somebody added stand in front. About a hundred reads and one write. The copy is as old as its `synced_at` says: who
 * is renamed later stands in it as they were until the next call; who is deleted leaves it. Of two calls at once both additions are kept. Refuses
 * (`not-found`) without a profile, and to add a record that is not there.
 */
export const syncProfilePeople = useCase(profilePeopleCall, async ({ kind, add }, context) => {
  const { member, read, tx } = context;
  const { source, read: capability, first } = sources[kind];
  requireCapability(member, capability);
  await requireProfile(read, member.organization);
  // Outside of the transaction, which would lock a hundred records that others write.
  const top = await read.find(source, { orderBy: [first, 'desc'], limit: profilePeopleMax });
  // Of two that contend for the document one would wait for seconds.
  const count = await tx((store) => copyPeople(store, context, { kind, add, top }), {
    key: `profile people ${kind}`,
  });
  return { count };
});

type Found = { kind: ProfilePeopleKind; add: string | undefined; top: readonly Record[] };

/** Writes those who were added, as they are now, and the first ones behind them; gives how many they are. */
async function copyPeople(store: Store, { member }: Context, { kind, add, top }: Found): Promise<number> {
  const { source, gone } = sources[kind];
  const [earlier] = await Promise.all([
    store.get(withAdded, kind),
    requireProfile(store, member.organization),
  ]);
  const requested = [...new Set([...(add ? [add] : []), ...(earlier?.added ?? [])])].slice(
    0,
    profilePeopleMax,
  );
  const found = await store.getAll(source, requested);
  const added = found.flatMap((record) => record ?? []);
  if (add && !added.some(({ id }) => id === add)) throw new RefusedError(gone);
  const people = distinct([...added, ...top]).flatMap((record) => personIn(kind, record));
  const list = people.slice(0, profilePeopleMax);
  store.set(profilePeople, kind, {
    donors: [],
    volunteers: [],
    [kind]: list,
    added: added.map(({ id }) => id),
    synced_at: serverTime,
  });
  return list.length;
}

const { name, path, within } = candidateProfiles;
const bareProfiles = { name, path, within, schema: z.object({ created_by: z.unknown() }) };

async function requireProfile(reads: Reads, organization: string): Promise<void> {
  const [profile] = await reads.getAll(bareProfiles, [organization]);
  if (!profile) throw new RefusedError('profile.notFound');
}

const withAdded = {
  ...{ name: profilePeople.name, path: profilePeople.path, within: profilePeople.within },
  schema: z.object({ added: z.catch(profilePeople.schema.shape.added, []) }),
};

/** Each record once, at its first place. */
const distinct = (records: readonly Record[]): Record[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

function personIn(kind: ProfilePeopleKind, record: Record): Person[] {
  const parsed: { success: boolean; data?: Person } = carried[kind].safeParse(record);
  return parsed.success && parsed.data ? [parsed.data] : [];
}

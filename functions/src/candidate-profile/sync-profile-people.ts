import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Capability } from '#shared/access.ts';
import type { profilePeopleCall } from '#shared/api/profile-api.ts';
import {
  donors,
  type ProfilePeopleKind,
  profileDonor,
  profilePeople,
  profileVolunteer,
  volunteers,
} from '#shared/collections/index.ts';
import { profilePeopleMax } from '#shared/constants.ts';
import { type RefusalKey, RefusedError } from '#shared/refusals.ts';
import { parseOrNull } from '../document-change.ts';
import { type Member, requireCapability } from '../http/guard.ts';
import { keyedMutex } from '../keyed-mutex.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { candidateReference, peopleReference } from './profile-references.ts';

type Input = z.output<typeof profilePeopleCall.request>;
/** Of a record what the profile carries; the rest is left out. */
const carried = { donors: z.object(profileDonor.shape), volunteers: z.object(profileVolunteer.shape) };
type Person = z.output<(typeof carried)[ProfilePeopleKind]>;

/** Where each kind comes from, who may read it, and what puts a record first. */
const sources: Record<
  ProfilePeopleKind,
  { path: (organization: string) => string; read: Capability; first: string }
> = {
  donors: { path: donors.path, read: 'donors.read', first: 'totalDonated' },
  volunteers: { path: volunteers.path, read: 'volunteers.read', first: 'totalHours' },
};

/**
 * Copies the people of one kind beside the candidate profile, the most generous or the busiest first; those whom
 * somebody added stand in front. About a hundred reads and one write. The copy is as old as its `synced_at` says: who
 * is renamed later stands in it as they were until the next call; who is deleted leaves it. Of two calls at once both additions are kept. Refuses
 * (`not-found`) without a profile, and to add a record that is not there.
 */
export function syncProfilePeople({ db }: { db: Firestore }) {
  // Of two that contend for the document one would wait for seconds.
  const turns = keyedMutex();
  return async (member: Member, { kind, add }: Input): Promise<{ count: number }> => {
    const { organization } = member;
    const { path, read, first } = sources[kind];
    requireCapability(member, read);
    demandProfile(await candidateReference(db, organization).get());
    const records = db.collection(path(organization));
    // Outside of the transaction, which would lock a hundred records that others write.
    const top = await records.orderBy(first, 'desc').limit(profilePeopleMax).get();
    const count = await turns(`${kind} ${organization}`, () =>
      runTransactionWithRetry(db, (transaction) =>
        keep(transaction, db, organization, { kind, add, records, top }),
      ),
    );
    return { count };
  };
}

type Found = {
  kind: ProfilePeopleKind;
  add: string | undefined;
  records: CollectionReference;
  top: QuerySnapshot;
};

/** Writes those who were added, as they are now, and the first ones behind them; gives how many they are. */
async function keep(
  transaction: Transaction,
  db: Firestore,
  organization: string,
  { kind, add, records, top }: Found,
): Promise<number> {
  const reference = peopleReference(db, organization, kind);
  const [candidate, stored] = await transaction.getAll(candidateReference(db, organization), reference);
  demandProfile(candidate);
  const requested = [...new Set([...(add ? [add] : []), ...addedIn(stored)])].slice(0, profilePeopleMax);
  const found =
    requested.length > 0 ? await transaction.getAll(...requested.map((id) => records.doc(id))) : [];
  const added = found.filter(({ exists }) => exists);
  if (add && !added.some(({ id }) => id === add)) throw new RefusedError(noSuch[kind]);
  const people = distinct([...added, ...top.docs]).flatMap((record) => personIn(kind, record));
  const list = people.slice(0, profilePeopleMax);
  transaction.set(reference, {
    donors: [],
    volunteers: [],
    [kind]: list,
    added: added.map(({ id }) => id),
    synced_at: top.readTime,
  });
  return list.length;
}

const noSuch: Record<ProfilePeopleKind, RefusalKey> = {
  donors: 'donors.gone',
  volunteers: 'volunteers.gone',
};

function demandProfile(candidate: DocumentSnapshot | undefined): void {
  if (!candidate?.exists) throw new RefusedError('profile.notFound');
}

const withAdded = z.object({ added: profilePeople.schema.shape.added });
const addedIn = (stored: DocumentSnapshot | undefined): string[] =>
  parseOrNull(withAdded, stored?.data())?.added ?? [];

/** Each record once, at its first place. */
const distinct = (records: readonly DocumentSnapshot[]): DocumentSnapshot[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

function personIn(kind: ProfilePeopleKind, record: DocumentSnapshot): Person[] {
  const person = parseOrNull<(typeof carried)[ProfilePeopleKind]>(carried[kind], {
    ...record.data(),
    id: record.id,
  });
  return person ? [person] : [];
}

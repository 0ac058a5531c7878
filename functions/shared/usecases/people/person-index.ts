import { personKeys as keyCollection, keyHoldersMax } from '../../collections/person-keys.ts';
import { sha256 } from '../../demo/hash.ts';
import type { Contact } from '../../domain/import/identity.ts';
import type { PersonIndex } from '../../domain/import/match-rows.ts';
import { foldText } from '../../domain/name-keys.ts';
import { type Identity, isSameBy, personKeys } from '../../domain/people/same-person.ts';
import { contactOf } from '../../domain/people/settle-person.ts';
import type { Reads, Store } from '../store.ts';
import { cardSource, type PersonKind, peopleSources, type StoredCard } from './people-sources.ts';

const identityOf = ({ name, email, phone }: Contact): Identity => ({
  name,
  emails: email === null ? [] : [email],
  phones: phone === null ? [] : [phone],
});
const keysOf = (contact: Contact): string[] => personKeys(identityOf(contact));

/**
 * Who a row of people is about: whoever carries every key of the row that leads to anybody. Where the keys lead to several
 * people of whom none carries all, nobody is: extending one would give them another one's number.
 */
export type CardMatch = { id: string | null; rivals: { id: string; name: string }[] };

/**
 * The people whom a transaction may meet. Keys that came about by filling a record are claimed only where the contacts
 * have them too; the others are left to the trigger, which hears of the filling.
 */
export type StoredPersonIndex = PersonIndex & {
  /** The one card that an identity with several addresses and numbers is about. */
  match(identity: Identity, isNamed: boolean): CardMatch;
  /** Lets all keys of an identity lead to a person too. */
  claimAll(identity: Identity, id: string): void;
  /** The card that somebody had before. */
  card(id: string): StoredCard | null;
  /** Others who may be whom an identity is about. */
  similar(identity: Identity, id: string): { id: string; name: string }[];
  /** Writes the keys that lead to more people. */
  save(store: Store): void;
};

/** Three rounds of reads whatever the number of contacts: their keys, then the cards and facets that those lead to. */
export async function readPersonIndex(
  reads: Reads,
  kind: PersonKind,
  contacts: readonly Contact[],
): Promise<StoredPersonIndex> {
  return readIndex(reads, kind, contacts.map(identityOf));
}

/** The same of cards alone: everyone is of the kind that is looked for. */
export const readCardIndex = (reads: Reads, identities: readonly Identity[]): Promise<StoredPersonIndex> =>
  readIndex(reads, null, identities);

async function readIndex(
  reads: Reads,
  kind: PersonKind | null,
  identities: readonly Identity[],
): Promise<StoredPersonIndex> {
  const keys = [...new Set(identities.flatMap(personKeys))];
  const ids = new Map(keys.map((key) => [key, sha256(key)]));
  const found = await reads.getAll(keyCollection, [...ids.values()]);
  const holders = new Map(keys.map((key, at) => [key, found[at]?.people ?? []]));
  const listed = [...new Set([...holders.values()].flat())];
  const [cardsFound, facetsFound] = await Promise.all([
    reads.getAll(cardSource, listed),
    kind === null ? [] : reads.getAll(peopleSources[kind], listed),
  ]);
  const byId = <T extends { id: string }>(rows: readonly (T | null)[]) =>
    new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  // Whoever was merged away is nobody: the keys lead to the survivor.
  const cards = byId(cardsFound.filter((card) => (card?.merged_into ?? null) === null));
  const facets = byId(facetsFound);
  /** Newcomers of this transaction by their keys. */
  const added = new Map<string, { id: string; name: string }[]>();

  /** People behind a key who may be the one that is looked for; those of this transaction last. */
  function candidates(key: string, name: string | null): string[] {
    const stored = (holders.get(key) ?? []).filter((id) => {
      const card = cards.get(id);
      return card && isSameBy(key, name, card);
    });
    const fresh = (added.get(key) ?? []).filter((one) => isSameNewcomer(key, name, one.name));
    return [...stored, ...fresh.map(({ id }) => id)];
  }
  const isNew = (id: string): boolean => [...added.values()].some((all) => all.some((one) => one.id === id));
  const lookUp = (contact: Contact, isNamed: boolean, fits: (id: string) => boolean): string | null => {
    for (const key of keysOf(contact)) {
      const [id] = candidates(key, isNamed ? contact.name : null).filter(fits);
      if (id !== undefined) return id;
    }
    return null;
  };

  function claimAll(identity: Identity, id: string): void {
    for (const key of personKeys(identity)) {
      const before = added.get(key) ?? [];
      const isListed = holders.get(key)?.includes(id) || before.some((one) => one.id === id);
      if (ids.has(key) && !isListed) added.set(key, [...before, { id, name: identity.name }]);
    }
  }

  const nameOf = (id: string): string =>
    cards.get(id)?.name ?? [...added.values()].flat().find((one) => one.id === id)?.name ?? '';

  function match(identity: Identity, isNamed: boolean): CardMatch {
    const carried = new Map<string, number>();
    let led = 0;
    for (const key of personKeys(identity)) {
      const found = candidates(key, isNamed ? identity.name : null);
      if (found.length > 0) led += 1;
      for (const id of found) carried.set(id, (carried.get(id) ?? 0) + 1);
    }
    const covering = [...carried].flatMap(([id, count]) => (count === led ? [id] : []));
    const namesake = covering.find((id) => foldText(nameOf(id)) === foldText(identity.name));
    const [first] = covering;
    const id = namesake ?? (isNamed || covering.length === 1 ? first : undefined) ?? null;
    return id === null
      ? { id, rivals: [...carried.keys()].map((one) => ({ id: one, name: nameOf(one) })) }
      : { id, rivals: [] };
  }

  return {
    match,
    find: (contact, isNamed = true) => lookUp(contact, isNamed, (id) => facets.has(id) || isNew(id)),
    findWithoutFacet: (contact, isNamed = true) => lookUp(contact, isNamed, (id) => !facets.has(id)),
    stored(id) {
      const facet = facets.get(id);
      const card = cards.get(id);
      return facet ? { ...facet, ...(card && contactOf(card)) } : null;
    },
    card: (id) => cards.get(id) ?? null,
    similar: (identity, id) =>
      [...new Set(personKeys(identity).flatMap((key) => candidates(key, identity.name)))].flatMap((other) => {
        const card = cards.get(other);
        return card && other !== id ? [{ id: other, name: card.name }] : [];
      }),
    claim: (contact, id) => claimAll(identityOf(contact), id),
    claimAll,
    save(store) {
      for (const [key, keyId] of ids) {
        const newcomers = added.get(key)?.map(({ id }) => id) ?? [];
        // Whom a key led to before and who is gone makes room.
        const left = (holders.get(key) ?? []).filter((id) => cards.has(id));
        const people = [...left, ...newcomers].slice(0, keyHoldersMax);
        if (newcomers.length > 0) store.set(keyCollection, keyId, { people });
      }
    },
  };
}

/** Of two rows of one file, by the same rule as of a stored person. */
function isSameNewcomer(key: string, name: string | null, other: string): boolean {
  const [, by = '', value = ''] = /^(\w+):(.*)$/s.exec(key) ?? [];
  return isSameBy(key, name, {
    name: other,
    emails: by === 'email' ? [value] : [],
    phones: by === 'phone' ? [value] : [],
  });
}

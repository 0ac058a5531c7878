import { personKeys } from '#shared/collections/person-keys.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { type Contact, contactKeys } from '#shared/domain/import/identity.ts';
import type { PersonKind } from '#shared/usecases/people/people-sources.ts';
import type { DemoStore } from '../demo-store.ts';

type Carriers = Record<PersonKind, string[]>;

/**
 * Sets who holds each contact key, as the triggers do: whoever holds one and still carries it keeps it, else the first who
 * carries it has it. Only imports ask for them, so they are set when an import comes.
 */
export function settlePersonKeys({ tableOf, organization, donors, volunteers }: DemoStore): void {
  const carriers = new Map<string, Carriers>();
  const carry = (kind: PersonKind, person: Contact & { id: string }) => {
    for (const key of contactKeys(person)) {
      const found = carriers.get(key) ?? { donor: [], volunteer: [] };
      found[kind].push(person.id);
      carriers.set(key, found);
    }
  };
  for (const donor of donors.all()) carry('donor', donor);
  for (const volunteer of volunteers.all()) carry('volunteer', volunteer);
  const table = tableOf(personKeys, organization);
  const left = new Set(table.all().map(({ id }) => id));
  for (const [key, found] of carriers) {
    const id = sha256(key);
    left.delete(id);
    const before = table.get(id);
    const holderOf = (kind: PersonKind): string | null => {
      const holder = before?.[kind];
      return holder && found[kind].includes(holder) ? holder : (found[kind][0] ?? null);
    };
    const [donor, volunteer] = [holderOf('donor'), holderOf('volunteer')];
    if (before?.donor !== donor || before?.volunteer !== volunteer) table.put(id, { donor, volunteer });
  }
  for (const id of left) table.remove(id);
}

import { addPersonCall, type NewPerson } from '#shared/api/people-api.ts';
import { movedIdOf, sharedIdsOf } from '#shared/domain/gifts/gift-ids.ts';
import type { Call, Operation } from './entry.ts';

type Contact = { name?: string; email?: string | null; phone?: string | null };

/** What a change of a card brings about in the copies that its facets have. */
function copiesOf({
  name,
  emails,
  phones,
}: {
  name?: string;
  emails?: readonly string[];
  phones?: readonly string[];
}): Contact {
  return {
    ...(name !== undefined && { name }),
    ...(emails && { email: emails[0] ?? null }),
    ...(phones && { phone: phones[0] ?? null }),
  };
}

function addedBy({ id, contact, donor, volunteer, card: typed }: NewPerson): Operation[] {
  const { name, email, phone } = contact;
  const card = {
    ...{
      kind: 'person' as const,
      name,
      emails: email === null ? [] : [email],
      phones: phone === null ? [] : [phone],
    },
    ...{ street: null, unit: null, city: null, state: null, zip: null, language: null },
    ...{
      birth_year: null,
      employer: null,
      occupation: null,
      tags: [],
      source: null,
      assigned_to: null,
      voter_id: null,
      not_voters: [],
    },
    ...typed,
  };
  return [
    { operation: 'create', table: 'people', id, data: card },
    ...(donor ? [{ operation: 'create', table: 'donors', id, data: { ...contact, ...donor } } as const] : []),
    ...(volunteer
      ? [{ operation: 'create', table: 'volunteers', id, data: { ...contact, ...volunteer } } as const]
      : []),
  ];
}

const partsOf = (gift: string): string[] => sharedIdsOf(gift).map(movedIdOf);

/** The gifts that others have of one that several people give. */
function sharedBy(operation: Operation): Operation[] {
  if (operation.table !== 'donations' || operation.operation !== 'create') return [];
  const { shares, ...data } = operation.data;
  return partsOf(operation.id).flatMap((id, at): Operation[] => {
    const share = shares?.[at + 1];
    if (!share) return [];
    const { cents, ...donor } = share;
    const own = { ...donor, amount: cents, counted: cents, batch_id: null, note: null, memo_text: null };
    return [{ operation: 'create', table: 'donations', id, data: { ...data, ...own } }];
  });
}

/** A gift that is voided with all its parts or taken out of its batch; other changes of it depend on what the server has. */
function giftAfter({ path, id, input }: Call): Operation[] {
  const change: unknown = path === '/api/gifts/change' ? Reflect.get(Object(input), 'change') : null;
  const isVoid = Reflect.get(Object(change), 'is') === 'void';
  if (!isVoid && path !== '/api/gifts/batches/take-out') return [];
  const data = { batch_id: null, ...(isVoid && { status: 'void' as const, counted: 0 }) };
  const gifts = isVoid ? [id, ...partsOf(id)] : [id];
  return gifts.map((gift) => ({ operation: 'update', table: 'donations', id: gift, data }));
}

/**
 * What the server will write besides, or because of a call: screens show it on top of what they have until the server's
 * own answer is there. Nothing of what a device cannot know.
 */
export function projected(operation: Operation | Call): Operation[] {
  if (operation.operation === 'call') {
    const isAdded = operation.path === addPersonCall.path;
    const added = isAdded ? addPersonCall.request.safeParse(operation.input) : null;
    if (added?.success) return addedBy(added.data);
    return giftAfter(operation);
  }
  if (operation.table !== 'people' || operation.operation !== 'update') return sharedBy(operation);
  const { id, data } = operation;
  const copies = copiesOf(data);
  if (Object.keys(copies).length === 0) return [];
  return [
    { operation: 'update', table: 'donors', id, data: copies },
    { operation: 'update', table: 'volunteers', id, data: copies },
  ];
}

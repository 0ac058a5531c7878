import { hosting, idToken, send } from './emulators.ts';

const hourMs = 3_600_000;

/** What clocks in New York show. */
const wallOf = (millis: number): string =>
  new Date(millis).toLocaleString('sv-SE', { timeZone: 'America/New_York' }).replace(' ', 'T').slice(0, 16);

type Account = { email: string };
const noChange = { add: [], remove: [] };

/** A published canvass with two shifts of two hours, the first of which begins `startsInMs` from now. */
export async function shiftEvent(
  account: Account,
  { startsInMs, hosts = [], fields = {} }: { startsInMs: number; hosts?: string[]; fields?: object },
): Promise<string> {
  const id = crypto.randomUUID();
  const starts = Date.now() + startsInMs;
  const shift = (name: string, from: number, capacity: number) => ({
    ...{ id: name, from: wallOf(from), to: wallOf(from + 2 * hourMs), capacity },
    ...{ capacity_kind: 'target', label: name === 's1' ? 'Morning' : 'Afternoon', lead: null },
  });
  await send(
    `${hosting}/api/events/save`,
    {
      ...{ id, mode: 'new', isPublished: true, zone: 'America/New_York', removedShifts: [], series: null },
      fields: { title: 'Saturday canvass', type: 'canvass', venue: 'Library', city: 'Port Amsel', ...fields },
      street: null,
      shifts: [shift('s1', starts, 20), shift('s2', starts + 3 * hourMs, 5)],
      ...{ hosts: { add: hosts, remove: [] }, tags: noChange },
    },
    await idToken(account),
  );
  return id;
}

/** Signs somebody up for the first shift; answers with the sign-up's id. */
export async function signUpFor(
  account: Account,
  event: string,
  name: string,
  fields: object = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const person = {
    ...{ newId: crypto.randomUUID(), name, email: `${name.split(' ')[0]}@example.org`.toLowerCase() },
    ...{ phone: null, zip: null, language: null },
  };
  await send(
    `${hosting}/api/rsvps/sign-up`,
    {
      ...{ event, shifts: [{ shift: 's1', id }], person: { ...person, ...fields }, guests: 0, needs: null },
      ...{ answers: [], note: null, arrivedAt: null },
    },
    await idToken(account),
  );
  return id;
}

import { people } from '#shared/collections/people.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { db } from './emulator-clients.ts';
import type { Member } from './new-members.ts';
import { personRecord, taskRecord } from './sample-records.ts';

const stamps = { created_at: new Date(0), updated_at: new Date(0) };

/** A task that is done, a person, and as many open tasks as are asked for: all of them a member's. */
export async function giveWork({ uid, organization }: Member, open = 1): Promise<void> {
  const assigned = { assigned_to: uid };
  const task = (id: string, fields: object = {}) =>
    db
      .doc(`${tasks.path(organization)}/${id}`)
      .set({ ...taskRecord({ title: id, ...assigned, ...fields }), ...stamps });
  await Promise.all([
    task('open'),
    ...Array.from({ length: open - 1 }, (_, place) => task(`open-${place}`)),
    task('done', { state: 'done' }),
    db
      .doc(`${people.path(organization)}/person`)
      .set({ ...personRecord({ name: 'Ana Ruiz', ...assigned }), ...stamps }),
  ]);
}

/** Who has each of them now. */
export async function workers({ organization }: Member): Promise<object> {
  const of = async (path: string) => (await db.doc(path).get()).get('assigned_to');
  return {
    open: await of(`${tasks.path(organization)}/open`),
    done: await of(`${tasks.path(organization)}/done`),
    person: await of(`${people.path(organization)}/person`),
  };
}

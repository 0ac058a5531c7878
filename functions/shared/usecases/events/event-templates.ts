import { removeEventTemplateCall, saveEventTemplateCall } from '../../api/events-api.ts';
import { eventTemplates, templatesMax } from '../../collections/event-templates.ts';
import { eventFields, events } from '../../collections/events.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Fields, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import type { StoredEvent } from './write-events.ts';

type Template = Fields<typeof eventTemplates.schema>;

/** What a template has of an event. A private address is a document of its own, which more people would read here. */
function templateOf(event: StoredEvent): Omit<Template, 'name' | 'created_at' | 'created_by'> {
  const { tags, address, address_visibility, zone, shifts, day } = event;
  // Older events lack what was added since.
  const named = Object.keys(eventFields)
    .map((field): [string, unknown] => [field, Reflect.get(event, field)])
    .filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(named) as Pick<Template, keyof typeof eventFields>),
    ...{ tags, address, address_visibility, zone, day },
    shifts: shifts.map(({ taken: _taken, waiting: _waiting, ...shift }) => ({ ...shift, lead: null })),
  };
}

/** Reads: the member, the event, and the campaign's templates, 50 at most; one write. */
export const saveEventTemplate = command(
  saveEventTemplateCall,
  async ({ id, event: of, name }, { member }, store) => {
    await requireCaller(store, member, 'events.write');
    const [event, known] = await Promise.all([
      store.get(events, of),
      store.find(eventTemplates, { limit: templatesMax, select: ['name'] }),
    ]);
    if (!event) throw new RefusedError('events.gone');
    if (known.some((one) => one.id === id)) throw new RefusedError('call.replayed');
    if (known.length >= templatesMax)
      throw new RefusedError('events.tooManyTemplates', { most: templatesMax });
    const by = { created_at: serverTime, created_by: member.uid };
    store.create(eventTemplates, id, { ...templateOf(event), name, ...by });
    return {};
  },
  { key: () => 'event templates' },
);

/** One read, one write. */
export const removeEventTemplate = command(removeEventTemplateCall, async ({ id }, { member }, store) => {
  await requireCaller(store, member, 'events.write');
  store.delete(eventTemplates, id);
  return {};
});

import * as z from 'zod/mini';
import { collection, inOrganization } from './define.ts';
import { streetFields } from './events.ts';

/**
 * The address and the pin of an event whose address is private, under the event's id: often somebody's home. Whoever may read people reads
 * it; canvassers, who read events, do not.
 */
export const eventAddresses = collection({
  name: 'event_addresses',
  path: inOrganization('event_addresses'),
  access: { get: 'people.read' },
  rules: {
    refused: {
      list: 'an address is read with its event, never all of them',
      write: 'calls do, in one piece with the event',
    },
  },
  fixedIds: true,
  isWork: false,
  schema: z.strictObject({ address: streetFields.address, pin: streetFields.pin }),
});

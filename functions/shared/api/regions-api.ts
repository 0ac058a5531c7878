import * as z from 'zod/mini';
import { fieldRegion, regionId } from '../collections/field-regions.ts';
import { endpoint } from './endpoint.ts';

/**
 * Saves a region, new or as it is now, removes one, or has the nightly numbers mailed to whoever asks, or not. Removing one
 * that is gone changes nothing.
 */
export const fieldRegionsCall = endpoint({
  path: '/api/field/regions',
  guard: { level: 'member', capability: 'voters.write' },
  request: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('save'), region: fieldRegion }),
    z.strictObject({ is: z.literal('remove'), id: regionId }),
    z.strictObject({ is: z.literal('mail'), isOn: z.boolean() }),
  ]),
  response: z.strictObject({}),
});

import type * as z from 'zod/mini';
import type { recordGiftCall } from '#shared/api/gifts-api.ts';
import { CallError, messageFor } from '../error-messages.ts';
import type { Operation } from './entry.ts';

type Recording = { endpoint: typeof recordGiftCall; input: z.input<typeof recordGiftCall.request> };

/**
 * The call that creates a record together with others, which a device could not write in one piece; null where the device
 * writes it itself. Under an id that is there already it changes nothing. Loaded by those who record a gift.
 */
export async function recordingCall(operation: Operation): Promise<Recording | null> {
  if (operation.operation !== 'create' || operation.table !== 'donations') return null;
  const { recordGiftCall } = await import('#shared/api/gifts-api.ts');
  const { donor_id, amount, counted, date, status, type } = operation.data;
  const { method, check_number, source_code, election, batch_id, note } = operation.data;
  const returned = status === 'completed' ? (amount ?? 0) - (counted ?? amount ?? 0) : 0;
  const read = recordGiftCall.request.safeParse({
    ...{ id: operation.id, donorId: donor_id, amount, date, status, type, returned },
    ...{ election: election ?? null, batch_id: batch_id ?? null },
    ...{ method: method ?? null, check_number: check_number ?? null },
    ...{ source_code: source_code ?? null, note: note ?? null },
  });
  // Sent again it would not fit either: it is listed as refused, to be corrected.
  if (!read.success) throw new CallError('invalid-argument', messageFor({ code: 'invalid-argument' }));
  return { endpoint: recordGiftCall, input: read.data };
}

import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { CallError, messageFor } from '../error-messages.ts';
import type { Operation } from './entry.ts';

type Recording = { endpoint: EndpointDefinition<z.ZodMiniType, z.ZodMiniType>; input: unknown };

/**
 * The call that creates a record together with others, which a device could not write in one piece; null where the device
 * writes it itself. Under an id that is there already it changes nothing. Loaded by those who record a gift or a pledge.
 */
export async function recordingCall(operation: Operation): Promise<Recording | null> {
  if (operation.operation !== 'create') return null;
  if (operation.table === 'donations') return recordingGift(operation.id, operation.data);
  if (operation.table === 'pledges') return recordingPledge(operation.id, operation.data);
  return null;
}

/** Sent again, what does not fit would not fit either: it is listed as refused, to be corrected. */
function inputOf<T>(read: z.core.util.SafeParseResult<T>): T {
  if (!read.success) throw new CallError('invalid-argument', messageFor({ code: 'invalid-argument' }));
  return read.data;
}

type DataOf<T> = Extract<Operation, { table: T; operation: 'create' | 'update' }>['data'];

async function recordingGift(id: string, data: DataOf<'donations'>): Promise<Recording> {
  const { recordGiftCall } = await import('#shared/api/gifts-api.ts');
  const { donor_id, amount, counted, date, status, type, pledge_id } = data;
  const { method, check_number, source_code, election, batch_id, note } = data;
  const { description, memo_text, conduit, conduit_id, transferred_on } = data;
  const shares = data.shares ?? [];
  const others = shares.slice(1).reduce((sum, { cents }) => sum + cents, 0);
  const returned = status === 'completed' ? (amount ?? 0) - (counted ?? amount ?? 0) - others : 0;
  const read = recordGiftCall.request.safeParse({
    ...{ id, donorId: donor_id, amount, date, status, type, returned },
    ...{ election: election ?? null, batch_id: batch_id ?? null },
    shares: shares.map(({ donor_id: donorId, cents }) => ({ donorId, cents })),
    ...(pledge_id !== undefined && { pledgeId: pledge_id }),
    ...{ method: method ?? null, check_number: check_number ?? null },
    ...{ source_code: source_code ?? null, note: note ?? null },
    ...{ description: description ?? null, memo_text: memo_text ?? null, conduit: conduit ?? null },
    ...{ conduit_id: conduit_id ?? null, transferred_on: transferred_on ?? null },
  });
  return { endpoint: recordGiftCall, input: inputOf(read) };
}

async function recordingPledge(id: string, data: DataOf<'pledges'>): Promise<Recording> {
  const { recordPledgeCall } = await import('#shared/api/pledges-api.ts');
  const { donor_id, amount, made_on, firmness, installments, election, source_code, note } = data;
  const read = recordPledgeCall.request.safeParse({
    ...{ id, donorId: donor_id, amount, madeOn: made_on, firmness, installments },
    ...{ election: election ?? null, sourceCode: source_code ?? null, note: note ?? null },
  });
  return { endpoint: recordPledgeCall, input: inputOf(read) };
}

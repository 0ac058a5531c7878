import { storeFileCall } from '#shared/api/files-api.ts';
import type { FileKind } from '#shared/collections/files.ts';
import type { Entry } from '../data/journal/index.ts';

/** Pictures that wait on this device for the connection, as base64 text by the side of the check. */
export type WaitingSides = Partial<Record<FileKind, string>>;

/** Those of one check. Pictures of other checks are not read: each is large. */
export function waitingSides(entries: readonly Entry[], gift: string): WaitingSides {
  const waiting: WaitingSides = {};
  for (const { operation, state } of entries) {
    if (operation.operation !== 'call' || operation.path !== storeFileCall.path) continue;
    if (operation.id !== gift || state.is === 'failed') continue;
    const input = storeFileCall.request.safeParse(operation.input).data;
    if (input?.ownerId === gift) waiting[input.kind] = input.data;
  }
  return waiting;
}

import { storeFileCall } from '#shared/api/files-api.ts';
import type { Entry } from '../../shared/data/journal/index.ts';

/** The picture of a check that waits on this device, in base64. Those of other checks are not read: each is large. */
export function waitingPicture(entries: readonly Entry[], gift: string): string | null {
  for (const { operation, state } of entries) {
    if (operation.operation !== 'call' || operation.path !== storeFileCall.path) continue;
    if (operation.id !== gift || state.is === 'failed') continue;
    const input = storeFileCall.request.safeParse(operation.input).data;
    if (input?.ownerId === gift) return input.data;
  }
  return null;
}

import { useState } from 'react';
import { isDemo } from '../../../shared/demo/mode.ts';
import { recall, remember } from '../../../shared/local-storage.ts';
import { saveCustomSetting, useCustomSettings } from '../../../shared/session/custom-settings.ts';

const key = 'tourSeen';

/** Whether the tour may still be offered: neither this device nor the account, once it has answered, knows an answer. */
export function useTourIsNew(uid: string): boolean {
  const settings = useCustomSettings(uid);
  // A visitor of the demo is one person in every role.
  const [isSeen] = useState(() => (isDemo ? recall(key) !== null : recall(key) === uid));
  return settings !== null && settings[key] === undefined && !isSeen;
}

/** Begun or refused: it is not offered again, here after a reload or on another device. */
export function markTourSeen(uid: string): void {
  remember(key, uid);
  // What this device could not keep is offered once more: no harm, and nothing to tell.
  saveCustomSetting(uid, key, true).catch(() => undefined);
}

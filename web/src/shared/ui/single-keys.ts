import { create } from 'zustand';
import { recall, remember } from '../local-storage.ts';

const key = 'singleKeys';

/**
 * Whether keys without a modifier do something on this device. WCAG 2.1.4: who speaks to the computer, or hits keys
 * by accident, can turn them off.
 */
export const useSingleKeys = create<{ on: boolean }>(() => ({ on: recall(key) !== 'off' }));

export function setSingleKeys(on: boolean): void {
  useSingleKeys.setState({ on });
  remember(key, on ? 'on' : 'off');
}

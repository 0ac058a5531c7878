import { importCheckRows } from '#shared/constants.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { findPresent } from '../data.ts';
import type { Reader } from '../file-reader.ts';
import { rememberMapping } from '../remembered-columns.ts';
import type { Preview } from '../worker/import-protocol.ts';
import { at, newLife, type Presence, show, useWizard } from './wizard-state.ts';

/** Checks every row in the worker, then asks the server which are already there. */
export async function checkRows(): Promise<void> {
  const { kind, step } = useWizard.getState();
  if (!at.work || (step.is !== 'columns' && step.is !== 'preview')) return;
  const { reader } = at.work;
  const { chosen } = step;
  const signal = newLife();
  show(step.is === 'preview' ? { ...step, checking: true } : { is: 'checking', chosen });
  try {
    const { mapping, dayOrder, meanings, recipient } = chosen;
    const preview = await reader.check({ mapping, dayOrder, meanings, recipient });
    if (signal.aborted) return;
    rememberMapping(kind, chosen.facts.headers, chosen);
    const presence = { is: 'looking', checked: 0 } as const;
    show({ is: 'preview', chosen, preview, presence, checking: false, why: null });
    await findExisting(reader, signal, 0);
  } catch (error) {
    if (!signal.aborted) show({ is: 'columns', chosen, why: messageFor(error) });
  }
}

/** Takes the search up again where it failed. */
export function retryLookup(): void {
  const { step } = useWizard.getState();
  if (!at.work || step.is !== 'preview' || step.presence.is !== 'failed') return;
  const { checked } = step.presence;
  show({ ...step, presence: { is: 'looking', checked } });
  void findExisting(at.work.reader, at.life.signal, checked);
}

/** Goes through the rows a thousand at a time. A search that fails says so, and does not hinder the import. */
async function findExisting(reader: Reader, signal: AbortSignal, begin: number): Promise<void> {
  let checked = begin;
  const tell = (change: { preview?: Preview; presence: Presence }) => {
    const { step } = useWizard.getState();
    if (!signal.aborted && step.is === 'preview') show({ ...step, ...change });
  };
  try {
    for (;;) {
      const batch = await reader.bareRows(checked, importCheckRows);
      if (batch.rows.length === 0) break;
      const flags = await findPresent(batch, signal);
      if (signal.aborted) return;
      const preview = await reader.mark(checked, flags);
      checked += batch.rows.length;
      tell({ preview, presence: { is: 'looking', checked } });
    }
    tell({ presence: { is: 'known' } });
  } catch (error) {
    tell({ presence: { is: 'failed', checked, why: messageFor(error) } });
  }
}

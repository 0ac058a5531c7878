import '../text/voter-data/en.ts';
import { t } from '../text/index.ts';
import type { VoterFileState } from './engine.ts';
import type { FetchFailure, LoadStatus } from './worker/voter-protocol.ts';

/**
 * In words why a part of the file, by its number from 1, or what was learned could not be had, or a question not be answered,
 * and what to do.
 */
export function formatTrouble(trouble: FetchFailure | 'no race', part: number | null): string {
  if (trouble === 'unreached') return t('voterData.unreached');
  if (trouble === 'refused') return t('voterData.refused');
  if (trouble === 'newer') return t('voterData.newer');
  if (trouble === 'no race') return t('voterData.noRace');
  if (part === null) return t('voterData.learned');
  return t(trouble === 'unexpected' ? 'voterData.unexpected' : 'voterData.damaged', { part });
}

/** What the worker says, as screens show it. */
export function toVoterFileState(status: LoadStatus, retry: () => void): VoterFileState {
  if (status.is === 'failed') return { is: 'failed', why: formatTrouble(status.trouble, status.part), retry };
  if (status.is !== 'ready') return status;
  const { facts, revision, stored, behind } = status;
  const warning = behind ? t('voterData.behind') : stored ? null : t('voterData.notStored');
  return { is: 'ready', facts, revision, warning };
}

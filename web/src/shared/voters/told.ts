import '../text/voter-data.ts';
import { t } from '../text/index.ts';
import type { Held } from './engine.ts';
import type { Standing, Trouble } from './worker/protocol.ts';

/** In words why a part of the file, by its number from 1, or what was learned could not be had, and what to do. */
export function wordsOf(trouble: Trouble, part: number | null): string {
  if (trouble === 'unreached') return t('voterData.unreached');
  if (trouble === 'refused') return t('voterData.refused');
  if (trouble === 'newer') return t('voterData.newer');
  if (part === null) return t('voterData.learned');
  return t(trouble === 'unexpected' ? 'voterData.unexpected' : 'voterData.damaged', { part });
}

/** What the worker says, as screens show it. */
export function heldAs(standing: Standing, retry: () => void): Held {
  if (standing.is === 'failed') return { is: 'failed', why: wordsOf(standing.trouble, standing.part), retry };
  if (standing.is !== 'ready') return standing;
  const { facts, revision, stored, behind } = standing;
  const warning = behind ? t('voterData.behind') : stored ? null : t('voterData.notStored');
  return { is: 'ready', facts, revision, warning };
}

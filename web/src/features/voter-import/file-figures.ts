import { t } from '../../shared/text/index.ts';
import type { Figure } from '../../shared/ui/import/import-figures.tsx';
import type { Promised } from '../../shared/voter-reading/voter-import-protocol.ts';

/** What a file changes against the one before it. */
export const changeFigures = ({ added, changed, gone, unchanged }: Promised['changes']): Figure[] => [
  { name: t('voterImport.changes.added'), value: added, tone: 'good' },
  { name: t('voterImport.changes.changed'), value: changed },
  { name: t('voterImport.changes.gone'), value: gone, tone: 'bad' },
  { name: t('voterImport.changes.unchanged'), value: unchanged },
];

/** What a file holds. */
export const fileFigures = ({ counts }: Promised): Figure[] => [
  { name: t('voterImport.done.voters'), value: counts.voters },
  { name: t('voterImport.done.households'), value: counts.households },
  { name: t('voterImport.done.doors'), value: counts.doors },
  { name: t('voterImport.done.phones'), value: counts.phones },
  { name: t('voterImport.done.emails'), value: counts.emails },
  { name: t('voterImport.done.places'), value: counts.places },
];

import { t } from '../../../shared/text/index.ts';
import { showMoment, showNumber } from '../../../shared/ui/format.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { Backup } from './data.ts';

const full = ({ percent }: Backup): string =>
  percent === null ? t('history.backups.unreadable') : t('history.backups.full', { percent });

/** Thousands of characters, at least one. */
const size = ({ profile_data }: Backup): string =>
  t('history.backups.size', { size: showNumber(Math.max(1, Math.round(profile_data.length / 1_000))) });

export const backupColumns: readonly Column<Backup>[] = [
  {
    key: 'when',
    header: 'history.backups.when',
    width: 'minmax(0, 2fr)',
    cell: ({ created_at }) => showMoment(created_at.toMillis()),
    line: 'title',
  },
  {
    key: 'reason',
    header: 'history.backups.reason',
    width: 'minmax(0, 3fr)',
    cell: ({ reason }) => t(`history.backups.reasons.${reason}`),
    line: 'detail',
  },
  {
    key: 'full',
    header: 'history.backups.filled',
    width: '140px',
    cell: full,
    numeric: true,
    line: 'value',
  },
  {
    key: 'size',
    header: 'history.backups.sizeOf',
    width: '96px',
    cell: size,
    numeric: true,
    line: 'note',
  },
];

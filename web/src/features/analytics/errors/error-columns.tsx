import type { ErrorStatus } from '#shared/collections/error-groups.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showNumber } from '../../../shared/ui/format.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { ErrorGroup } from './data.ts';
import styles from './errors.module.css';
import { peopleOf, titleOf } from './format-error.ts';
import { SeverityMark, StatusMark } from './marks.tsx';

/** `now`: milliseconds since 1970. */
export const columnsAt = (now: number): readonly Column<ErrorGroup>[] => [
  {
    key: 'message',
    header: 'reports.columns.message',
    width: 'minmax(0, 1fr)',
    cell: titleOf,
    line: 'title',
  },
  {
    key: 'severity',
    header: 'reports.columns.severity',
    width: '92px',
    cell: ({ severity, status }) => (
      <>
        <SeverityMark of={severity} />
        {status !== 'open' && <InLines of={status} />}
      </>
    ),
    line: 'detail',
  },
  {
    key: 'status',
    header: 'reports.columns.status',
    width: '84px',
    cell: ({ status }) => <StatusMark of={status} />,
    wideOnly: true,
  },
  {
    key: 'count',
    header: 'reports.columns.count',
    width: '72px',
    cell: ({ count }) => <Times count={count} />,
    numeric: true,
    line: 'value',
  },
  {
    key: 'people',
    header: 'reports.columns.people',
    width: '96px',
    cell: peopleOf,
    numeric: true,
    wideOnly: true,
  },
  {
    key: 'last',
    header: 'reports.columns.lastSeen',
    width: '132px',
    cell: ({ last_seen }) => showAgo(Math.min(last_seen.toMillis(), now), now),
    numeric: true,
    line: 'note',
  },
];

/** A row of two lines has no column for the status. */
const InLines = ({ of }: { of: ErrorStatus }) => (
  <span className={styles.inLines}>
    {' '}
    <StatusMark of={of} />
  </span>
);

/** Under a heading the number alone says it; in a row of two lines, which has none, the word does too. */
const Times = ({ count }: { count: number }) => (
  <span title={t('reports.times', { count, shown: showNumber(count) })}>{showNumber(count)}</span>
);

import { Text } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { foldText } from '#shared/domain/name-keys.ts';
import { issueTopics } from '#shared/domain/policy/policy-limits.ts';
import { t } from '../../shared/text/index.ts';
import { Choice } from '../../shared/ui/list/choice.tsx';
import { SearchBox } from '../../shared/ui/list/search-box.tsx';
import { type IssueRow, type Progress, progressOf } from './data.ts';
import { paths } from './policy-paths.ts';
import styles from './position.module.css';

export const StatusChip = ({ progress }: { progress: Progress }) => (
  <span className={styles.status} data-progress={progress}>
    {t(`policy.status.${progress}`)}
  </span>
);

const matches = ({ issue, position }: IssueRow, search: string): boolean =>
  [issue.name, position?.stance ?? '', position?.text ?? ''].some((text) => foldText(text).includes(search));

type Props = { rows: readonly IssueRow[]; open: string | null };

/** Every issue, the most important first; archived ones are folded. All are here, so that a search asks nothing. */
export function IssueList({ rows, open }: Props) {
  const [typed, setTyped] = useState('');
  const [topic, setTopic] = useState('');
  const found = rows.filter(
    (row) => (topic === '' || row.issue.topic === topic) && matches(row, foldText(typed)),
  );
  const archived = found.filter(({ issue }) => issue.archived);
  const used = found.filter(({ issue }) => !issue.archived);
  const lines = (some: readonly IssueRow[]) =>
    some.map((row) => <IssueLine key={row.issue.id} row={row} isOpen={row.issue.id === open} />);
  return (
    <nav className={styles.issues} aria-label={t('policy.issues')}>
      <search className={styles.filters}>
        <SearchBox value={typed} onChange={setTyped} label={t('policy.search')} pauseMs={0} />
        <Choice
          label={t('policy.topic')}
          any={t('policy.anyTopic')}
          value={topic}
          options={issueTopics.map((value) => ({ value, label: t(`choices.issues.topic.${value}`) }))}
          onChange={setTopic}
        />
      </search>
      {found.length === 0 && (
        <Text c="var(--ink-soft)" role="status">
          {t('policy.nothing')}
        </Text>
      )}
      <Lines>{lines(used)}</Lines>
      {archived.length > 0 && (
        <details open={typed !== '' || used.length === 0 || archived.some(({ issue }) => issue.id === open)}>
          <summary>{t('policy.archived', { count: archived.length })}</summary>
          <Lines>{lines(archived)}</Lines>
        </details>
      )}
    </nav>
  );
}

const Lines = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 && <ul className={styles.list}>{children}</ul>;

function IssueLine({ row, isOpen }: { row: IssueRow; isOpen: boolean }) {
  const { issue, position } = row;
  const about = [
    t(`choices.issues.topic.${issue.topic}`),
    ...(position ? [t('policy.version', { version: position.version })] : []),
  ];
  return (
    <li>
      <Link to={paths.one(issue.id)} className={styles.issue} aria-current={isOpen ? 'page' : undefined}>
        <span>
          {issue.priority === 'high' && (
            <>
              <IconArrowUp size={14} className={styles.high} aria-hidden />
              <span className="visually-hidden">{t('choices.issues.priority.high')} </span>
            </>
          )}
          {issue.name}
        </span>
        <StatusChip progress={progressOf(row)} />
        <span className={styles.about}>{about.join(' · ')}</span>
      </Link>
    </li>
  );
}

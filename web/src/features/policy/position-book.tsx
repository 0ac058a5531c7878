import { Button, Text } from '@mantine/core';
import { IconFileUnknown, IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { readContent } from '#shared/domain/policy/position-content.ts';
import { t } from '../../shared/text/index.ts';
import { showMomentDay } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { type IssueRow, useIssueRows } from './data.ts';
import { paths } from './policy-paths.ts';
import styles from './position.module.css';
import { PositionText } from './position-text.tsx';

/** `/strategy/policy/print` and `…/:id/print`: approved positions on paper, one on each sheet. */
export function PositionBook() {
  const { id = null } = useParams();
  const live = useIssueRows();
  const rows = live.is === 'ready' ? live.value : [];
  const one = rows.find(({ issue }) => issue.id === id);
  const inBook = ({ issue, position }: IssueRow) =>
    position !== null && (id === null ? !issue.archived && position.status !== 'retired' : issue.id === id);
  return (
    <Page
      title={one?.issue.name ?? t('policy.file.book')}
      above={<BackLink list={id ? paths.one(id) : paths.list} name={one?.issue.name ?? t('policy.back')} />}
      width={800}
      actions={
        rows.some(inBook) && (
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
            {t('policy.file.print')}
          </Button>
        )
      }
    >
      <LiveView of={live}>
        {(all) => {
          const printed = all.filter(inBook);
          if (printed.length === 0)
            return (
              <EmptyState
                icon={IconFileUnknown}
                title={t('policy.file.book')}
                hint={t('policy.file.nothing')}
              />
            );
          return (
            <div className={styles.book}>
              {printed.map((row) => (
                <Sheet key={row.issue.id} row={row} titled={id === null} />
              ))}
            </div>
          );
        }}
      </LiveView>
    </Page>
  );
}

function Sheet({ row: { issue, position }, titled }: { row: IssueRow; titled: boolean }) {
  const content = position && readContent(position);
  if (!content) return <Text>{t('policy.unreadable')}</Text>;
  const approved = {
    name: position.approved_name,
    day: showMomentDay(position.approved_at.toMillis()),
  };
  return (
    <section className={styles.sheet}>
      {titled && <h2>{issue.name}</h2>}
      <p className={styles.soft}>
        {t('policy.version', { version: position.version })} ·{' '}
        {t(position.self_approved === null ? 'policy.rail.approvedBy' : 'policy.rail.selfApproved', approved)}
      </p>
      <PositionText content={content} />
    </section>
  );
}

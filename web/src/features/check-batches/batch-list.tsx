import { Button } from '@mantine/core';
import { IconCheckbox, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { ExportButton } from '../../shared/ui/export-button.tsx';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { Footer } from '../../shared/ui/list/footer.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { type Batch, batchPath, useBatches } from './batch-data.ts';
import { BatchDialog } from './batch-dialog.tsx';
import styles from './batches.module.css';

/** All batches of checks, the newest first. */
export function BatchList() {
  const writes = useMember().can('donations.write');
  const { live, next, more } = useBatches();
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'new'>();
  const last = live.is === 'ready' ? live.value[0] : undefined;
  const add = writes && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={({ currentTarget }) => ask('new', currentTarget)}
    >
      {t('giftBatches.open')}
    </Button>
  );
  return (
    <Page
      title={t('nav.fundraising')}
      hint={t('giftBatches.hint')}
      actions={
        last && (
          <>
            <ExportButton kind="gift_batches" />
            {add}
          </>
        )
      }
    >
      <Tabs />
      <StaleNote of={live} />
      <LiveView of={live}>
        {(batches) =>
          batches.length === 0 ? (
            <EmptyState
              icon={IconCheckbox}
              title={t('giftBatches.empty.title')}
              hint={t('giftBatches.empty.hint')}
            >
              {add}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.lines} aria-label={t('giftBatches.back')}>
                {batches.map((batch) => (
                  <BatchLine key={batch.id} batch={batch} />
                ))}
              </ul>
              {next.is === 'idle' && (
                <Button variant="default" onClick={more} mx="auto">
                  {t('giftBatches.more')}
                </Button>
              )}
              <Footer next={next} more={more} capped={false} shown={batches.length} />
            </>
          )
        }
      </LiveView>
      {question && (
        <BatchDialog
          batch={null}
          account={last?.account ?? null}
          opened={opened}
          close={close}
          onClosed={onClosed}
        />
      )}
    </Page>
  );
}

function BatchLine({ batch }: { batch: Batch }) {
  const { id, received_on, deposited_on, account, status, count, expected_count, total } = batch;
  return (
    <li className={styles.batch}>
      <div className={styles.who}>
        <Link to={batchPath(id)}>{showDay(received_on)}</Link>
        <p>{account}</p>
      </div>
      <span className={styles.status} data-status={status}>
        {t(`giftBatches.status.${status}`)}
      </span>
      <div className={`${styles.figures} figures`}>
        <strong>{showMoney(total)}</strong>
        <p>
          {status === 'closed'
            ? t('giftBatches.facts.checks', { count })
            : t('giftBatches.facts.ofExpected', { entered: count, expected: expected_count })}
        </p>
      </div>
      <p className={styles.deposit}>
        {t('giftBatches.facts.deposited')}:{' '}
        {deposited_on === null ? t('giftBatches.facts.notDeposited') : showDay(deposited_on)}
      </p>
    </li>
  );
}

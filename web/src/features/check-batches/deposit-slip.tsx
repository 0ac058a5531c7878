import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { organizations } from '#shared/collections/organizations.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import type { Donation } from '../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { type Batch, batchPath, useBatch, useBatchGifts, useSigners } from './batch-data.ts';
import styles from './slip.module.css';

/** `/fundraising/batches/:id/slip`: the checks of a batch on paper, for the bank. */
export function DepositSlip() {
  const { id = '' } = useParams();
  const batch = useBatch(id);
  return (
    <LiveView of={batch} loading={<ScreenWaiting />}>
      {(found) => found && <Slip batch={found} />}
    </LiveView>
  );
}

function Slip({ batch }: { batch: Batch }) {
  const { live, isWhole } = useBatchGifts(batch.id);
  const title = t('giftBatches.slip.title');
  useEffect(() => {
    document.title = t('common.pageTitle', { page: `${title} ${showDay(batch.received_on)}` });
  }, [title, batch.received_on]);
  return (
    <div>
      <div className={styles.toolbar}>
        <Link to={batchPath(batch.id)} className={styles.back}>
          {t('giftBatches.slip.back')}
        </Link>
        {batch.status === 'open' && (
          <Text size="sm" c="var(--goal)" flex="1 1 240px">
            {t('giftBatches.slip.open')}
          </Text>
        )}
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('giftBatches.slip.print')}
        </Button>
      </div>
      <StaleNote of={live} />
      <LiveView of={live} loading={<ScreenWaiting />}>
        {(found) =>
          isWhole ? <Sheet batch={batch} gifts={found.toReversed()} title={title} /> : <ScreenWaiting />
        }
      </LiveView>
    </div>
  );
}

function Sheet({ batch, gifts, title }: { batch: Batch; gifts: readonly Donation[]; title: string }) {
  const organization = useCachedDocument(organizations, '', useMember().organization);
  const signersOf = useSigners();
  const total = gifts.reduce((sum, { amount }) => sum + amount, 0);
  const { account, received_on, deposited_on, note } = batch;
  return (
    <article className={styles.slip} aria-label={title}>
      <h1>{title}</h1>
      <p>{organization.is === 'ready' && organization.value?.name}</p>
      <dl>
        <div>
          <dt>{t('giftBatches.facts.account')}</dt>
          <dd>{account ?? ' '}</dd>
        </div>
        <div>
          <dt>{t('giftBatches.facts.received')}</dt>
          <dd>{showDay(received_on)}</dd>
        </div>
        <div>
          <dt>{t('giftBatches.facts.deposited')}</dt>
          <dd>{deposited_on === null ? ' ' : showDay(deposited_on)}</dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles.place} aria-label="#" />
            <th scope="col">{t('giftBatches.slip.number')}</th>
            <th scope="col">{t('giftBatches.slip.name')}</th>
            <th scope="col" className={styles.cents}>
              {t('giftBatches.slip.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {gifts.map((gift, at) => (
            <tr key={gift.id}>
              <td className={styles.place}>{at + 1}</td>
              <td>{gift.check_number}</td>
              <td>{signersOf(gift).join(', ')}</td>
              <td className={styles.cents}>{showMoney(gift.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('giftBatches.slip.total')}, {t('giftBatches.facts.checks', { count: gifts.length })}
            </th>
            <td className={styles.cents}>{showMoney(total)}</td>
          </tr>
        </tfoot>
      </table>
      {note && <p>{note}</p>}
      <p className={styles.signature}>{t('giftBatches.slip.signature')}</p>
    </article>
  );
}

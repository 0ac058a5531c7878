import { useParams } from 'react-router-dom';
import { batchGiftsMax } from '#shared/collections/gift-batches.ts';
import { batchesPath } from '../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { RecordView } from '../../shared/ui/record/record-view.tsx';
import { BatchActions } from './batch-actions.tsx';
import { type Batch, batchName, useBatch, useBatchGifts } from './batch-data.ts';
import { BatchFigures, enteredIn } from './batch-figures.tsx';
import styles from './batches.module.css';
import { CheckLine } from './check-line.tsx';
import { EnteredChecks } from './entered-checks.tsx';

/** `/fundraising/batches/:id`: its checks are entered, until count and total are as expected. */
export function BatchPage() {
  const { id = '' } = useParams();
  const writes = useMember().can('donations.write');
  return (
    <RecordView
      of={useBatch(id)}
      kind={t('giftBatches.one')}
      title={batchName}
      above={<BackLink list={batchesPath} name={t('giftBatches.back')} />}
      wide
      actions={(batch) => <BatchActions batch={batch} writes={writes} />}
    >
      {(batch) => <Opened key={batch.id} batch={batch} writes={writes} />}
    </RecordView>
  );
}

function Opened({ batch, writes }: { batch: Batch; writes: boolean }) {
  const { live, isWhole } = useBatchGifts(batch.id);
  const isOpen = batch.status === 'open';
  return (
    <>
      <Facts batch={batch} />
      <LiveView of={live}>
        {(found) => (
          <>
            <BatchFigures batch={batch} gifts={found} isWhole={isWhole} />
            {writes &&
              isOpen &&
              (enteredIn({ batch, gifts: found, isWhole }).count < batchGiftsMax ? (
                <CheckLine batch={batch} gifts={found} />
              ) : (
                <p className={styles.quiet}>{t('giftBatches.line.full', { most: batchGiftsMax })}</p>
              ))}
            <EnteredChecks batch={batch} gifts={found} writes={writes} />
          </>
        )}
      </LiveView>
    </>
  );
}

function Facts({ batch }: { batch: Batch }) {
  const { status, received_on, deposited_on, account, note, reopened_because } = batch;
  const facts = [
    [t('giftBatches.facts.received'), showDay(received_on)],
    [
      t('giftBatches.facts.deposited'),
      deposited_on === null ? t('giftBatches.facts.notDeposited') : showDay(deposited_on),
    ],
    [t('giftBatches.facts.account'), account],
    [t('giftBatches.facts.note'), note],
  ] as const;
  return (
    <div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('fields.donations.status')}</dt>
          <dd>
            <span className={styles.status} data-status={status}>
              {t(`giftBatches.status.${status}`)}
            </span>
          </dd>
        </div>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {reopened_because !== null && (
        <p className={styles.quiet}>{t('giftBatches.facts.reopened', { reason: reopened_because })}</p>
      )}
    </div>
  );
}

import { differencesOf } from '#shared/domain/gifts/gift-batch.ts';
import type { Donation } from '../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../shared/text/index.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { type Batch, useUnsent } from './batch-data.ts';
import styles from './batches.module.css';

type Props = {
  batch: Batch;
  gifts: readonly Donation[];
  /** Whether these are all; the batch itself says otherwise how many there are. */
  isWhole: boolean;
};

/** What is entered, what waits on this device among it. */
export const enteredIn = ({ batch, gifts, isWhole }: Props) => ({
  ...batch,
  ...(isWhole && {
    count: gifts.length,
    total: gifts.reduce((sum, { amount }) => sum + amount, 0),
  }),
});

/** Count and total against what was expected, while the checks are entered. */
export function BatchFigures(props: Props) {
  const { batch } = props;
  const entered = enteredIn(props);
  const off = differencesOf(entered);
  const unsent = useUnsent(batch.id);
  return (
    <section className={styles.sums} aria-label={t('giftBatches.figures.label')}>
      <Sum
        label={t('giftBatches.figures.checks')}
        entered={showNumber(entered.count)}
        expected={showNumber(batch.expected_count)}
        off={off.count}
        missing={t('giftBatches.figures.missing', { amount: showNumber(-off.count) })}
        over={t('giftBatches.figures.over', { amount: showNumber(off.count) })}
      />
      <Sum
        label={t('giftBatches.figures.total')}
        entered={showMoney(entered.total)}
        expected={showMoney(batch.expected_total)}
        off={off.total}
        missing={t('giftBatches.figures.missing', { amount: showMoney(-off.total) })}
        over={t('giftBatches.figures.overMoney', { amount: showMoney(off.total) })}
      />
      {unsent > 0 && <p>{t('giftBatches.figures.waiting', { count: unsent })}</p>}
    </section>
  );
}

type SumProps = {
  label: string;
  entered: string;
  expected: string;
  off: number;
  missing: string;
  over: string;
};

const Sum = ({ label, entered, expected, off, missing, over }: SumProps) => (
  <div className={styles.sum}>
    <h2>{label}</h2>
    <p className="figures">{t('giftBatches.facts.ofExpected', { entered, expected })}</p>
    <p className={styles.off} data-agrees={off === 0} role="status">
      {off === 0 ? t('giftBatches.figures.agrees') : off < 0 ? missing : over}
    </p>
  </div>
);

import '../text/fundraising/en.ts';
import { VisuallyHidden } from '@mantine/core';
import { t } from '../text/index.ts';
import { showMoney } from '../ui/format.ts';
import styles from './gift-amount.module.css';

type Gift = { amount: number; counted: number; status: string };

/** What still counts of a gift; where a part went back, with the whole amount quietly before it. */
export function GiftAmount({ gift: { amount, counted, status } }: { gift: Gift }) {
  if (status !== 'completed' || counted === amount) return showMoney(amount);
  return (
    <>
      <span className={styles.whole}>
        <VisuallyHidden>{t('fundraising.donations.given')} </VisuallyHidden>
        <s>{showMoney(amount)}</s>
      </span>{' '}
      <VisuallyHidden>{t('fundraising.donations.counts')} </VisuallyHidden>
      {showMoney(counted)}
    </>
  );
}

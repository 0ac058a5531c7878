import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import type { Offer } from '#shared/domain/money/above-limit.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import styles from './held.module.css';
import { nameOfElection } from './held-texts.ts';

type Props = {
  offers: readonly Offer[];
  names: { donor: string; other: string };
  take: (offer: Offer) => void;
};

function offerText(offer: Offer, names: Props['names']): string {
  const amount = showMoney(offer.cents);
  if (offer.kind === 'redesignate')
    return t('held.propose.redesignate', { amount, election: nameOfElection(offer.election) });
  const name = offer.kind === 'reattribute' ? names.other : names.donor;
  return t(`held.propose.${offer.kind}`, { amount, name });
}

function needsText(offer: Offer): string | null {
  if (offer.kind === 'refund') return null;
  if (offer.needs === 'notice') return t('held.propose.notice');
  return t(offer.kind === 'reattribute' ? 'held.propose.bothSign' : 'held.propose.signature');
}

/** What the law offers for it, in its order; each fills in the form. */
export function Proposals({ offers, names, take }: Props) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Text id={title} size="sm" fw={500} mb={4}>
        {t('held.proposed')}
      </Text>
      <ul className={styles.proposals}>
        {offers.map((offer) => (
          <li key={`${offer.kind} ${'election' in offer ? offer.election : ''}`}>
            <Button variant="default" fullWidth onClick={() => take(offer)}>
              <span className={styles.proposal}>
                <span>{offerText(offer, names)}</span>
                {offer.kind !== 'refund' && <span className={styles.fact}>{needsText(offer)}</span>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

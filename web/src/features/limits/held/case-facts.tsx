import { Text } from '@mantine/core';
import type { Stored } from '#shared/collections/define.ts';
import type { donations } from '#shared/collections/donations.ts';
import type { MeterContext } from '#shared/domain/money/windows.ts';
import { limitAmount, placeName } from '../../../shared/fundraising/limit-texts.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import styles from './held.module.css';
import type { HeldCase } from './held-cases.ts';
import { daysText, isForbidden, nameOfElection } from './held-texts.ts';

type Props = {
  held: HeldCase;
  gift: Stored<typeof donations> | null;
  context: MeterContext;
  today: string;
};

/** What the case is about: the gift, what is above which rule, and until when. */
export function CaseFacts({ held, gift, context, today }: Props) {
  const { cents, election, by, day, rules, isProvisional, isWithinLaw } = held;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('held.giftLabel')}</dt>
        <dd>{gift ? t('held.gift', { amount: showMoney(gift.amount), day: showDay(day) }) : showDay(day)}</dd>
        <dt>{t('held.heldLabel')}</dt>
        <dd>
          {isForbidden(held)
            ? t('held.forbidden', { amount: showMoney(cents) })
            : t('held.above', { amount: showMoney(cents), election: nameOfElection(election) })}
        </dd>
        {by && (
          <>
            <dt>{t('held.dueLabel')}</dt>
            <dd>
              {showDay(by)} · {daysText(held, today)}
            </dd>
          </>
        )}
        <dt>{t('held.ruleLabel')}</dt>
        <dd>
          {rules.map(({ id, max_cents, source }) => (
            <div key={id}>{t('held.rule', { limit: limitAmount(max_cents), source: source.name })}</div>
          ))}
        </dd>
      </dl>
      {by === null && (
        <Text size="sm" c="var(--goal)">
          {isWithinLaw ? t('held.withinLaw') : t('held.noRule', { place: placeName(context.jurisdiction) })}
        </Text>
      )}
      {isProvisional && (
        <Text size="sm" c="var(--ink-soft)">
          {t('held.provisionalHint')}
        </Text>
      )}
    </>
  );
}

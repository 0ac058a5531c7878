import { Anchor, Badge, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { giftOfPartners } from '#shared/domain/gifts/gift-partners.ts';
import { type Urgency, urgencyOf } from '#shared/domain/money/held.ts';
import type { MeterContext } from '#shared/domain/money/windows.ts';
import { donationArea, donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import styles from './held.module.css';
import type { HeldCase } from './held-cases.ts';
import { daysText, isForbidden, nameOfElection } from './held-texts.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

type Props = {
  cases: readonly HeldCase[];
  context: MeterContext;
  today: string;
  /** Looks anew, once a case was resolved. */
  again: () => void;
};

/** Cases, the most urgent first. */
export function HeldList({ cases, context, today, again }: Props) {
  const writes = useMember().can('donations.write');
  const { question, opened, ask, close, onClosed } = useOpenQuestion<HeldCase>();
  // As it is by now: a limit that was changed meanwhile holds more of it, less, or nothing.
  const current = cases.find(
    ({ gift, election }) => gift === question?.gift && election === question.election,
  );
  return (
    <>
      {cases.length > 0 && (
        <ul className={styles.cases} aria-label={t('held.list')}>
          {cases.map((one) => (
            <Case
              key={`${one.gift} ${one.election}`}
              held={one}
              today={today}
              resolve={writes ? (from) => ask(one, from) : null}
            />
          ))}
        </ul>
      )}
      {question && (
        <ResolveDialog
          key={`${question.gift} ${question.election}`}
          held={question}
          current={current ?? null}
          context={context}
          today={today}
          opened={opened}
          close={close}
          onClosed={onClosed}
          again={again}
        />
      )}
    </>
  );
}

const colors: Readonly<Record<Urgency, string>> = {
  overdue: 'var(--bad)',
  soon: 'var(--goal)',
  later: 'var(--ink-soft)',
  none: 'var(--ink-soft)',
};

type CaseProps = { held: HeldCase; today: string; resolve: ((from: HTMLElement) => void) | null };

function Case({ held, today, resolve }: CaseProps) {
  const { donor, cents, day, by, election, gift, isProvisional } = held;
  const amount = showMoney(cents);
  const partnership = giftOfPartners(gift);
  return (
    <li className={styles.case}>
      <div className={styles.who}>
        <Anchor component={Link} to={donorArea.paths.one(donor.id)} fw={600}>
          {donor.name}
        </Anchor>
        <span className={styles.fact}>
          {isForbidden(held)
            ? t('held.forbidden', { amount })
            : t('held.above', { amount, election: nameOfElection(election) })}
        </span>
        <span className={styles.fact}>
          <Anchor
            component={Link}
            to={donationArea.paths.one(partnership ?? gift)}
            inherit
            underline="always"
          >
            {t('held.received', { day: showDay(day) })}
          </Anchor>
          {isProvisional && ` · ${t('held.provisional')}`}
        </span>
        {partnership !== null && <span className={styles.fact}>{t('held.partner')}</span>}
      </div>
      <div className={styles.due}>
        <Badge variant="light" color={colors[urgencyOf(held, today)]}>
          {daysText(held, today)}
        </Badge>
        {by && <span className={styles.fact}>{t('held.by', { day: showDay(by) })}</span>}
      </div>
      {/* What a partner gave is changed where the partnership's gift is. */}
      {resolve && partnership !== null && (
        <Button
          variant="default"
          component={Link}
          to={donationArea.paths.one(partnership)}
          aria-label={t('held.resolveFor', { amount, name: donor.name })}
        >
          {t('held.resolve')}
        </Button>
      )}
      {resolve && partnership === null && (
        <Button
          variant="default"
          aria-label={t('held.resolveFor', { amount, name: donor.name })}
          onClick={({ currentTarget }) => resolve(currentTarget)}
        >
          {t('held.resolve')}
        </Button>
      )}
    </li>
  );
}

import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { donations } from '#shared/collections/donations.ts';
import { paidShares } from '#shared/domain/pledges/gift-shares.ts';
import { leftOf, openCents, overdueCents } from '#shared/domain/pledges/pledge-state.ts';
import { showStored } from '../../../shared/area/area.ts';
import { factsOf, Sections } from '../../../shared/area/area-detail.tsx';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { type Donation, donationArea, donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { StatusMark } from '../donations/status-mark.tsx';
import styles from '../donors/gifts.module.css';
import '../../../shared/text/limits/en.ts';
import { electionName } from '../../../shared/fundraising/limit-texts.ts';
import { dollars, type Pledge, pledgeArea } from './pledge-area.ts';
import { giftsShown, useGiftsOf, usePaymentsOf } from './pledge-data.ts';
import { PledgeStateMark } from './pledge-state-mark.tsx';
import own from './pledges.module.css';

/** One pledge: what is left of it, its installments, and the gifts that pay it. */
export function PledgeSections({ pledge }: { pledge: Pledge }) {
  const today = localDay(new Date(useNow()));
  const overdue = overdueCents(pledge, today);
  const { written_off, source_code, note, election } = pledge;
  return (
    <Sections
      area={pledgeArea}
      record={pledge}
      badge={
        written_off && (
          <Text c="var(--ink-soft)">
            {t('pledges.writeOff.by', { day: showDay(written_off.day), reason: written_off.reason })}
          </Text>
        )
      }
      figures={[
        { label: t('fields.pledges.amount'), value: dollars(pledge.amount) },
        { label: t('pledges.paid'), value: dollars(pledge.paid) },
        { label: t('pledges.left'), value: dollars(openCents(pledge)) },
        ...(overdue > 0 ? [{ label: t('pledges.overdue'), value: dollars(overdue) }] : []),
      ]}
      facts={factsOf(pledgeArea, {
        donor_name: (
          <Anchor component={Link} to={donorArea.paths.one(pledge.donor_id)}>
            {pledge.donor_name}
          </Anchor>
        ),
        stage: <PledgeStateMark pledge={pledge} today={today} />,
        made_on: showDay(pledge.made_on),
        firmness: showStored(pledgeArea.collection, 'firmness', pledge.firmness),
        election: election && electionName(election),
        source_code,
        note,
      })}
      staysBecause={t('pledges.stays')}
    >
      <Installments pledge={pledge} today={today} />
      <Gifts pledge={pledge} />
    </Sections>
  );
}

function Installments({ pledge, today }: { pledge: Pledge; today: string }) {
  const title = useId();
  const stateOf = (left: number, due_on: string) => {
    if (left === 0) return 'paid';
    if (pledge.stage === 'written_off') return 'cancelled';
    return due_on < today ? 'overdue' : 'open';
  };
  return (
    <section aria-labelledby={title}>
      <Title id={title} order={2} size="h4" mb="xs">
        {t('pledges.installments.title')}
      </Title>
      <table className={own.installments}>
        <thead>
          <tr>
            {(['due', 'state', 'amount', 'left'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`pledges.installments.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leftOf(pledge).map(({ due_on, cents, left }) => {
            const state = stateOf(left, due_on);
            return (
              <tr key={due_on}>
                <th scope="row">{showDay(due_on)}</th>
                <td className={state === 'overdue' ? own.overdue : undefined}>
                  {t(`pledges.installments.${state}`)}
                </td>
                <td>{dollars(cents)}</td>
                <td>{dollars(left)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Gifts({ pledge }: { pledge: Pledge }) {
  const title = useId();
  const gifts = useGiftsOf(pledge.id);
  const live = usePaymentsOf(pledge.id);
  const payments = live.is === 'ready' ? live.value : [];
  const shares = new Map(payments.map((one) => [one.id, one.shares]));
  const paidOf = ({ id, counted }: { id: string; counted: number }) =>
    paidShares(shares.get(id) ?? [{ pledge_id: pledge.id, cents: counted }], counted).get(pledge.id) ?? 0;
  const shared = payments.filter((one) => one.shares[0]?.pledge_id !== pledge.id);
  return (
    <section aria-labelledby={title}>
      <Title id={title} order={2} size="h4" mb="xs">
        {t('pledges.gifts.title')}
      </Title>
      <LiveView part of={gifts} loading={<Skeleton height={40} radius="sm" />}>
        {(found) =>
          found.length + shared.length === 0 ? (
            <Text c="var(--ink-soft)">{t('pledges.gifts.none')}</Text>
          ) : (
            <>
              <ul className={styles.gifts}>
                {found
                  .slice(0, giftsShown)
                  .toSorted((one, other) => other.date.localeCompare(one.date))
                  .map((gift) => (
                    <li key={gift.id}>
                      <Link to={donationArea.paths.one(gift.id)} className={styles.gift}>
                        <span>{showDay(gift.date)}</span>
                        <span className={styles.type}>
                          {showStored(donationArea.collection, 'type', gift.type)}
                        </span>
                        <StatusMark status={gift.status} />
                        <span className={styles.amount}>{dollars(paidOf(gift))}</span>
                      </Link>
                    </li>
                  ))}
                {shared.map(({ id }) => (
                  <SharedGift key={id} id={id} paidOf={paidOf} />
                ))}
              </ul>
              {found.length > giftsShown && (
                <Text size="sm" c="var(--ink-soft)">
                  {t('pledges.gifts.more', { count: giftsShown })}
                </Text>
              )}
            </>
          )
        }
      </LiveView>
    </section>
  );
}

/** A gift whose first pledge is another one. One read. */
function SharedGift({ id, paidOf }: { id: string; paidOf: (gift: Donation) => number }) {
  const found = useCachedDocument(donations, useMember().organization, id);
  const gift = found.is === 'ready' ? found.value : null;
  if (!gift) return null;
  return (
    <li>
      <Link to={donationArea.paths.one(id)} className={styles.gift}>
        <span>{showDay(gift.date)}</span>
        <span className={styles.type}>{t('pledges.allot.shared')}</span>
        <StatusMark status={gift.status} />
        <span className={styles.amount}>{dollars(paidOf(gift))}</span>
      </Link>
    </li>
  );
}

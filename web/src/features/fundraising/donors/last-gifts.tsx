import { Anchor, Group, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { showStored } from '../../../shared/area/area.ts';
import type { Live } from '../../../shared/data/live.ts';
import type { Donation } from '../../../shared/fundraising/fundraising-areas.ts';
import { donationArea, donationsOf } from '../../../shared/fundraising/fundraising-areas.ts';
import { GiftAmount } from '../../../shared/fundraising/gift-amount.tsx';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StatusMark } from '../donations/status-mark.tsx';
import styles from './gifts.module.css';

type Props = { donor: string; gifts: Live<Donation[]> };

/** A donor's newest gifts, and the way to all of them. */
export function LastGifts({ donor, gifts }: Props) {
  const some = gifts.is === 'ready' && gifts.value.length > 0;
  return (
    <section>
      <Group justify="space-between" align="baseline" mb="xs">
        <Title order={2} size="h4">
          {t('fundraising.donors.lastGifts')}
        </Title>
        {some && (
          <Anchor component={Link} to={donationsOf(donor)} size="sm">
            {t('fundraising.donors.allGifts')}
          </Anchor>
        )}
      </Group>
      <LiveView part of={gifts} loading={<Skeleton height={40} radius="sm" />}>
        {(found) =>
          found.length === 0 ? (
            <Text c="var(--ink-soft)">{t('fundraising.donors.noGifts')}</Text>
          ) : (
            <ul className={styles.gifts}>
              {found.map((gift) => (
                <Gift key={gift.id} gift={gift} />
              ))}
            </ul>
          )
        }
      </LiveView>
    </section>
  );
}

const Gift = ({ gift }: { gift: Donation }) => (
  <li>
    <Link to={donationArea.paths.one(gift.id)} className={styles.gift}>
      <span>{showDay(gift.date)}</span>
      <span className={styles.type}>{showStored(donationArea.collection, 'type', gift.type)}</span>
      <StatusMark status={gift.status} />
      <span className={styles.amount}>
        <GiftAmount gift={gift} />
      </span>
    </Link>
  </li>
);

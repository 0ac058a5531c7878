import '../../../shared/text/pledges/en.ts';
import { Anchor, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { openCents } from '#shared/domain/pledges/pledge-state.ts';
import { useOpenPledges } from '../../../shared/fundraising/open-pledges.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { dollars, newPledgeOf, pledgeArea, pledgesOf } from '../pledges/pledge-area.ts';
import { PledgeStateMark } from '../pledges/pledge-state-mark.tsx';
import styles from './gifts.module.css';

/** What a donor still owes of what they promised. A read for each open pledge. */
export default function OpenPledges({ donor }: { donor: string }) {
  const title = useId();
  const open = useOpenPledges(donor);
  const today = localDay(new Date());
  const writes = useMember().can('donations.write');
  return (
    <section aria-labelledby={title}>
      <Group justify="space-between" align="baseline" mb="xs">
        <Title id={title} order={2} size="h4">
          {t('pledges.donor.title')}
        </Title>
        <Anchor component={Link} to={pledgesOf(donor)} size="sm">
          {t('pledges.donor.all')}
        </Anchor>
      </Group>
      <LiveView part of={open} loading={<Skeleton height={40} radius="sm" />}>
        {(found) =>
          found.length === 0 ? (
            <Text c="var(--ink-soft)">{t('pledges.donor.none')}</Text>
          ) : (
            <ul className={styles.gifts}>
              {found.map((pledge) => (
                <li key={pledge.id}>
                  <Link to={pledgeArea.paths.one(pledge.id)} className={styles.gift}>
                    <span>{showDay(pledge.due_on)}</span>
                    <span className={styles.type}>{dollars(pledge.amount)}</span>
                    <PledgeStateMark pledge={pledge} today={today} />
                    <span className={styles.amount}>{dollars(openCents(pledge))}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </LiveView>
      {writes && (
        <Button component={Link} to={newPledgeOf(donor)} variant="default" size="compact-sm" mt="sm">
          {t('pledges.add')}
        </Button>
      )}
    </section>
  );
}

import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Stored } from '#shared/collections/define.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { type Live, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { showMoney } from '../ui/format.ts';
import { LiveView } from '../ui/live-view.tsx';
import styles from './event-hosts.module.css';
import { pledgePaths } from './hosted-event.ts';

/** Pledges of one event that are shown: the list of all has the others. */
const shownMax = 50;

function usePledges(code: string): Live<Stored<typeof pledges>[]> {
  const path = pledges.path(useMember().organization);
  return useLiveQuery(pledges, `${path} with ${code}`, () =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'source_code', is: '==', value: code }] },
        { field: 'made_on', direction: 'desc' },
      ),
      shownMax,
    ),
  );
}

/** Pledges that were made at an event: those with its source code. A read for each. */
export function EventPledges({ code }: { code: string | null }) {
  const writes = useMember().can('donations.write');
  return (
    <section>
      <Title order={2} size="h4">
        {t('eventHosts.pledges.title')}
      </Title>
      {code === null ? (
        <Text c="var(--ink-soft)">{t('eventHosts.pledges.noCode')}</Text>
      ) : (
        <WithCode code={code} />
      )}
      {writes && (
        <Button
          component={Link}
          to={pledgePaths.new}
          mt="sm"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t('eventHosts.pledges.record')}
        </Button>
      )}
    </section>
  );
}

function WithCode({ code }: { code: string }) {
  const live = usePledges(code);
  return (
    <LiveView of={live} part>
      {(found) =>
        found.length === 0 ? (
          <Text c="var(--ink-soft)">{t('eventHosts.pledges.none', { code })}</Text>
        ) : (
          <>
            <Text>
              {t('eventHosts.pledges.sum', {
                count: found.length,
                amount: showMoney(found.reduce((sum, { amount }) => sum + amount, 0)),
                paid: showMoney(found.reduce((sum, { paid }) => sum + paid, 0)),
              })}
            </Text>
            <ul className={styles.items}>
              {found.map(({ id, donor_name, amount }) => (
                <li key={id}>
                  <Anchor component={Link} to={pledgePaths.one(id)}>
                    {donor_name}
                  </Anchor>{' '}
                  <span className="figures">{showMoney(amount)}</span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </LiveView>
  );
}

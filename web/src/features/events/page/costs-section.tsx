import { Button, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { HostCosts } from '../../../shared/event-hosts/host-costs.tsx';
import { isParty } from '../../../shared/event-hosts/hosted-event.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { type Fact, Figures } from '../../../shared/ui/record/facts.tsx';
import type { CampaignEvent, EventCosts } from '../event-area.ts';
import { useEventCosts, useWaitingCosts } from '../event-data.ts';
import { CostsDialog } from './costs-dialog.tsx';
import styles from './event-page.module.css';

function figuresOf({ ticket, goal, cost, in_kind }: EventCosts): Fact[] {
  const figure = (label: string, cents: number | null): Fact[] =>
    cents === null || cents === 0 ? [] : [{ label, value: showMoney(cents) }];
  return [
    ...figure(t('events.costs.ticket'), ticket),
    ...figure(t('events.costs.goal'), goal),
    ...figure(t('events.costs.cost'), cost),
    ...figure(
      t('events.costs.inKind'),
      in_kind.reduce((sum, { cents }) => sum + cents, 0),
    ),
  ];
}

/** What an event costs and is to raise. */
export function CostsSection({ event }: { event: CampaignEvent }) {
  const { id } = event;
  const writes = useMember().can('donations.write');
  const live = useEventCosts(id, false);
  const waiting = useWaitingCosts(id);
  const costs = live.is === 'ready' ? live.value : null;
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'edit'>();
  return (
    <section>
      <div className={styles.head}>
        <Title order={2} size="h4">
          {t('events.costs.title')}
        </Title>
        {writes && live.is === 'ready' && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={14} aria-hidden />}
            onClick={({ currentTarget }) => ask('edit', currentTarget)}
          >
            {t('events.costs.edit')}
          </Button>
        )}
      </div>
      <LiveView of={live} part>
        {(found) =>
          found === null ? (
            <Text c="var(--ink-soft)">{t('events.costs.none')}</Text>
          ) : (
            <>
              <Figures facts={figuresOf(found)} />
              {found.in_kind.length > 0 && (
                <ul className={styles.items}>
                  {found.in_kind.map((item) => (
                    <li key={item.id}>
                      {item.giver}: {item.what} <span className="figures">{showMoney(item.cents)}</span>
                    </li>
                  ))}
                </ul>
              )}
              {isParty(event) && <HostCosts event={event} costs={found} />}
              {found.note !== null && <Text size="sm">{found.note}</Text>}
            </>
          )
        }
      </LiveView>
      {question && (
        <CostsDialog id={id} {...{ costs, waiting }} opened={opened} close={close} onClosed={onClosed} />
      )}
    </section>
  );
}

import { Anchor, Text } from '@mantine/core';
import { homeEventRule, hostShares } from '#shared/domain/money/home-events.ts';
import { useFinanceSettings } from '../fundraising/campaign-race.ts';
import { t } from '../text/index.ts';
import { showDay, showMoney } from '../ui/format.ts';
import styles from './event-hosts.module.css';
import type { HostedCosts, HostedEvent } from './hosted-event.ts';

/** What of a host's costs is a contribution, by the rule of the campaign's race on the event's day; one read. */
export function HostCosts({ event: { day }, costs }: { event: HostedEvent; costs: HostedCosts }) {
  const live = useFinanceSettings();
  if (live.is !== 'ready' || costs.in_kind.length === 0) return null;
  const race = live.value;
  const rule = race && homeEventRule({ jurisdiction: race.jurisdiction, office: race.office, day });
  if (!rule)
    return (
      <Text size="sm" c="var(--ink-soft)">
        {t(race ? 'eventHosts.costs.unknown' : 'eventHosts.costs.noRace')}
      </Text>
    );
  const { exempt_cents, source, reviewed_on } = rule;
  return (
    <div>
      <Text size="sm">{t(`eventHosts.costs.${rule.per}`, { amount: showMoney(exempt_cents) })}</Text>
      <ul className={styles.items}>
        {hostShares(costs, rule).map(({ giver, exempt, counts }) => (
          <li key={giver}>
            {t('eventHosts.costs.share', { giver, exempt: showMoney(exempt), counts: showMoney(counts) })}
          </li>
        ))}
      </ul>
      <Text size="sm" c="var(--ink-soft)">
        {t('eventHosts.costs.source')}{' '}
        <Anchor href={source.url} target="_blank" rel="noreferrer">
          {source.name}
        </Anchor>
        . {t('eventHosts.costs.reviewed', { day: showDay(reviewed_on) })}
      </Text>
    </div>
  );
}

import '../../shared/text/best-efforts/en.ts';
import '../../shared/text/labels/en.ts';
import '../../shared/text/letters/en.ts';
import '../../shared/text/limits/en.ts';
import '../../shared/text/thanks/en.ts';
import { Anchor, Button } from '@mantine/core';
import { IconId, IconScale } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { financeSettings, financeSettingsId } from '#shared/collections/finance-settings.ts';
import { informationSource } from '#shared/domain/best-efforts/information-sources.ts';
import { informationRule } from '#shared/domain/best-efforts/settle-request.ts';
import type { LimitRule } from '#shared/domain/money/limit-rules.ts';
import { jurisdictionOf } from '#shared/domain/money/person-meter.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import type { Settings } from '../../shared/fundraising/campaign-race.ts';
import { useCampaignToday } from '../../shared/fundraising/campaign-today.ts';
import { limitsPath } from '../../shared/fundraising/fundraising-areas.ts';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import { placeName } from '../../shared/fundraising/limit-texts.ts';
import { LetterActions } from '../../shared/letters/letter-actions.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/thanks/thanks.module.css';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { RequestQueue } from './request-queue.tsx';
import { UnnamedPartners } from './unnamed-partners.tsx';

/** Donors above the law's threshold of whom something is missing, and what the campaign did about it. */
export default function BestEffortsPage() {
  const reads = useMember().can('donations.read');
  return (
    <Page
      title={t('nav.fundraising')}
      hint={t('bestEfforts.hint')}
      actions={reads && <LetterActions list="information_requests" />}
    >
      <Tabs />
      {reads ? <BestEfforts /> : <NoPermission />}
    </Page>
  );
}

function BestEfforts() {
  const settings = useCachedDocument(financeSettings, useMember().organization, financeSettingsId);
  const today = useCampaignToday();
  return <LiveView of={settings}>{(race) => <ByRace race={race} today={today} />}</LiveView>;
}

const toLimits = (label: string) => (
  <Button component={Link} to={limitsPath} mt="xs">
    {label}
  </Button>
);

function ByRace({ race, today }: { race: Settings | null; today: string }) {
  if (!race)
    return (
      <EmptyState icon={IconScale} title={t('limits.race.empty.title')} hint={t('bestEfforts.noRace')}>
        {toLimits(t('bestEfforts.toLimits'))}
      </EmptyState>
    );
  const rule = informationRule(race, today);
  if (!rule)
    return (
      <EmptyState
        icon={IconId}
        title={t('bestEfforts.noRule.title', { place: placeName(jurisdictionOf(race)) })}
        hint={t('bestEfforts.noRule.hint')}
      >
        {toLimits(t('bestEfforts.toLimits'))}
      </EmptyState>
    );
  return (
    <>
      <RuleNote rule={rule} place={placeName(jurisdictionOf(race))} />
      <RequestQueue today={today} />
      <UnnamedPartners />
    </>
  );
}

/** What the law asks for, above which sum and by when, and where that is written. */
function RuleNote({ rule, place }: { rule: LimitRule; place: string }) {
  const { request_days, return_days, employer_over_cents: over, reviewed_on } = rule;
  const source = informationSource(rule);
  const amount = showMoney(over ?? 0, (over ?? 0) % 100 === 0);
  const clock =
    request_days !== null
      ? t('bestEfforts.rule.request', { count: request_days })
      : return_days !== null
        ? t('bestEfforts.rule.return', { count: return_days })
        : t('bestEfforts.rule.none');
  return (
    <p className={styles.quiet}>
      {t('bestEfforts.rule.over', { place, amount })} {clock}{' '}
      {source.url ? (
        <Anchor
          href={source.url}
          target="_blank"
          rel="noopener noreferrer"
          underline="always"
          aria-label={t('limits.rules.newTab', { name: source.name })}
          inherit
        >
          {source.name}
        </Anchor>
      ) : (
        source.name
      )}{' '}
      · {t('limits.rules.reviewed', { day: showDay(reviewed_on) })}
    </p>
  );
}

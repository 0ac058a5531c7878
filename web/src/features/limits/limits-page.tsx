import '../../shared/text/labels/en.ts';
import '../../shared/text/limits/en.ts';
import { useElections, useFinanceSettings, useOwnLimits } from '../../shared/fundraising/campaign-race.ts';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ExportButton } from '../../shared/ui/export-button.tsx';
import { localDay } from '../../shared/ui/form/days.ts';
import { Notice } from '../../shared/ui/import/notice.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { AllRules } from './all-rules.tsx';
import { ElectionList } from './election-list.tsx';
import { LawRules } from './law-rules.tsx';
import { OwnLimits } from './own-limits.tsx';
import { Race } from './race.tsx';

/** What donors may give: the race, its elections, the law's rules and the campaign's own. */
export default function LimitsPage() {
  const reads = useMember().can('donations.read');
  return (
    <Page
      title={t('nav.fundraising')}
      hint={t('limits.hint')}
      actions={reads && <ExportButton kind="limit_rules" />}
    >
      <Tabs />
      {reads ? <Limits /> : <NoPermission />}
    </Page>
  );
}

function Limits() {
  const settings = useFinanceSettings();
  const elections = useElections();
  const own = useOwnLimits();
  const today = localDay(new Date(useNow()));
  return (
    <>
      <StaleNote of={settings} />
      <LiveView of={settings}>
        {(race) => (
          <>
            <Race settings={race} />
            {race && (
              <>
                <LiveView of={elections}>{(all) => <ElectionList elections={all} today={today} />}</LiveView>
                <LawRules settings={race} today={today} />
                <LiveView of={own}>
                  {(limits) => <OwnLimits limits={limits} settings={race} today={today} />}
                </LiveView>
              </>
            )}
            <Notice>{t('limits.notAdvice')}</Notice>
            <AllRules />
          </>
        )}
      </LiveView>
    </>
  );
}

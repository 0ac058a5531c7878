import '../../../shared/text/held/en.ts';
import '../../../shared/text/labels/en.ts';
import '../../../shared/text/letters/en.ts';
import '../../../shared/text/limits/en.ts';
import { Button, Loader, Text } from '@mantine/core';
import { IconCircleCheck, IconScale } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { MeterContext } from '#shared/domain/money/windows.ts';
import { limitsPath } from '../../../shared/fundraising/fundraising-areas.ts';
import { Tabs } from '../../../shared/fundraising/fundraising-tabs.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ExportButton } from '../../../shared/ui/export-button.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showMoney, showNumber } from '../../../shared/ui/format.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { donorsAtOnce, donorsMax, type Found } from './find-held.ts';
import styles from './held.module.css';
import { HeldList } from './held-list.tsx';
import { type Held as HeldState, useHeld } from './use-held.ts';

/** `/fundraising/held`: money above limits, and what has to be done about it by when. */
export default function HeldPage() {
  const reads = useMember().can('donations.read');
  return (
    <Page
      title={t('nav.fundraising')}
      hint={t('held.hint')}
      actions={reads && <ExportButton kind="held_cases" />}
    >
      <Tabs />
      {reads ? <Held /> : <NoPermission />}
    </Page>
  );
}

const ToLimits = () => (
  <Button mt="xs" variant="default" component={Link} to={limitsPath}>
    {t('held.toLimits')}
  </Button>
);

function Held() {
  const today = localDay(new Date(useNow()));
  const held = useHeld(today);
  return (
    <LiveView of={held.race}>
      {(context) =>
        context ? (
          <>
            <Looked held={held} context={context} today={today} />
            <Notice>{t('limits.notAdvice')}</Notice>
          </>
        ) : (
          <EmptyState icon={IconScale} title={t('held.noRace.title')} hint={t('held.noRace.hint')}>
            <ToLimits />
          </EmptyState>
        )
      }
    </LiveView>
  );
}

function Looked({ held, context, today }: { held: HeldState; context: MeterContext; today: string }) {
  const { looked, again } = held;
  if (looked.is === 'failed') return <FailedState why={looked.why} retry={again} />;
  const { found } = looked;
  if (found === null) return <Looking />;
  if (found.least === null)
    return (
      <EmptyState icon={IconScale} title={t('held.noLimit.title')} hint={t('held.noLimit.hint')}>
        <ToLimits />
      </EmptyState>
    );
  return (
    <>
      <Summary found={found} />
      {found.cases.length === 0 && (
        <EmptyState icon={IconCircleCheck} title={t('held.none.title')} hint={t('held.none.hint')} />
      )}
      {/* Also without cases: the dialog of one that is gone says so. */}
      <HeldList cases={found.cases} context={context} today={today} again={again} />
      {looked.is === 'looking' ? <Looking /> : <Checked found={found} more={held.more} />}
    </>
  );
}

const Looking = () => (
  <div className={styles.looking} role="status">
    <Loader size="sm" />
    <span>{t('held.looking')}</span>
  </div>
);

function Summary({ found: { cases } }: { found: Found }) {
  if (cases.length === 0) return null;
  const total = cases.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <p role="status" className={styles.summary}>
      {t('held.count', {
        count: cases.length,
        shown: showNumber(cases.length),
        amount: showMoney(total),
      })}
    </p>
  );
}

/** How far this goes, and whom it leaves out. */
function Checked({ found, more }: { found: Found; more: () => void }) {
  const { checked, isMore, organizations, many, least } = found;
  const next = Math.min(donorsAtOnce, donorsMax - checked);
  return (
    <div className={styles.checked}>
      <Text size="sm" c="var(--ink-soft)">
        {t('held.checked', {
          count: checked,
          shown: showNumber(checked),
          least: showMoney(least ?? 0, true),
        })}{' '}
        {organizations > 0 && `${t('held.organizations', { count: organizations })} `}
        {many > 0 && `${t('held.many', { count: many })} `}
        {isMore && next <= 0 && t('held.most')}
      </Text>
      {isMore && next > 0 && (
        <Button variant="default" onClick={more}>
          {t('held.more', { count: next })}
        </Button>
      )}
    </div>
  );
}

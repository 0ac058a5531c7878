import { ActionIcon, Button } from '@mantine/core';
import { IconLayoutDashboard, IconPlus } from '@tabler/icons-react';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardRollup, emptyRollup } from '#shared/collections/rollups.ts';
import type { Live } from '../../shared/data/live.ts';
import { isDemo } from '../../shared/demo/mode.ts';
import type { useMember } from '../../shared/session/session-store.ts';
import { useViews } from '../../shared/session/views.ts';
import { t } from '../../shared/text/index.ts';
import { withTexts } from '../../shared/text/registry.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { FailedState } from '../../shared/ui/states.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { ActivityFeed } from './activity-feed.tsx';
import { Countdown, Running } from './candidate-block.tsx';
import { type Block, columns, layoutOf } from './dashboard-layout.ts';
import { addresses } from './dashboard-links.ts';
import { type Rollup, useActivity, useCandidate, useRollup } from './data.ts';
import { Giving } from './giving-block.tsx';
import { LaterBlock } from './later-block.tsx';
import { stepsFor } from './next-steps.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './overview.module.css';
import { Figures } from './people-figures.tsx';
import { WaitingLink } from './waiting-link.tsx';

const Arrange = lazy(() => import('./arrange-blocks.tsx').then(withTexts));
const UpcomingEvents = lazy(() => import('./upcoming-events.tsx').then(withTexts));
const CandidateToday = lazy(() => import('./candidate-today.tsx').then(withTexts));
const Visit = lazy(() => import('./demo/demo-blocks.tsx').then(withTexts));

/** Why numbers that should be here are not; null where they are, or are on their way. */
function troubleWith(live: Live<Rollup | null>): string | null {
  if (live.is === 'unseen') return t('dashboard.offline');
  if (live.is !== 'ready' || live.value) return null;
  if (live.unreadable > 0) return t('common.unreadable', { count: live.unreadable });
  return live.stale ? t('dashboard.offline') : null;
}

/** A campaign in which nothing was counted yet has no rollup, and that the server has said. */
function numbersOf(live: Live<Rollup | null>): Rollup | null {
  if (live.is !== 'ready' || troubleWith(live) !== null) return null;
  return live.value ?? { id: dashboardRollup, ...emptyRollup };
}

/** The whole campaign on one screen, for two documents and the newest activity; events come later, for a month or two. */
export function Overview({ member }: { member: ReturnType<typeof useMember> }) {
  const { organization } = member;
  const rollup = useRollup(organization);
  const candidate = useCandidate(organization);
  const lines = useActivity(member);
  const now = useNow();
  const day = localDay(new Date(now));
  const numbers = numbersOf(rollup);
  const trouble = troubleWith(rollup);
  const known = candidate.is === 'ready' ? candidate.value : null;
  const steps = numbers ? stepsFor(numbers, known, member) : [];
  // The chart's own place until the first gift: so nothing on the screen moves.
  const fresh = numbers?.donation_records === 0 && steps.length > 0;

  const layout = layoutOf(useViews(member.uid).dashboard_layout);
  const [arranging, setArranging] = useState(false);
  const failed = rollup.is === 'failed' && <FailedState why={rollup.why} retry={rollup.retry} />;
  const drawn: Record<Block, ReactNode> = {
    giving: failed || (
      <Giving numbers={numbers} day={day} instead={fresh ? <NextSteps steps={steps} /> : null} />
    ),
    figures: !failed && <Figures numbers={numbers} access={member} />,
    steps: !fresh && steps.length > 0 && (
      <div className={styles.panel}>
        <NextSteps steps={steps} />
      </div>
    ),
    events: member.can('events.read') && (
      <LaterBlock>
        <Suspense>
          {member.can('schedule.read') && <CandidateToday day={day} />}
          <UpcomingEvents day={day} />
        </Suspense>
      </LaterBlock>
    ),
    activity: <ActivityFeed live={lines} now={now} />,
  };
  return (
    <Page
      title={t('dashboard.title')}
      hint={
        <>
          <Running live={candidate} />
          <WaitingLink member={member} />
        </>
      }
      actions={
        <>
          <Countdown live={candidate} day={day} />
          <ActionIcon
            className={styles.arrange}
            variant="default"
            size={36}
            aria-label={t('dashboard.arrange')}
            title={t('dashboard.arrange')}
            onClick={() => setArranging(true)}
          >
            <IconLayoutDashboard size={18} stroke={1.6} />
          </ActionIcon>
          {member.can('donations.write') && (
            <Button
              className={styles.add}
              component={Link}
              to={addresses.newDonation}
              leftSection={<IconPlus size={16} />}
            >
              {t('dashboard.addDonation')}
            </Button>
          )}
        </>
      }
    >
      {trouble !== null && (
        <p role="status" className={styles.notice}>
          {trouble}
        </p>
      )}
      {trouble === null && <StaleNote of={rollup} />}
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column} className={styles.column} data-column={column}>
            {layout[column].map((block) => (
              <Fragment key={block}>{drawn[block]}</Fragment>
            ))}
          </div>
        ))}
      </div>
      {isDemo && (
        <Suspense>
          <Visit candidate={known} />
        </Suspense>
      )}
      {arranging && (
        <Suspense>
          <Arrange layout={layout} close={() => setArranging(false)} />
        </Suspense>
      )}
    </Page>
  );
}

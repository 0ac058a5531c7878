import { Button } from '@mantine/core';
import { today } from '#shared/domain/days.ts';
import type { Live } from '../../shared/data/live.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ExportButton } from '../../shared/ui/export-button.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { FailedState } from '../../shared/ui/states.tsx';
import { useLasting } from '../../shared/ui/use-lasting.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { type Rollup, useRollup } from './data.ts';
import { NothingYet } from './empty-insights.tsx';
import { Figures } from './insight-figures.tsx';
import { Groups } from './insight-groups.tsx';
import styles from './insights-view.module.css';
import { type Recount, useRecount } from './recount.ts';
import { TopSkills } from './top-skills.tsx';

const isEmpty = ({ donor_count, donation_records, volunteer_count }: Rollup) =>
  donor_count + donation_records + volunteer_count === 0;

/** Six reads, whatever the size of the campaign: the rollup, and a document for each of the top skills. */
export function Insights() {
  const rollup = useRollup();
  // As the server counts: its day changes with UTC.
  const day = today(new Date(useNow()));
  const recount = useRecount(rollup, day);
  return (
    <Page title={t('insights.title')} hint={t('insights.hint')} actions={<ExportButton kind="summary" />}>
      <Note rollup={rollup} recount={recount} />
      <Drawn rollup={rollup} />
    </Page>
  );
}

/** In one place through all its states: the skills below are listened to once. */
function Drawn({ rollup }: { rollup: Live<Rollup | null> }) {
  const { can } = useMember();
  if (rollup.is === 'failed') return <FailedState why={rollup.why} retry={rollup.retry} />;
  const numbers = rollup.is === 'ready' ? rollup.value : null;
  if (numbers && isEmpty(numbers)) return <NothingYet />;
  return (
    <>
      <Figures numbers={numbers} />
      <Groups numbers={numbers} />
      {can('volunteers.read') && <TopSkills numbers={numbers} />}
    </>
  );
}

const Message = ({ text }: { text: string }) => (
  <p role="status" className={styles.note}>
    {text}
  </p>
);

/** Why the numbers are not there, or not of today. */
function Note({ rollup, recount }: { rollup: Live<Rollup | null>; recount: Recount }) {
  const silent = useLasting(rollup.is === 'ready' && rollup.stale);
  if (rollup.is === 'ready' && rollup.unreadable > 0)
    return <Message text={t('common.unreadable', { count: rollup.unreadable })} />;
  if (rollup.is === 'unseen' || (silent && rollup.is === 'ready' && !rollup.value))
    return <Message text={t('insights.unreached')} />;
  if (rollup.is === 'ready' && rollup.stale) return <StaleNote of={rollup} />;
  if (recount.is !== 'failed') return null;
  return (
    <div role="status" className={styles.note}>
      <span>
        {t('insights.old')} {recount.why}
      </span>
      <Button variant="default" size="compact-sm" onClick={recount.again}>
        {t('errors.tryAgain')}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { today } from '#shared/rules/days.ts';
import type { Live } from '../../shared/data/live.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { ExportButton } from '../../shared/ui/ExportButton.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { StaleNote } from '../../shared/ui/StaleNote.tsx';
import { FailedState } from '../../shared/ui/States.tsx';
import { useLasting } from '../../shared/ui/use-lasting.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { type Rollup, useRollup } from './data.ts';
import { Figures } from './Figures.tsx';
import { Groups } from './Groups.tsx';
import styles from './Insights.module.css';
import { NothingYet } from './NothingYet.tsx';
import { type Recount, useRecount } from './recount.ts';
import { TopSkills } from './TopSkills.tsx';

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

const Said = ({ what }: { what: string }) => (
  <p role="status" className={styles.note}>
    {what}
  </p>
);

/** Why the numbers are not there, or not of today. */
function Note({ rollup, recount }: { rollup: Live<Rollup | null>; recount: Recount }) {
  const silent = useLasting(rollup.is === 'ready' && rollup.stale);
  if (rollup.is === 'ready' && rollup.unreadable > 0)
    return <Said what={t('common.unreadable', { count: rollup.unreadable })} />;
  if (rollup.is === 'unseen' || (silent && rollup.is === 'ready' && !rollup.value))
    return <Said what={t('insights.unreached')} />;
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

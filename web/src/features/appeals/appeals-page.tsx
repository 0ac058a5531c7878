import { Button } from '@mantine/core';
import { IconMailDollar, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { appealsPath } from '../../shared/fundraising/fundraising-areas.ts';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import {
  allLive,
  type CommitteeMember,
  type GivingQuarter,
  type StoredAppeal,
  useAppeals,
  useCommittee,
  useGivingQuarters,
} from '../../shared/fundraising/giving-data.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import '../../shared/text/appeals/en.ts';
import { t } from '../../shared/text/index.ts';
import { ExportButton } from '../../shared/ui/export-button.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { AppealTable } from './appeal-table.tsx';
import styles from './appeals.module.css';
import { FigureNotes } from './figure-notes.tsx';
import { UnknownCodes } from './unknown-codes.tsx';
import { useAppealResults } from './use-appeal-results.ts';

/** What asks for money, and what it brought. */
export function AppealsPage() {
  const writes = useMember().can('donations.write');
  const all = allLive(useAppeals(), useCommittee(), useGivingQuarters());
  const add = writes && (
    <Button component={Link} to={`${appealsPath}/new`} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('appeals.add')}
    </Button>
  );
  const hasAppeals = all.is === 'ready' && all.value[0].length > 0;
  return (
    <Page
      title={t('nav.fundraising')}
      hint={t('appeals.hint')}
      actions={
        hasAppeals && (
          <>
            <ExportButton kind="appeals" />
            {add}
          </>
        )
      }
    >
      <Tabs />
      <StaleNote of={all} />
      <LiveView of={all}>
        {([appeals, members, quarters]) => (
          <>
            {appeals.length === 0 && (
              <EmptyState
                icon={IconMailDollar}
                title={t('appeals.empty.title')}
                hint={writes ? t('appeals.empty.hint') : t('appeals.empty.reader')}
              >
                {add}
              </EmptyState>
            )}
            <Results appeals={appeals} members={members} quarters={quarters} />
          </>
        )}
      </LiveView>
    </Page>
  );
}

type Shown = { appeals: StoredAppeal[]; members: CommitteeMember[]; quarters: GivingQuarter[] };

function Results({ appeals, members, quarters }: Shown) {
  const { rows, unknown, given } = useAppealResults(appeals, members, quarters);
  const used = rows.filter(({ appeal }) => !appeal.archived);
  const archived = rows.filter(({ appeal }) => appeal.archived);
  return (
    <>
      {appeals.length > 0 && (
        <Section title={t('appeals.list.title')}>
          {used.length > 0 && <AppealTable rows={used} />}
          {archived.length > 0 && (
            <details className={styles.archived} open={used.length === 0}>
              <summary>{t('appeals.archived', { count: archived.length })}</summary>
              <AppealTable rows={archived} />
            </details>
          )}
        </Section>
      )}
      {quarters.length > 0 && <UnknownCodes codes={unknown} appeals={appeals} />}
      {quarters.length > 0 && <FigureNotes given={given} />}
    </>
  );
}

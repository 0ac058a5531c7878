import '../../shared/text/pace/en.ts';
import '../../shared/text/voters/en.ts';
import { Button, Stack, Text } from '@mantine/core';
import { IconPencil, IconTargetArrow } from '@tabler/icons-react';
import { useState } from 'react';
import { today as dayOf } from '#shared/domain/days.ts';
import { raceFrom, winNumberOf } from '#shared/domain/win-number.ts';
import { type Candidate, useCandidate } from '../../shared/data/use-candidate.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/area-tabs.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { Chain } from './chain.tsx';
import { type Plan, usePlan } from './data.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanProgress } from './plan-progress.tsx';

const goalIn = (candidate: Candidate): number | null => {
  const figures = winNumberOf(raceFrom((field) => candidate[field] ?? null));
  return figures.is === 'known' ? figures.goal : null;
};

/** From the votes that are missing to the shifts of a week, and whether the campaign is on its way. */
export default function PacePage() {
  const { organization, can } = useMember();
  const plan = usePlan();
  const candidate = useCandidate(organization);
  const [editing, setEditing] = useState(false);
  const today = dayOf(new Date(useNow()));
  const writes = can('voters.write');
  const profile = candidate.is === 'ready' ? candidate.value : null;
  const known = {
    goal: profile && goalIn(profile),
    electionDate: profile?.electionDate ?? null,
    today,
  };
  const edit = writes && !editing && plan.is === 'ready' && plan.value !== null && (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={() => setEditing(true)}
    >
      {t('pace.edit')}
    </Button>
  );
  const shown = (value: Plan | null) => {
    if (editing) return <PlanForm plan={value} {...known} close={() => setEditing(false)} />;
    if (value === null)
      return (
        <EmptyState
          icon={IconTargetArrow}
          title={t('pace.empty.title')}
          hint={writes ? t('pace.empty.hint') : t('pace.empty.reader')}
        >
          {writes && (
            <Button mt="xs" onClick={() => setEditing(true)}>
              {t('pace.empty.make')}
            </Button>
          )}
        </EmptyState>
      );
    return (
      <Stack gap="xl">
        <PlanProgress plan={value} today={today} />
        <Chain plan={value} />
      </Stack>
    );
  };
  return (
    <Page title={t('nav.fieldOps')} actions={edit}>
      <AreaTabs />
      <StaleNote of={plan} />
      {!editing && <Text c="var(--ink-soft)">{t('pace.hint')}</Text>}
      <LiveView of={plan}>{shown}</LiveView>
    </Page>
  );
}

import '../../shared/text/labels/en.ts';
import { Button } from '@mantine/core';
import { IconPencil, IconTargetArrow } from '@tabler/icons-react';
import { useMemo } from 'react';
import { givingByWeek } from '#shared/domain/giving/giving-sources.ts';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import {
  allLive,
  type CommitteeMember,
  type GivingQuarter,
  type Plan,
  useCommittee,
  useFundraisingPlan,
  useGivingQuarters,
} from '../../shared/fundraising/giving-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { ByMember } from './by-member.tsx';
import { BySource } from './by-source.tsx';
import { ByWeek } from './by-week.tsx';
import { ExportGoals } from './export-goals.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { PlanFigures } from './plan-figures.tsx';
import { progressOf } from './plan-progress-of.ts';

/** What the campaign means to raise, by week, source and committee member, and where it ends at this pace. */
export default function GoalsPage() {
  const reads = useMember().can('donations.read');
  if (reads) return <Goals />;
  return (
    <Page title={t('nav.fundraising')}>
      <Tabs />
      <NoPermission />
    </Page>
  );
}

function Goals() {
  const writes = useMember().can('donations.write');
  const stored = useFundraisingPlan();
  const all = allLive(stored, useCommittee(), useGivingQuarters());
  const today = localDay(new Date(useNow()));
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'goal'>();
  const plan = stored.is === 'ready' ? (stored.value?.plan ?? null) : null;
  return (
    <Page
      title={t('nav.fundraising')}
      hint={t('giving.goals.hint')}
      actions={
        plan !== null &&
        writes && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={({ currentTarget }) => ask('goal', currentTarget)}
          >
            {t('giving.goals.edit')}
          </Button>
        )
      }
    >
      <Tabs />
      <StaleNote of={all} />
      <LiveView of={all}>
        {([found, members, quarters]) =>
          found?.plan ? (
            <PlanProgress plan={found.plan} members={members} quarters={quarters} today={today} />
          ) : (
            <EmptyState
              icon={IconTargetArrow}
              title={t('giving.goals.empty.title')}
              hint={writes ? t('giving.goals.empty.hint') : t('giving.goals.empty.reader')}
            >
              {writes && (
                <Button mt="xs" onClick={({ currentTarget }) => ask('goal', currentTarget)}>
                  {t('giving.goals.set')}
                </Button>
              )}
            </EmptyState>
          )
        }
      </LiveView>
      {question && <GoalDialog plan={plan} today={today} opened={opened} close={close} onClosed={onClosed} />}
    </Page>
  );
}

type Shown = {
  plan: Plan;
  members: readonly CommitteeMember[];
  quarters: readonly GivingQuarter[];
  today: string;
};

function PlanProgress({ plan, members, quarters, today }: Shown) {
  const progress = useMemo(
    () => progressOf(plan, members, givingByWeek(quarters, plan.sources, members), today),
    [plan, members, quarters, today],
  );
  return (
    <>
      <PlanFigures progress={progress} />
      <ByWeek progress={progress} />
      <BySource progress={progress} />
      <ByMember progress={progress} />
      <ExportGoals progress={progress} today={today} />
    </>
  );
}

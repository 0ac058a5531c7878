import { Button, Text } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useMemo } from 'react';
import { weekOf } from '#shared/domain/giving/giving-cells.ts';
import { givingByWeek } from '#shared/domain/giving/giving-sources.ts';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import {
  allLive,
  type CommitteeMember,
  type GivingQuarter,
  useCommittee,
  useFundraisingPlan,
  useGivingQuarters,
} from '../../shared/fundraising/giving-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { ExportButton } from '../../shared/ui/export-button.tsx';
import { localDay } from '../../shared/ui/form/days.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import { DonationPage } from './donation-page.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberTable } from './member-table.tsx';

/** Who raises money for the campaign, and how much has come. */
export function CommitteePage() {
  const writes = useMember().can('donations.write');
  const plan = useFundraisingPlan();
  const all = allLive(plan, useCommittee(), useGivingQuarters());
  const week = weekOf(localDay(new Date(useNow())));
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'new'>();
  const add = writes && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={({ currentTarget }) => ask('new', currentTarget)}
    >
      {t('giving.committee.add')}
    </Button>
  );
  const hasMembers = all.is === 'ready' && all.value[1].length > 0;
  return (
    <Page
      title={t('nav.fundraising')}
      hint={t('giving.committee.hint')}
      actions={
        hasMembers && (
          <>
            <ExportButton kind="committee_members" />
            {add}
          </>
        )
      }
    >
      <Tabs />
      <StaleNote of={all} />
      <LiveView of={all}>
        {([settings, members, quarters]) =>
          members.length === 0 ? (
            <EmptyState
              icon={IconUsersGroup}
              title={t('giving.committee.empty.title')}
              hint={t('giving.committee.empty.hint')}
            >
              {add}
            </EmptyState>
          ) : (
            <>
              <Members members={members} quarters={quarters} week={week} />
              <DonationPage page={settings?.donation_page ?? null} />
            </>
          )
        }
      </LiveView>
      {question && <MemberDialog member={null} opened={opened} close={close} onClosed={onClosed} />}
    </Page>
  );
}

type Shown = { members: CommitteeMember[]; quarters: readonly GivingQuarter[]; week: string };

function Members({ members, quarters, week }: Shown) {
  const given = useMemo(() => givingByWeek(quarters, [], members), [quarters, members]);
  return (
    <>
      <MemberTable members={members} given={given} week={week} />
      <Text size="sm" c="var(--ink-soft)">
        {t('giving.committee.credit')}
      </Text>
    </>
  );
}

import { Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { weekOf } from '#shared/domain/giving/giving-cells.ts';
import { type GivingByWeek, givingByWeek } from '#shared/domain/giving/giving-sources.ts';
import { isMember } from '#shared/domain/giving/joined-members.ts';
import { committeePath, giftsOfCode } from '../../shared/fundraising/fundraising-areas.ts';
import {
  allLive,
  type CommitteeMember,
  type FundraisingPlan,
  useCommittee,
  useFundraisingPlan,
  useGivingQuarters,
} from '../../shared/fundraising/giving-data.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { TrackedLink } from '../../shared/fundraising/tracked-link.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { FigureRow } from '../../shared/ui/figures/figure-row.tsx';
import { localDay } from '../../shared/ui/form/days.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import styles from './committee.module.css';
import { Fundraisers } from './fundraisers.tsx';
import { LobbyistNote } from './lobbyist-note.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberWeeks } from './member-weeks.tsx';
import { raisedBy } from './raised-by.ts';

/** `/fundraising/committee/:id`: what one member promised, has raised week by week, and their link. */
export function MemberPage() {
  const { id = '' } = useParams();
  const all = allLive(useFundraisingPlan(), useCommittee(), useGivingQuarters());
  return (
    <LiveView of={all} loading={<ScreenWaiting />}>
      {([settings, members, quarters]) => {
        const member = members.find((one) => isMember(one, id));
        if (!member) return <Navigate to={committeePath} replace />;
        return (
          <Member member={member} settings={settings} given={givingByWeek(quarters, [], members)}>
            <StaleNote of={all} />
          </Member>
        );
      }}
    </LiveView>
  );
}

type Props = {
  member: CommitteeMember;
  settings: FundraisingPlan | null;
  given: GivingByWeek;
  children: React.ReactNode;
};

function Member({ member, settings, given, children }: Props) {
  const { can } = useMember();
  const { id, name, person_id, goal, commitment, note, left_on } = member;
  const today = localDay(new Date(useNow()));
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'edit'>();
  const weeks = given.members.get(id);
  const raised = raisedBy(given, id);
  const dollars = (cents: number) => (cents === 0 ? '–' : showMoney(cents, true));
  const percent = goal > 0 ? Math.floor((raised * 100) / goal) : null;
  const promise =
    raised < commitment
      ? t('giving.committee.missing', { amount: showMoney(commitment - raised, true) })
      : t('giving.committee.kept');
  return (
    <Page
      title={name}
      hint={left_on === null ? undefined : t('giving.committee.left', { day: showDay(left_on) })}
      above={<BackLink list={committeePath} name={t('giving.committee.back')} />}
      actions={
        <>
          {member.code !== null && (
            <Button component={Link} to={giftsOfCode(member.code)} variant="default">
              {t('giving.committee.member.gifts')}
            </Button>
          )}
          {can('people.read') && (
            <Button component={Link} to={`/people/${person_id}`} variant="default">
              {t('giving.committee.member.person')}
            </Button>
          )}
          {can('donations.write') && (
            <Button
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={({ currentTarget }) => ask('edit', currentTarget)}
            >
              {t('giving.committee.member.edit')}
            </Button>
          )}
        </>
      }
    >
      {children}
      <FigureRow
        title={t('giving.committee.member.figures')}
        figures={[
          {
            label: t('giving.committee.member.raised'),
            value: showMoney(raised, true),
            hint: t('giving.committee.member.raisedHint', {
              amount: showMoney(weeks?.get(weekOf(today)) ?? 0, true),
            }),
          },
          {
            label: t('giving.committee.member.goal'),
            value: dollars(goal),
            hint: percent === null ? t('giving.committee.noGoal') : t('giving.committee.ofGoal', { percent }),
          },
          {
            label: t('giving.committee.member.commitment'),
            value: dollars(commitment),
            hint: commitment === 0 ? '' : promise,
          },
        ]}
      />
      <TrackedLink page={settings?.donation_page ?? null} code={member.code} />
      {member.code !== null && can('events.read') && can('rosters.work') && (
        <Fundraisers member={id} code={member.code} />
      )}
      {member.is_lobbyist && <LobbyistNote weeks={weeks} today={today} />}
      <MemberWeeks member={member} plan={settings?.plan ?? null} weeks={weeks} today={today} />
      {note !== null && (
        <Section title={t('giving.committee.member.note')}>
          <Text className={styles.note ?? ''}>{note}</Text>
        </Section>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t('giving.committee.credit')}
      </Text>
      {question && <MemberDialog member={member} opened={opened} close={close} onClosed={onClosed} />}
    </Page>
  );
}

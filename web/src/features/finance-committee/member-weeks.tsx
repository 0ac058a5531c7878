import { Text } from '@mantine/core';
import { addDays } from '#shared/domain/days.ts';
import { weekOf } from '#shared/domain/giving/giving-cells.ts';
import { type WeeklyPlan, weeklyPace } from '#shared/domain/giving/weekly-plan.ts';
import type { CommitteeMember, Plan } from '../../shared/fundraising/giving-data.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { t } from '../../shared/text/index.ts';
import { showMoney } from '../../shared/ui/format.ts';
import { WeekTable } from '../../shared/ui/week-table.tsx';

/** Weeks without a plan that are shown: those in which something came, and not more than a quarter. */
const weeksMax = 13;

/** The weeks of the campaign's plan, or the last ones. */
function spanOf(plan: Plan | null, weeks: ReadonlyMap<string, number> | undefined, today: string) {
  if (plan) return { from: plan.from, until: plan.until };
  const now = weekOf(today);
  const earliest = addDays(now, -7 * (weeksMax - 1));
  const [first = now] = [...(weeks?.keys() ?? [])].filter((week) => week >= earliest).toSorted();
  return { from: first, until: addDays(now, 6) };
}

/** What a member raised each week, against an even share of their goal. */
export function MemberWeeks({
  member: { goal },
  plan,
  weeks,
  today,
}: {
  member: CommitteeMember;
  plan: Plan | null;
  weeks: ReadonlyMap<string, number> | undefined;
  today: string;
}) {
  const own: WeeklyPlan = { target: plan ? goal : 0, ...spanOf(plan, weeks, today), weeks: [] };
  const { weeks: shown } = weeklyPace({ ...own, target: Math.max(1, own.target) }, weeks, today);
  const show = (cents: number) => showMoney(cents, true);
  return (
    <Section title={t('giving.committee.member.weeks')}>
      {weeks === undefined && <Text c="var(--ink-soft)">{t('giving.committee.member.noWeeks')}</Text>}
      <WeekTable
        names={{
          week: t('giving.goals.weeks.week'),
          planned: t('giving.committee.member.planned'),
          reached: t('giving.committee.member.raised'),
          more: t('giving.committee.member.inAll'),
          bar: t('giving.goals.weeks.bar'),
        }}
        weeks={shown.map((one) => ({
          ...one,
          planned: own.target === 0 ? 0 : one.goal,
          reached: one.raised,
        }))}
        show={(cents) => (cents === 0 ? '–' : show(cents))}
        more={({ is, raisedInAll }) => (is === 'ahead' ? '–' : show(raisedInAll))}
      />
    </Section>
  );
}

import { Text } from '@mantine/core';
import { type FieldPlan, fieldPaceOf } from '#shared/domain/field/plan.ts';
import { t } from '../../shared/text/index.ts';
import { allVoters } from '../../shared/voters/segment-params.ts';
import { useAnswer, useVoters } from '../../shared/voters/use-voters.ts';
import { VoterFileView } from '../../shared/voters/voter-file-view.tsx';
import { Verdict } from './verdict.tsx';
import { Weeks } from './weeks.tsx';

const all = { segment: allVoters, channel: null, words: '' } as const;
/** Scores of those who count as found. */
const supporting = ['1', '2'];

/** What happened against the plan. Nothing is read: the voters' worker has every day's conversations. */
export function PlanProgress({ plan, today }: { plan: FieldPlan; today: string }) {
  const { voterFile } = useVoters();
  const days = useAnswer('pace days', (engine) => engine.days(all, 'pace days'));
  const scores = useAnswer('pace scores', (engine) => engine.groups(all, 'support', 'pace scores'));
  const supporters = scores.value
    ?.filter(({ value }) => supporting.includes(value))
    .reduce((sum, { people }) => sum + people, 0);
  return (
    <VoterFileView voterFile={voterFile}>
      {() => {
        if (days.why !== null)
          return (
            <Text role="alert" c="var(--bad)">
              {days.why}
            </Text>
          );
        if (days.value === null)
          return <div role="status" aria-label={t('common.loading')} style={{ minBlockSize: 240 }} />;
        const pace = fieldPaceOf(plan, days.value, today);
        return (
          <>
            <Verdict of={pace} supporters={supporters ?? null} />
            <Weeks weeks={pace.weeks} />
          </>
        );
      }}
    </VoterFileView>
  );
}

import '../../../shared/text/call-plan/en.ts';
import '../../../shared/text/voters/en.ts';
import { Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listPeopleMax } from '#shared/domain/phonebank/list.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { VoterFileView } from '../../../shared/voters/voter-file-view.tsx';
import { openList } from '../data.ts';
import { AudiencePart } from './audience-part.tsx';
import { packetsOf, phonesOf, sendAll, targetsOf } from './build-list.ts';
import { columnsOfScript, fieldsOf, newPlan, type Plan, planOf } from './list-plan.ts';
import { PeopleListForm } from './people-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { useCallAudience } from './use-call-audience.ts';
import { useSize } from './use-list-size.ts';

/**
 * `/field-ops/calls/new`: whom to call and what for. `?of=`: those whom another list has not reached; `?people=`: people whom
 * a filter finds, for which no voter file is needed.
 */
export function NewListPage() {
  const [query] = useSearchParams();
  const people = query.get('people');
  return (
    <Page
      title={t('callPlan.new.title')}
      hint={t('callPlan.new.hint')}
      above={<BackLink list={paths.calls} name={t('calls.title')} />}
      width={720}
    >
      {people === null ? <VoterForm copy={query.get('of')} /> : <PeopleListForm people={people} />}
    </Page>
  );
}

function VoterForm({ copy }: { copy: string | null }) {
  const { voterFile } = useVoters();
  return <VoterFileView voterFile={voterFile}>{() => <Form copy={copy} />}</VoterFileView>;
}

type BuildProgress = { done: number; of: number } | null;

function Form({ copy }: { copy: string | null }) {
  const audience = useCallAudience(copy);
  const size = useSize(audience);
  const [changed, setChanged] = useState<Partial<Plan>>({});
  const first = audience.former ? { ...planOf(audience.former), name: '' } : newPlan;
  const plan = { ...first, ...changed };
  const change = (next: Partial<Plan>) => setChanged((before) => ({ ...before, ...next }));
  const { progress, why, make } = useBuildList();
  const fits =
    size.is === 'counted' && size.people > 0 && size.people <= listPeopleMax && audience.is === 'ready';
  const create = () => {
    if (size.is !== 'counted' || audience.is !== 'ready') return;
    const left = { no_number: size.numberless, suppressed: size.suppressed };
    void make(plan, JSON.stringify(audience.question), audience.query, left);
  };
  return (
    <PlanForm
      plan={plan}
      change={change}
      namePlaceholder={t('callPlan.new.namePlaceholder')}
      audience={<AudiencePart audience={audience} size={size} />}
      fits={fits}
      isBusy={progress !== null}
      progress={progress && <BuildProgressBar {...progress} />}
      why={why}
      create={create}
    />
  );
}

function BuildProgressBar({ done, of }: NonNullable<BuildProgress>) {
  return (
    <div role="status">
      <Progress value={(done / of) * 100} aria-label={t('callPlan.new.create')} />
      <Text size="sm" c="var(--ink-soft)" mt={4} className="figures">
        {t('callPlan.new.working', { done: showNumber(done), of: showNumber(of) })}
      </Text>
    </div>
  );
}

/** Makes the list: its people by packets, then the list, then has it opened. Broken off, what is there is a draft. */
function useBuildList() {
  const { engine, voterFile } = useVoters();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<BuildProgress>(null);
  const [why, setWhy] = useState<string | null>(null);
  const make = async (
    plan: Plan,
    question: string,
    query: Parameters<typeof targetsOf>[1],
    left: { no_number: number; suppressed: number },
  ) => {
    const id = crypto.randomUUID();
    const columns = columnsOfScript(voterFile.is === 'ready' ? voterFile.facts.data : [], plan.script);
    setWhy(null);
    setProgress({ done: 0, of: 1 });
    try {
      const targets = await targetsOf(engine, query, id, listPeopleMax, columns);
      const packets = packetsOf(id, targets);
      const sizes = { people: targets.length, phones: phonesOf(targets), packets: packets.length };
      const data = { ...fieldsOf(plan), state: 'draft' as const, ...sizes };
      // The list first: what is left of a making that was broken off can then be seen, and deleted.
      const all = [
        { operation: 'create', table: 'call_lists', id, data } as const,
        { operation: 'create', table: 'call_plans', id, data: { question, ...left } } as const,
        ...packets,
      ];
      await sendAll(all, (done) => setProgress({ done, of: all.length }));
      await openList(id);
      toast('success', t('callPlan.new.done', { name: data.name }));
      navigate(paths.callList(id));
    } catch (error) {
      setProgress(null);
      setWhy(messageFor(error));
    }
  };
  return { progress, why, make };
}

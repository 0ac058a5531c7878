import '../../../shared/text/call-plan.ts';
import '../../../shared/text/voters.ts';
import { Button, Group, Progress, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listPeopleMax } from '#shared/rules/calling/list.ts';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { paths } from '../../../shared/field/paths.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Page } from '../../../shared/ui/Page.tsx';
import { BackLink } from '../../../shared/ui/record/BackLink.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { HeldView } from '../../../shared/voters/HeldView.tsx';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import styles from '../calls.module.css';
import { openList } from '../data.ts';
import { packetsOf, phonesOf, sendAll, targetsOf } from './build.ts';
import { PlanPart } from './PlanPart.tsx';
import { fieldsOf, isComplete, newPlan, type Plan, planOf } from './plan.ts';
import { useSize } from './use-size.ts';
import { useWhom } from './use-whom.ts';
import { WhomPart } from './WhomPart.tsx';

/** `/field-ops/calls/new`: whom to call and what for. `?of=`: those whom another list has not reached. */
export function NewListPage() {
  const { held } = useVoters();
  const [query] = useSearchParams();
  return (
    <Page
      title={t('callPlan.new.title')}
      hint={t('callPlan.new.hint')}
      above={<BackLink list={paths.calls} name={t('calls.title')} />}
      width={720}
    >
      <HeldView held={held}>{() => <Form copy={query.get('of')} />}</HeldView>
    </Page>
  );
}

type Making = { done: number; of: number } | null;

function Form({ copy }: { copy: string | null }) {
  const whom = useWhom(copy);
  const size = useSize(whom);
  const [changed, setChanged] = useState<Partial<Plan>>({});
  const first = whom.former ? { ...planOf(whom.former), name: '' } : newPlan;
  const plan = { ...first, ...changed };
  const change = (next: Partial<Plan>) => setChanged((before) => ({ ...before, ...next }));
  const { making, why, make } = useMaking();
  const online = useConnectivity((state) => state.online);
  const fits = size.is === 'counted' && size.people > 0 && size.people <= listPeopleMax;
  const ready = fits && whom.is === 'ready' && isComplete(plan) && online;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || making) return;
    const left = { no_number: size.numberless, suppressed: size.suppressed };
    void make(plan, JSON.stringify(whom.question), whom.asked, left);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="xl">
        <TextInput
          label={t('callPlan.new.name')}
          placeholder={t('callPlan.new.namePlaceholder')}
          value={plan.name}
          maxLength={120}
          required
          withAsterisk={false}
          data-autofocus
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <section className={styles.part}>
          <Title order={2} size="h4" mb="xs">
            {t('callPlan.new.whom')}
          </Title>
          <WhomPart whom={whom} size={size} />
        </section>
        <section className={styles.part}>
          <Title order={2} size="h4" mb="xs">
            {t('callPlan.list.what')}
          </Title>
          <PlanPart plan={plan} change={change} />
        </section>
        {making && (
          <div role="status">
            <Progress value={(making.done / making.of) * 100} aria-label={t('callPlan.new.create')} />
            <Text size="sm" c="var(--ink-soft)" mt={4} className="figures">
              {t('callPlan.new.working', { done: showNumber(making.done), of: showNumber(making.of) })}
            </Text>
          </div>
        )}
        {why !== null && (
          <Text c="var(--bad)" role="alert">
            {why}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          {!online && <Text c="var(--ink-soft)">{t('callPlan.new.needsConnection')}</Text>}
          <Button type="submit" size="md" disabled={!ready} loading={making !== null}>
            {t('callPlan.new.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Makes the list: its people by packets, then the list, then has it opened. Broken off, what is there is a draft. */
function useMaking() {
  const { engine } = useVoters();
  const navigate = useNavigate();
  const [making, setMaking] = useState<Making>(null);
  const [why, setWhy] = useState<string | null>(null);
  const make = async (
    plan: Plan,
    question: string,
    asked: Parameters<typeof targetsOf>[1],
    left: { no_number: number; suppressed: number },
  ) => {
    const id = crypto.randomUUID();
    setWhy(null);
    setMaking({ done: 0, of: 1 });
    try {
      const targets = await targetsOf(engine, asked, id, listPeopleMax);
      const packets = packetsOf(id, targets);
      const sizes = { people: targets.length, phones: phonesOf(targets), packets: packets.length };
      const data = { ...fieldsOf(plan), state: 'draft' as const, ...sizes };
      // The list first: what is left of a making that was broken off can then be seen, and deleted.
      const all = [
        { operation: 'create', table: 'call_lists', id, data } as const,
        { operation: 'create', table: 'call_plans', id, data: { question, ...left } } as const,
        ...packets,
      ];
      await sendAll(all, (done) => setMaking({ done, of: all.length }));
      await openList(id);
      toast('success', t('callPlan.new.done', { name: data.name }));
      navigate(paths.callList(id));
    } catch (error) {
      setMaking(null);
      setWhy(wordsFor(error));
    }
  };
  return { making, why, make };
}

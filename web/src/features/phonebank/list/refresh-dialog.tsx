import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { listPeopleMax } from '#shared/domain/phonebank/list.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { Engine } from '../../../shared/voters/engine.ts';
import { allVoters, readSegment } from '../../../shared/voters/segment-params.ts';
import { useFrozenLists } from '../../../shared/voters/use-frozen-lists.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { packedIds } from '../../../shared/voters/worker/frozen-lists.ts';
import { type CallList, type CallPlan, openList, statesOn, votersOn } from '../data.ts';
import { packetsOf, phonesOf, sendAll, targetsOf } from '../new-list/build-list.ts';
import { addedList, callableOf, onlyOf } from '../new-list/call-audience.ts';
import { columnsOfScript } from '../new-list/list-plan.ts';
import { type Change, changesOf } from './list-changes.ts';

/** Who belongs to a list by now, against whom it has. */
async function changeOf(
  engine: Engine,
  organization: string,
  list: CallList,
  segment: Segment,
): Promise<Change> {
  const [had, states] = await Promise.all([votersOn(organization, list), statesOn(organization, list)]);
  // Whoever must not be called any more is told apart when their turn comes; gone is who the search does not name.
  const [named, callable] = await Promise.all([
    engine.ids({ segment, channel: null, words: '' }, 1_000_000),
    engine.ids(callableOf(segment), listPeopleMax * 2),
  ]);
  return changesOf({ had, states: new Map(states), packets: list.packets }, { named, callable });
}

type Props = { list: CallList; plan: CallPlan; close: () => void };

/** Asks a list's own search again, and brings the list up to date. */
export function RefreshDialog({ list, plan, close }: Props) {
  const { organization } = useMember();
  const { voterFile, engine } = useVoters();
  const segment = readSegment(plan.question) ?? allVoters;
  const { ready } = useFrozenLists(segment);
  const isReady = voterFile.is === 'ready' && ready;
  const [found, setFound] = useState<Change | string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, when the dialog opens.
  useEffect(() => {
    if (!isReady) return;
    let current = true;
    changeOf(engine, organization, list, segment).then(
      (change) => current && setFound(change),
      (error: unknown) => current && setFound(messageFor(error)),
    );
    return () => {
      current = false;
    };
  }, [isReady]);
  const change = found !== null && typeof found !== 'string' ? found : null;
  const act = async () => {
    if (!change) return false;
    if (change.come.length > 0) {
      await engine.hold(addedList, await packedIds(change.come));
      const targets = await targetsOf(
        engine,
        callableOf(onlyOf(addedList)),
        crypto.randomUUID(),
        change.come.length,
        columnsOfScript(voterFile.is === 'ready' ? voterFile.facts.data : [], list.script),
      );
      const packets = packetsOf(list.id, targets, list.packets);
      const data = {
        packets: list.packets + packets.length,
        people: list.people + targets.length,
        phones: list.phones + phonesOf(targets),
      };
      await sendAll([...packets, { operation: 'update', table: 'call_lists', id: list.id, data }], () => {});
    }
    await openList(list.id, change.go, change.back);
    toast('success', t('callPlan.refresh.done'), list.name);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('callPlan.refresh.title')}
      submit={t('callPlan.refresh.submit')}
      close={close}
      onClosed={() => {}}
      act={act}
    >
      <Text c="var(--ink-soft)">{t('callPlan.refresh.hint')}</Text>
      <div role="status">
        {found === null && <Text>{t('callPlan.refresh.working')}</Text>}
        {typeof found === 'string' && <Text c="var(--bad)">{found}</Text>}
        {change && <ChangeSummary change={change} />}
      </div>
    </ActDialog>
  );
}

function ChangeSummary({ change: { come, back, go, over } }: { change: Change }) {
  const coming = come.length + back.length;
  if (coming + go.length + over === 0) return <Text fw={600}>{t('callPlan.refresh.same')}</Text>;
  return (
    <>
      {coming > 0 && (
        <Text fw={600}>{t('callPlan.refresh.comes', { count: coming, shown: showNumber(coming) })}</Text>
      )}
      {go.length > 0 && (
        <Text fw={600}>{t('callPlan.refresh.goes', { count: go.length, shown: showNumber(go.length) })}</Text>
      )}
      {over > 0 && <Text c="var(--bad)">{t('callPlan.refresh.full', { shown: showNumber(over) })}</Text>}
    </>
  );
}

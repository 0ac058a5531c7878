import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isDemo } from '../../../shared/demo/mode.ts';
import { t } from '../../../shared/text/index.ts';
import type { StoredPlan } from '../../../shared/turfs/plans.ts';
import { showMoment, showNumber } from '../../../shared/ui/format.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import styles from '../make/make-turfs.module.css';
import type { TurfPlanner } from '../use-turf-planner.ts';
import { useResumePlan } from './use-resume-plan.ts';

/** A plan that was left unfinished, and the ways on with it. */
export function Offer({ table }: { table: TurfPlanner }) {
  const { draft, planning, sketching, makes } = table;
  const taking = useResumePlan(table);
  const [discarded, setDiscarded] = useState<StoredPlan | null>(null);
  const { state } = taking;
  const isFree = planning.plan.length === 0 && !sketching.sketch && makes.state.is === 'idle';
  if (state.is === 'opening') return <Note text={t('fieldMap.kept.opening')} />;
  if (state.is === 'taken up')
    return state.missing === 0 ? null : (
      <Note
        text={t('fieldMap.kept.gone', { count: state.missing, shown: showNumber(state.missing) })}
        close={taking.dismiss}
      />
    );
  if (state.is === 'elsewhere' || state.is === 'nothing')
    return <Note text={t(`fieldMap.kept.${state.is}`)} close={taking.dismiss} />;
  if (discarded && isFree)
    return (
      <Note
        text={t('fieldMap.kept.discarded')}
        undo={() => {
          void draft.putBack(discarded);
          setDiscarded(null);
        }}
        close={() => setDiscarded(null)}
      />
    );
  // The demo keeps nothing of anything, and says so itself.
  if ((planning.plan.length > 0 || sketching.sketch) && !draft.isSaved && !isDemo)
    return <Note text={t('fieldMap.kept.notKept')} />;
  if (!draft.offer || !isFree) return null;
  const discard = (plan: StoredPlan) => {
    setDiscarded(plan);
    void draft.discard(plan);
  };
  return <Unfinished plan={draft.offer} goOn={taking.goOn} discard={discard} />;
}

type UnfinishedProps = {
  plan: StoredPlan;
  goOn: (plan: StoredPlan) => Promise<void>;
  discard: (plan: StoredPlan) => void;
};
function Unfinished({ plan, goOn, discard }: UnfinishedProps) {
  const { voterFile } = useVoters();
  const { name, at, making, sketch } = plan;
  const count = making?.of ?? plan.pieces.length;
  const shown = showNumber(count);
  const isOther = voterFile.is === 'ready' && voterFile.facts.fileId !== plan.fileId;
  return (
    <section className={styles.notice} aria-labelledby="kept-title">
      <Stack gap="xs">
        <Text fw={600} id="kept-title">
          {t('fieldMap.kept.title')}
        </Text>
        <Text size="sm">{t('fieldMap.kept.turfs', { name, count, shown, when: showMoment(at) })}</Text>
        {sketch && <Text size="sm">{t('fieldMap.kept.sketch')}</Text>}
        {making && (
          <Text size="sm">
            {t('fieldMap.kept.made', {
              made: showNumber(making.made.length),
              count: making.of,
              shown: showNumber(making.of),
            })}
          </Text>
        )}
        {isOther && <Text size="sm">{t('fieldMap.kept.otherFile')}</Text>}
        <Group gap="xs">
          {!isOther && <Button onClick={() => void goOn(plan)}>{t('fieldMap.kept.goOn')}</Button>}
          <Button variant="default" onClick={() => discard(plan)}>
            {t('fieldMap.kept.discard')}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}

type NoteProps = { text: string; undo?: () => void; close?: () => void };
const Note = ({ text, undo, close }: NoteProps) => (
  <div className={styles.notice} role="status">
    <Group gap="xs" justify="space-between">
      <Text size="sm">{text}</Text>
      <Group gap="xs">
        {undo && (
          <Button variant="default" size="compact-sm" className={styles.tall ?? ''} onClick={undo}>
            {t('common.undo')}
          </Button>
        )}
        {close && (
          <Button variant="subtle" size="compact-sm" className={styles.tall ?? ''} onClick={close}>
            {t('common.close')}
          </Button>
        )}
      </Group>
    </Group>
  </div>
);

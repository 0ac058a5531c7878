import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { messageFor } from '../../shared/data/error-messages.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { showMomentDay, showNumber } from '../../shared/ui/format.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { type LearnProgress, learnMany, learnManyMax } from '../../shared/voters/log/learn-many.ts';
import { formatRollback } from './format-shift.ts';
import type { Rollback } from './shift-rollback.ts';

type Props = {
  memberName: string;
  rollback: Rollback;
  /** All shifts of these days, and not one of them. */
  all: boolean;
  /** Not all of these days is read. */
  partly: boolean;
  close: () => void;
};

function sayHow({ of, stored, failed }: LearnProgress, count: number): void {
  const done = t('quality.rollback.done', { count: stored, shown: showNumber(stored) });
  if (failed > 0) toast('error', t('quality.rollback.failed'));
  else if (stored < of || of < count) toast('warning', done, t('quality.rollback.left'));
  else toast('success', done);
}

/** Asks before all that somebody wrote down in a shift, or in days, is taken back, and says how far it is. */
export function RollbackDialog({ memberName, rollback, all, partly, close }: Props) {
  const [going, setGoing] = useState<LearnProgress | null>(null);
  // What is taken back already would otherwise be missing from what the question says.
  const [begun, setBegun] = useState<Rollback | null>(null);
  const leave = useRef<AbortController>(null);
  useEffect(() => () => leave.current?.abort(), []);
  const { drafts, from, right, stays } = begun ?? rollback;
  const count = drafts.length;
  const press = async () => {
    if (going !== null) return;
    const controller = new AbortController();
    leave.current = controller;
    const now = drafts.slice(0, learnManyMax);
    setBegun(rollback);
    setGoing({ of: now.length, stored: 0, sent: 0, failed: 0 });
    try {
      sayHow(await learnMany(now, setGoing, controller.signal), count);
      close();
    } catch (error) {
      setGoing(null);
      setBegun(null);
      toast('error', t('quality.rollback.failed'), messageFor(error));
    }
  };
  const params = { who: memberName, count, shown: showNumber(count), day: showMomentDay(from ?? Date.now()) };
  const title = all ? t('quality.rollback.all.title', { who: memberName }) : t('quality.rollback.title');
  return (
    <ChoiceDialog opened title={title} close={close}>
      <Stack gap="md">
        <div>
          <Text>{all ? t('quality.rollback.all.hint', params) : t('quality.rollback.hint', params)}</Text>
          {all && (
            <Text fw={600} className="figures">
              {formatRollback(begun ?? rollback)}
            </Text>
          )}
        </div>
        {all && right > 0 && (
          <Text>{t('quality.rollback.all.right', { count: right, shown: showNumber(right) })}</Text>
        )}
        {all && partly && <Text>{t('quality.rollback.all.partly')}</Text>}
        {stays > 0 && (
          <Text fw={600}>{t('quality.rollback.stays', { count: stays, shown: showNumber(stays) })}</Text>
        )}
        {count > learnManyMax && <Text>{t('quality.rollback.most', { max: showNumber(learnManyMax) })}</Text>}
        <Text c="var(--ink-soft)">{t('quality.rollback.kept')}</Text>
        {going !== null && (
          <div role="status">
            <Progress value={(going.stored / going.of) * 100} aria-label={title} />
            <Text size="sm" c="var(--ink-soft)" mt={4} className="figures">
              {t('quality.rollback.working', { done: showNumber(going.stored), all: showNumber(going.of) })}
            </Text>
          </div>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {going === null ? t('common.cancel') : t('quality.rollback.stop')}
          </Button>
          <Button
            bg="var(--bad)"
            c="var(--ground)"
            disabled={count === 0}
            loading={going !== null}
            onClick={press}
            data-autofocus
          >
            {all ? t('quality.rollback.all.act') : t('quality.rollback.act')}
          </Button>
        </Group>
      </Stack>
    </ChoiceDialog>
  );
}

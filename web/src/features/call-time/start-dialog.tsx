import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { showClock, showMoment } from '../../shared/ui/format.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { callTimePaths } from './call-time-paths.ts';
import { askForBlock } from './data.ts';
import { typedCents } from './format.ts';

const lengths = [30, 60, 120, 180, 240] as const;
const hours = 60;

type Props = { list: { id: string; name: string } | null; close: () => void };

/** What a session is to raise, and how long it takes; then its first donors. */
export function StartDialog({ list, close }: Props) {
  const navigate = useNavigate();
  const [goal, setGoal] = useState('2,000');
  const [minutes, setMinutes] = useState<number>(120);
  const act = async () => {
    if (!list) return true;
    const goalCents = goal.trim() === '' ? 0 : (typedCents(goal) ?? 0);
    const { block, againAt } = await askForBlock(list.id, { goalCents, minutes });
    if (block === null) {
      toast('info', t('callTime.nobody'), againAt === null ? undefined : whenAgain(againAt));
      return true;
    }
    navigate(callTimePaths.call(list.id, block));
    return true;
  };
  return (
    <ActDialog
      opened={list !== null}
      title={t('callTime.start.title', { name: list?.name ?? '' })}
      submit={t('callTime.start.action')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <TextInput
        label={t('callTime.start.goal')}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={goal}
        error={goal.trim() !== '' && typedCents(goal) === null ? t('callTime.amount.wrong') : null}
        onChange={({ currentTarget }) => setGoal(currentTarget.value)}
      />
      <NativeSelect
        label={t('callTime.start.length')}
        value={String(minutes)}
        onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}
        data={lengths.map((one) => ({
          value: String(one),
          label:
            one < hours
              ? t('callTime.start.minutes', { count: one })
              : t('callTime.start.hours', { count: one / hours }),
        }))}
      />
    </ActDialog>
  );
}

const day = 24 * 3_600_000;
/** When somebody can be called again. */
export const whenAgain = (at: number): string =>
  t('callTime.again', { when: at - Date.now() < day ? showClock(at) : showMoment(at) });

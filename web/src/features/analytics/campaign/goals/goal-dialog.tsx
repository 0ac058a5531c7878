import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { GoalMeasure } from '#shared/collections/goals.ts';
import { messageFor } from '../../../../shared/data/error-messages.ts';
import { t } from '../../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../../shared/ui/dialog/choice-dialog.tsx';
import { deleteWithUndo, toast } from '../../../../shared/ui/toasts.tsx';
import type { Goal, Reached } from '../data.ts';
import { GoalForm } from './goal-form.tsx';
import styles from './goals.module.css';

/** What the dialog is about: a goal that is there, or one for a measure that has none yet. */
export type Subject =
  | { is: 'goal'; measure: GoalMeasure; goal: Goal }
  | { is: 'new'; free: readonly GoalMeasure[] };

type Props = {
  subject: Subject;
  opened: boolean;
  reached: Reached;
  today: string;
  electionDate: string | null;
  close: () => void;
  onDelete: () => void;
};

/** A goal is set, changed or taken away. */
export function GoalDialog({ subject, opened, reached, close, onDelete, ...known }: Props) {
  const [chosen, choose] = useState<GoalMeasure>(
    subject.is === 'goal' ? subject.measure : (subject.free[0] ?? 'raised'),
  );
  const goal = subject.is === 'goal' ? subject.goal : null;
  const name = t(`analytics.goals.measures.${chosen}`);
  const title = goal ? t('analytics.goals.form.edit', { name }) : t('analytics.goals.form.set');
  return (
    <ChoiceDialog opened={opened} title={title} close={close} onClosed={onDelete}>
      <Stack gap="md">
        {subject.is === 'new' && (
          <NativeSelect
            label={t('analytics.goals.form.measure')}
            value={chosen}
            onChange={({ currentTarget }) => {
              const measure = subject.free.find((one) => one === currentTarget.value);
              if (measure) choose(measure);
            }}
            data={subject.free.map((value) => ({ value, label: t(`analytics.goals.measures.${value}`) }))}
          />
        )}
        {/* Another measure has other units, so it begins anew. */}
        <GoalForm
          key={chosen}
          measure={chosen}
          goal={goal}
          reached={reached[chosen]}
          close={close}
          {...known}
        />
        {goal && <Removal measure={chosen} name={name} close={close} />}
      </Stack>
    </ChoiceDialog>
  );
}

function Removal({ measure, name, close }: { measure: GoalMeasure; name: string; close: () => void }) {
  const press = () =>
    deleteWithUndo(
      { operation: 'delete', table: 'goals', id: measure },
      t('analytics.goals.form.removed', { name }),
    ).then(close, (error: unknown) => toast('error', t('common.failedToDelete'), messageFor(error)));
  return (
    <div className={styles.removal}>
      <Button
        variant="subtle"
        color="red"
        c="var(--bad)"
        px="xs"
        ml={-10}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={press}
      >
        {t('analytics.goals.form.remove')}
      </Button>
    </div>
  );
}

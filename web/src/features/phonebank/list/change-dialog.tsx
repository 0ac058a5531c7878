import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { commitWithToast, notifyIfFailed } from '../../../shared/ui/toasts.tsx';
import type { CallList } from '../data.ts';
import { fieldsOf, isComplete, planOf } from '../new-list/list-plan.ts';
import { PlanPart } from '../new-list/plan-part.tsx';

/** Changes what a list is for and how it calls; what was done stays done. */
export function ChangeDialog({ list, close }: { list: CallList; close: () => void }) {
  const [plan, setPlan] = useState(() => planOf(list));
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isComplete(plan)) return;
    const [data, base] = [fieldsOf(plan), fieldsOf(planOf(list))];
    close();
    if (JSON.stringify(data) === JSON.stringify(base)) return;
    void notifyIfFailed(
      commitWithToast({ operation: 'update', table: 'call_lists', id: list.id, data, base }),
    );
  };
  return (
    <ChoiceDialog opened title={t('callPlan.list.changeTitle')} close={close}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={t('callPlan.new.name')}
            value={plan.name}
            maxLength={120}
            onChange={({ currentTarget }) => setPlan({ ...plan, name: currentTarget.value })}
          />
          <PlanPart plan={plan} change={(change) => setPlan((before) => ({ ...before, ...change }))} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={!isComplete(plan)}>
              {t('callPlan.list.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ChoiceDialog>
  );
}

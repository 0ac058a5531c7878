import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageFor } from '../../shared/data/error-messages.ts';
import type { CommitteeMember } from '../../shared/fundraising/giving-data.ts';
import { readGoal, typedGoal } from '../../shared/fundraising/typed-goal.ts';
import { t } from '../../shared/text/index.ts';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import styles from './committee.module.css';

/** A member's goal, changed where it stands: saved on Enter and when the field is left. */
export function GoalInput({ member: { id, name, goal } }: { member: CommitteeMember }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (typed === null) return;
    try {
      const cents = readGoal(typed) ?? 0;
      setWhy(null);
      if (cents !== goal)
        await commitWithToast({ operation: 'update', table: 'committee_members', id, data: { goal: cents } });
      setTyped(null);
    } catch (error) {
      setWhy(messageFor(error));
    }
  };
  return (
    <form onSubmit={save}>
      <TextInput
        className={styles.goal ?? ''}
        aria-label={t('giving.committee.goalOf', { name })}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('giving.committee.noGoal')}
        value={typed ?? typedGoal(goal)}
        error={why}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => save()}
      />
    </form>
  );
}

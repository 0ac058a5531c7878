import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { withoutAccount } from '#shared/domain/voters/learned.ts';
import { useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import styles from './enter.module.css';

/** As the choice of nobody of the team; no account has this id. */
const otherPerson = '~';
const nameMax = 120;

/** Who walked with a sheet, and its field. `walker`: as events have it; null while it is not known. */
type Walking = {
  walker: string | null;
  choice: string;
  name: string;
  team: readonly { value: string; label: string }[];
  choose: (choice: string) => void;
  setName: (name: string) => void;
};

/** Whoever has the turf, or had it last, unless somebody else is chosen. */
export function useWalker({ assigned_to, holders }: Turf): Walking {
  const members = useMembers(useMember().organization);
  const [chosen, choose] = useState<string | null>(null);
  const [name, setName] = useState('');
  const team = useMemo(
    () =>
      (members.is === 'ready' ? members.value : []).map((one) => ({ value: one.id, label: one.full_name })),
    [members],
  );
  const likely = assigned_to ?? holders.at(-1) ?? '';
  const choice = chosen ?? (team.some(({ value }) => value === likely) ? likely : '');
  const named = name.trim() === '' ? null : withoutAccount(name);
  const walker = choice === otherPerson ? named : choice || null;
  return { walker, choice, name, team, choose, setName };
}

/** Asks who walked with the sheet: what is typed in counts for them. */
export const WalkerField = ({ choice, name, team, choose, setName }: Walking) => (
  <div className={styles.walker}>
    <NativeSelect
      label={t('turfPaper.enter.walker')}
      description={t('turfPaper.enter.walkerHint')}
      data={[
        { value: '', label: t('turfPaper.enter.choose'), disabled: true },
        ...team,
        { value: otherPerson, label: t('turfPaper.enter.noAccount') },
      ]}
      value={choice}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
    {choice === otherPerson && (
      <TextInput
        label={t('turfPaper.enter.walkerName')}
        maxLength={nameMax}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    )}
  </div>
);

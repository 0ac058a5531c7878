import { useState } from 'react';
import type { ProfilePeopleKind } from '#shared/collections/profile-people.ts';
import { t } from '../../../shared/text/index.ts';
import { type Named, NamePicker } from '../../../shared/ui/form/name-picker.tsx';
import { useNamedOf } from './data.ts';

type Props = { kind: ProfilePeopleKind; busy: boolean; add: (person: Named) => Promise<void> };

/** Puts somebody on the list by their name; the box is empty again for the next one. */
export function Add({ kind, busy, add }: Props) {
  const [round, setRound] = useState(0);
  const choose = (person: Named | null) => {
    if (!person || busy) return;
    void add(person).then(() => setRound((count) => count + 1));
  };
  return (
    <NamePicker
      key={round}
      label={t(`history.people.add.${kind}`)}
      placeholder={t('history.people.find')}
      emptyLabel={t(`history.people.nobody.${kind}`)}
      value={null}
      onChange={choose}
      useNamed={useNamedOf[kind]}
    />
  );
}

import { useEffect, useState } from 'react';
import { people } from '#shared/collections/people.ts';
import type { InputProps } from '../../shared/area/form-parts.tsx';
import { cachedDocuments } from '../../shared/data/cached-documents.ts';
import type { Live } from '../../shared/data/live.ts';
import { useNameSearch } from '../../shared/data/search.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { type Named, NamePicker } from '../../shared/ui/form/name-picker.tsx';

const readPerson = cachedDocuments(people);

/** A person's name: undefined until it is read, null where nobody has this id any more. One read for each, while remembered. */
export function usePersonName(id: string | null): string | null | undefined {
  const { organization } = useMember();
  const [known, setKnown] = useState<{ id: string; name: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    const show = (name: string | null) => isCurrent && setKnown({ id, name });
    readPerson(id, organization).then(
      (found) => show(found?.name ?? null),
      () => show(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, organization]);
  if (id === null) return null;
  return known?.id === id ? known.name : undefined;
}

function usePeopleNamed(typed: string): Live<Named[]> {
  const { organization } = useMember();
  const found = useNameSearch({
    ...{ collection: people, organization, typed, conditions: [] },
    keys: ['name_key', 'family_key'],
  });
  if (found.is !== 'ready') return found;
  return {
    ...found,
    value: found.value.map(({ id, name, emails: [email = null] }) => ({ id, name, email })),
  };
}

/** Whom a task is about: its value is the person's id. */
export function PersonPicker({ label, value, onChange, error, ...input }: InputProps) {
  const id = typeof value === 'string' && value !== '' ? value : null;
  const name = usePersonName(id);
  // The picker begins with a name, so it waits for the one that is stored.
  if (name === undefined) return null;
  return (
    <NamePicker
      key={id === null ? 'none' : 'one'}
      label={label}
      placeholder={t('tasks.form.findPerson')}
      emptyLabel={t('tasks.form.noPerson')}
      value={id === null ? null : { id, name: name ?? t('tasks.formerPerson') }}
      onChange={(person) => onChange(person?.id ?? '')}
      useNamed={usePeopleNamed}
      error={error}
      data-path={Reflect.get(input, 'data-path')}
    />
  );
}

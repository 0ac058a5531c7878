import { useEffect, useState } from 'react';
import { people } from '#shared/collections/people.ts';
import type { InputProps } from '../area/form-parts.tsx';
import { cachedDocuments } from '../data/cached-documents.ts';
import type { Live } from '../data/live.ts';
import { useNameSearch } from '../data/search.ts';
import { useMember } from '../session/session-store.ts';
import { type Named, NamePicker } from '../ui/form/name-picker.tsx';

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

type Texts = { placeholder: string; empty: string; former: string };

/** Somebody among the campaign's people: the value is the person's id. */
export function PersonPicker({
  label,
  value,
  onChange,
  error,
  texts,
  ...input
}: Pick<InputProps, 'label' | 'value' | 'onChange' | 'error'> & { texts: Texts; stored?: unknown }) {
  const id = typeof value === 'string' && value !== '' ? value : null;
  const name = usePersonName(id);
  // The picker begins with a name, so it waits for the one that is stored.
  if (name === undefined) return null;
  return (
    <NamePicker
      key={id === null ? 'none' : 'one'}
      label={label}
      placeholder={texts.placeholder}
      emptyLabel={texts.empty}
      value={id === null ? null : { id, name: name ?? texts.former }}
      onChange={(person) => onChange(person?.id ?? '')}
      useNamed={usePeopleNamed}
      error={error}
      data-path={Reflect.get(input, 'data-path')}
    />
  );
}

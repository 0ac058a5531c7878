import { foldText } from '#shared/domain/name-keys.ts';
import { fitsTyped, typedSearch } from '#shared/domain/people/search-keys.ts';

type Found = {
  table: string;
  name: string;
  contacts?: { emails: readonly string[]; phones: readonly string[] };
};

/** Those of what was found whom a longer question still fits. */
export function narrowed<T extends Found>(found: readonly T[], typed: string): T[] {
  const search = typedSearch(typed);
  if (!search) return [];
  return found.filter(({ name, contacts }) =>
    contacts
      ? fitsTyped({ name, ...contacts }, search)
      : search.is === 'words' && ` ${foldText(name)}`.includes(` ${foldText(typed)}`),
  );
}

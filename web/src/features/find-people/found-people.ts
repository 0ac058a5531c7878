import { changeListCall, namedPeopleMax } from '#shared/api/audiences-api.ts';
import { exportFoundPeopleCall } from '#shared/api/exports-api.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { callEndpoint, post } from '../../shared/data/api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import type { PeopleQuery } from '../../shared/people/pack/people-answers.ts';
import type { PeopleLine } from '../../shared/people/pack/people-connection.ts';
import { t } from '../../shared/text/index.ts';
import { type ExportFormat, saveExport } from '../../shared/ui/export-file.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { offerUndo, toast } from '../../shared/ui/toasts.tsx';

/** Everybody whom the server finds by a filter, or some of them by their ids. */
export type FoundPeople = { filter: AudienceFilter; ids: string[] | null };

/**
 * Whom an action is about: those who are chosen, otherwise everybody who is shown. The server does not know what was typed,
 * so it is told their ids; null where they are too many for that.
 */
export async function peopleOf(
  line: PeopleLine,
  query: PeopleQuery,
  chosen: ReadonlySet<string>,
): Promise<FoundPeople | null> {
  const { filter } = query;
  if (chosen.size > 0) return { filter, ids: [...chosen] };
  if (query.words.trim() === '') return { filter, ids: null };
  const ids = await line.ids(query, namedPeopleMax + 1);
  if (ids.length <= namedPeopleMax) return { filter, ids };
  toast('warning', t('audiences.manyTyped', { most: showNumber(namedPeopleMax) }));
  return null;
}

/** Their cards as a file. Never rejects. */
export const exportFound = (found: FoundPeople, format: ExportFormat): Promise<boolean> =>
  saveExport((leave) => post(exportFoundPeopleCall, found, leave), { name: 'people', format });

/** Adds them to a frozen list and offers to take it back. `changed`: the list is another one now. Rejects with why not. */
export async function addToList(
  list: { id: string; name: string },
  found: FoundPeople,
  changed: () => void,
): Promise<void> {
  const change = { is: 'add' as const, ...found };
  const added = await callEndpoint(changeListCall, { id: list.id, isPreview: false, change });
  changed();
  const title = t('audiences.toList.done', { count: added.changed, shown: showNumber(added.changed) });
  const people = added.people ?? '';
  offerUndo(`list-${list.id}`, { title, name: list.name }, () => {
    callEndpoint(changeListCall, { id: list.id, isPreview: false, change: { is: 'remove', people } }).then(
      () => {
        changed();
        toast('success', t('audiences.undone'));
      },
      (error: unknown) => toast('error', t('audiences.notChanged'), messageFor(error)),
    );
  });
}

import { removeEventTemplateCall } from '#shared/api/events-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import { eventTemplates, templatesMax } from '#shared/collections/event-templates.ts';
import { undoMs } from '#shared/constants.ts';
import { daysBetween } from '#shared/domain/days.ts';
import { shiftsMovedBy } from '#shared/domain/events/shift-times.ts';
import { type Live, useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed, offerUndo } from '../../shared/ui/toasts.tsx';
import { paths } from './event-area.ts';
import { sendAbout } from './event-data.ts';
import type { EventLike } from './form/event-form.ts';

export type EventTemplate = Stored<typeof eventTemplates>;

/** The campaign's templates by their names: a read each, fifty at most. */
export function useEventTemplates(): Live<EventTemplate[]> {
  const path = eventTemplates.path(useMember().organization);
  return useLiveQuery(eventTemplates, path, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'name', direction: 'asc' }), templatesMax),
  );
}

/** The form that begins with a template. */
export const fromTemplate = (id: string, day: string | null): string =>
  `${paths.new}?${new URLSearchParams({ template: id, ...(day === null ? {} : { day }) })}`;

/** What a form on a day begins with: the shifts at the same hours. */
export const likeTemplate = (template: EventTemplate, day: string): EventLike => ({
  ...template,
  ...{ hosts: [], shifts: shiftsMovedBy(template.shifts, daysBetween(template.day, day)) },
});

export async function removeTemplate({ id, name }: EventTemplate): Promise<void> {
  const receipt = await sendAbout(removeEventTemplateCall, { id, series_id: null }, { id }, undoMs);
  offerUndo(receipt.id, { title: t('eventExtras.template.removed'), name }, () => void receipt.undo());
  void notifyIfFailed(receipt.synced);
}

import type { InformationPart } from '#shared/domain/best-efforts/request-states.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { type View, views, type Waiting } from './data.ts';

export const isView = (value: string): value is View => views.some((one) => one === value);

/** `Employer, address`. */
export const partsText = (parts: readonly InformationPart[]): string =>
  parts.map((part) => t(`bestEfforts.parts.${part}`)).join(', ');

/** `12 days left`, `3 days late`; of what was sent, since when; of what is closed, since when. */
export function leftText({ deadline, requests, closed }: Waiting, view: View): string {
  if (view === 'closed') return closed ? t('bestEfforts.closedOn', { day: showDay(closed.on) }) : '';
  const last = requests.at(-1);
  if (view === 'sent') return last ? t('bestEfforts.sentOn', { day: showDay(last.on) }) : '';
  if (!deadline) return t('bestEfforts.noDeadline');
  const { left } = deadline;
  if (left < 0) return t('bestEfforts.late', { count: -left });
  return left === 0 ? t('bestEfforts.today') : t('bestEfforts.left', { count: left });
}

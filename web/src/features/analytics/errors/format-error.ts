import { otherErrors } from '#shared/collections/error-groups.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { ErrorGroup } from './data.ts';

/** As many as a group counts. */
const peopleMost = 50;

export const titleOf = ({ id, message }: Pick<ErrorGroup, 'id' | 'message'>): string =>
  id === otherErrors ? t('reports.other') : message || t('reports.unnamed');

export const peopleOf = ({ people }: Pick<ErrorGroup, 'people'>): string => {
  const shown = showNumber(people.length);
  return people.length < peopleMost ? shown : t('reports.peopleMost', { shown });
};

const contexts = ['window', 'promise', 'app', 'inside', 'recovered', 'reading'] as const;
/** Where it was noticed; an operation goes by its own name. */
export const contextOf = (context: string): string => {
  const known = contexts.find((one) => one === context);
  return known ? t(`reports.contexts.${known}`) : context;
};

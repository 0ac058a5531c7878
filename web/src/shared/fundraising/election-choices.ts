import { type Election, openElections, pastElections } from '#shared/domain/money/election-calendar.ts';
import { t } from '../text/index.ts';
import { electionName } from './limit-texts.ts';

/**
 * The elections that a donor of this day may have named: those that take money, and past ones, for whose debt it may be. None
 * where there is nothing to choose: a gift that names none is for the next one.
 */
export function electionChoices(
  elections: readonly Election[],
  day: string,
  withPast = true,
): { value: string; label: string }[] {
  const open = openElections(elections, day);
  const past = withPast ? pastElections(elections, day) : [];
  if (past.length === 0 && open.length < 2) return [];
  return [
    {
      value: '',
      label: t(open.length > 0 ? 'fundraising.donations.nextElection' : 'fundraising.donations.noElection'),
    },
    ...open.map(({ code }) => ({ value: code, label: electionName(code) })),
    ...past.map(({ code }) => ({
      value: code,
      label: t('fundraising.donations.pastElection', { name: electionName(code) }),
    })),
  ];
}

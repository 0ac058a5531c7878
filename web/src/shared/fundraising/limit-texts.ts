import { kindOfElection } from '#shared/domain/money/election-calendar.ts';
import type { LimitRule } from '#shared/domain/money/limit-rules.ts';
import { stateNames } from '#shared/domain/voters/us-states.ts';
import { t } from '../text/index.ts';
import { textAt } from '../text/text-at.ts';
import { showDay, showMoney } from '../ui/format.ts';

/** `Port Amsel, New Jersey` of `US-NJ-port-amsel`. */
export function placeName(jurisdiction: string): string {
  const [, state, ...words] = jurisdiction.split('-');
  if (state === undefined) return t('limits.race.federal');
  const name = stateNames.get(state) ?? state;
  const place = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return place === '' ? name : `${place}, ${name}`;
}

/** What a place is stored as; null where it cannot be. */
export function placeCode(written: string): string | null {
  const code = written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return code.length > 40 || (code === '' && written.trim() !== '') ? null : code;
}

export const officeName = (office: LimitRule['office']): string =>
  textAt(`choices.finance_settings.office.${office}`) ?? t('limits.all.anyOffice');
export const donorsName = (kind: string): string => textAt(`choices.limit_rules.donor_kind.${kind}`) ?? kind;
export const periodName = (period: string): string =>
  textAt(`choices.limit_rules.period.${period}`) ?? period;

/** `General election 2027`. */
export const electionName = (code: string): string =>
  t('limits.elections.name', {
    kind: t(`limits.elections.kinds.${kindOfElection(code)}`),
    year: code.slice(1),
  });

/** `$3,500`, or that there is no limit, or that such donors may not give. */
export function limitAmount(cents: number | null): string {
  if (cents === null) return t('limits.rules.noLimit');
  return cents === 0 ? t('limits.rules.forbidden') : showMoney(cents, cents % 100 === 0);
}

export const showEffect = ({
  effective_from: from,
  effective_to: to,
}: Pick<LimitRule, 'effective_from' | 'effective_to'>) =>
  to === null
    ? t('limits.rules.since', { from: showDay(from) })
    : t('limits.rules.between', { from: showDay(from), to: showDay(to) });

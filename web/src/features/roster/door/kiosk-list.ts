import { foldText } from '#shared/domain/name-keys.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';

/** People whom a kiosk shows at once. */
const shownMax = 5;
/** Letters of the given name from which anybody is shown. */
const lettersMin = 2;

/** `Ana R.`: what a stranger may read of somebody who signed up. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1)?.match(/[\p{L}\p{N}]/u)?.[0];
  return last ? `${first} ${last.toLocaleUpperCase()}.` : first;
}

/** Whoever may be whom somebody at the kiosk looks for: by their own name, from its beginning. */
export function kioskRows(rows: readonly RosterRow[], typed: string, shift: string): RosterRow[] {
  const [first = '', ...more] = foldText(typed).split(' ').filter(Boolean);
  if (first.length < lettersMin) return [];
  return rows
    .filter(({ shift_id, state, name }) => {
      if (shift_id !== shift || state === 'blocked') return false;
      const [given = '', ...others] = foldText(name).split(' ');
      return given.startsWith(first) && more.every((word) => others.some((one) => one.startsWith(word)));
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, shownMax);
}

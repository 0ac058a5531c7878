import { sha256 } from '../../demo/hash.ts';
import { foldText } from '../name-keys.ts';
import type { Contributor } from './contribution.ts';
import { nameOfReport } from './fec-names.ts';

const forms = new Set(
  'inc incorporated llc llp ltd co corp corporation company the pc pllc plc lp'.split(' '),
);
/** What reports say where there is no employer: it tells nobody apart. */
const noEmployer = new Set([
  ...[
    '',
    'none',
    'na',
    'n a',
    'retired',
    'self',
    'self employed',
    'selfemployed',
    'not employed',
    'unemployed',
  ],
  ...['homemaker', 'student', 'information requested', 'information requested per best efforts', 'requested'],
  ...['info requested', 'refused', 'unknown', 'disabled', 'not applicable', 'entrepreneur', 'own business'],
]);

/** An employer as it is compared: `ACME, INC.` is `acme`; '' where the report names none. */
export function comparedEmployer(employer: string | null): string {
  const folded = foldText(employer ?? '');
  if (noEmployer.has(folded)) return '';
  const words = folded.split(' ').filter((word) => !forms.has(word));
  return words.join(' ') || folded;
}

/** The first five digits of a ZIP code; null where there are not as many. */
export const comparedZip = (zip: string | null): string | null =>
  /^\d{5}/.exec((zip ?? '').trim())?.[0] ?? null;

/**
 * Who a contributor of the files is, without a file's ids: name, place and employer. Two people of one name in one place who
 * work elsewhere are two contributors, and so is one who changed the employer: that is for a member to decide.
 */
export function contributorKey({ name, city, state, zip, employer }: Contributor): string {
  const { given, middle, family, suffix } = nameOfReport(name) ?? {
    ...{ given: foldText(name), middle: '', family: '', suffix: '' },
  };
  const place = comparedZip(zip) ?? `${foldText(city ?? '')}/${foldText(state ?? '')}`;
  const parts = [family, given, middle.slice(0, 1), suffix, place, comparedEmployer(employer)];
  return sha256(parts.join('|')).slice(0, 32);
}

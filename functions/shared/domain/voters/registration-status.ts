import { memoize } from './memoize.ts';
import {
  type RegistrationClass,
  registrationClasses,
  statusCodesByState,
  statusWords,
} from './status-codes.ts';

export { type RegistrationClass, registrationClasses } from './status-codes.ts';

/** Registrations that are no voters to call or visit: left out unless somebody keeps them. */
export const leftOutClasses = ['removed', 'denied', 'canceled', 'purged', 'pending', 'merged'] as const;
export type LeftOutClass = (typeof leftOutClasses)[number];

export type StatusRules = {
  /** Two letters of the state whose codes the file has; '' where nobody says. */
  state: string;
  /** What a person said of codes that no table has, by `statusKey`. */
  answers: Readonly<Record<string, RegistrationClass>>;
  /** Classes that are imported all the same. */
  keep: readonly LeftOutClass[];
};
export const noStatusRules: StatusRules = { state: '', answers: {}, keep: [] };

/** One form for `Active - Need ID` and `ACTIVE NEED ID`. */
export const statusKey = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

const lookup = (codes: Readonly<Partial<Record<RegistrationClass, string>>>) =>
  new Map(
    registrationClasses.flatMap((name) =>
      (codes[name] ?? '')
        .split(',')
        .map(statusKey)
        .filter((code) => code !== '')
        .map((code): [string, RegistrationClass] => [code, name]),
    ),
  );
const words = lookup(statusWords);
const byState = new Map(
  Object.entries(statusCodesByState).map(([state, { codes }]) => [state, lookup(codes)]),
);

/** The class of a cell: a person's answer first, then the state's table, then words that mean the same everywhere. */
export function statusReader({ state, answers }: StatusRules): (cell: string) => RegistrationClass | null {
  const own = byState.get(state);
  return memoize((cell) => {
    const key = statusKey(cell);
    return (Object.hasOwn(answers, key) ? answers[key] : null) ?? own?.get(key) ?? words.get(key) ?? null;
  });
}

export const isLeftOut = (status: RegistrationClass): status is LeftOutClass =>
  status !== 'active' && status !== 'inactive';

/** Columns by which a state's own file is known. */
const signatures: readonly (readonly [state: string, headers: readonly string[]])[] = [
  ['NC', ['ncid']],
  ['TX', ['vuid']],
  ['NY', ['sboeid']],
  ['OH', ['sosvoterid']],
  ['WA', ['statevoterid', 'statuscode']],
  ['WA', ['statevoterid', 'voterhistoryid']],
  ['GA', ['countynumber', 'supplemental']],
  ['GA', ['voterregistrationnumber', 'countyprecinct']],
  ['FL', ['requestedpublicrecordsexemption']],
  ['FL', ['historycode']],
  ['GA', ['voterregistrationnumber', 'supplemental']],
  ['CO', ['voterid', 'addresslibraryid']],
  ['CO', ['voterid', 'permanentmailinvoter']],
  ['MI', ['voteridentificationnumber', 'voterstatustypecode']],
  ['MI', ['voteridentificationnumber', 'isabsenteevoter']],
  ['NJ', ['voterid', 'legacyid', 'freeholder']],
  ['NJ', ['legid', 'freeholder']],
  ['ME', ['regtown', 'enroll']],
  ['ME', ['regmuni', 'voterrecnum']],
  ['MN', ['voterid', 'statemcdcode']],
  ['VA', ['identificationnumber', 'localityname']],
  ['VA', ['identificationnumber', 'primarytypecodename']],
  ['VT', ['voterid', 'townnemrcnumber']],
  ['NV', ['countystatus', 'regentdistrict']],
  ['NV', ['votinghistoryid']],
  ['OK', ['voterid', 'politalaff']],
  ['PA', ['idnumber', 'precinctsplitid']],
  ['WI', ['voterregnumber', 'districtcombo']],
];
/** The state whose layout the headers are; '' where none is. `keys`: headers by `headerKey`. */
export const stateByHeaders = (keys: readonly string[]): string =>
  signatures.find(([, headers]) => headers.every((header) => keys.includes(header)))?.[0] ?? '';

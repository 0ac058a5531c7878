import { foldText } from '#shared/domain/name-keys.ts';
import { anyAnswer, type Segment, type Test } from '#shared/domain/voters/segment.ts';
import type { FileElection, Voter } from '#shared/domain/voters/voter-file-columns.ts';
import type { VoterState } from '#shared/domain/voters/voter-state.ts';

/** For tests: the same questions answered one voter after the other, as anybody would write them down. */
export type Plain = { voter: Voter; state: VoterState };
export type Setting = {
  today: Date;
  elections: readonly FileElection[];
  lists: Readonly<Record<string, readonly string[]>>;
};

const dayMs = 86_400_000;
const startOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
const momentOf = (when: string | number, { today }: Setting): number =>
  typeof when === 'number' ? startOf(today) - when * dayMs : Date.parse(when);
const dayOf = (at: number): number => startOf(new Date(at));

/** A day of the file, the first where it has no month or day; as parts. */
const partsOf = (day: number) => ({
  year: Math.floor(day / 10_000),
  month: Math.max(1, Math.floor(day / 100) % 100),
  date: Math.max(1, day % 100),
});

function ageOf({ birth }: Voter, { today }: Setting): number | null {
  if (birth === 0) return null;
  const { year, month, date } = partsOf(birth);
  const had = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= date);
  return Math.max(0, today.getFullYear() - year - (had ? 0 : 1));
}

function between(
  moment: number | null,
  { from, to }: { from: string | number | null; to: string | number | null },
  setting: Setting,
): boolean {
  if (moment === null) return false;
  if (from !== null && moment < momentOf(from, setting)) return false;
  return to === null || moment <= momentOf(to, setting);
}

const aliases: Readonly<Record<string, string>> = {
  st: 'street',
  street: 'st',
  n: 'north',
  north: 'n',
  ave: 'avenue',
  avenue: 'ave',
};

export function isFound({ voter }: Plain, typed: string): boolean {
  const tokens = foldText(typed).split(' ').filter(Boolean);
  const id = typed.trim().toLowerCase();
  if (id.length >= 4 && /\d/.test(id) && !/\s/.test(id) && voter.id.toLowerCase().startsWith(id)) return true;
  const tokensIn = (...texts: string[]) => texts.flatMap((text) => foldText(text).split(' ')).filter(Boolean);
  const isAddress = tokens.length > 1 && tokens.some((token) => /^\d/.test(token));
  return tokens.every((token, at) => {
    const whole = /^\d/.test(token) && at < tokens.length - 1;
    const alias = aliases[token];
    const begins = (tokens: string[]) =>
      tokens.some((candidate) => candidate.startsWith(token) || candidate === alias);
    const numbers = (tokens: string[]) =>
      tokens.some(
        (candidate) => (whole ? candidate === token : candidate.startsWith(token)) || candidate === alias,
      );
    return (
      begins(tokensIn(voter.first, voter.middle, voter.last, voter.street)) ||
      tokensIn(voter.suffix).some((candidate) => candidate === token || candidate === alias) ||
      numbers(tokensIn(voter.house)) ||
      (isAddress && (numbers(tokensIn(voter.unit)) || begins(tokensIn(voter.city, voter.zip))))
    );
  });
}

/** Districts with numbers are the same whatever zeros stand before them. */
function isDistrict(value: string, other: string, column: string): boolean {
  const isNumber = /^\d+$/.test(value) && /^\d+$/.test(other);
  const hasNumber = column === 'congressional' || column === 'upper' || column === 'lower';
  return value === other || (hasNumber && isNumber && Number(value) === Number(other));
}

function passes(plain: Plain, test: Test, setting: Setting): boolean {
  const { voter, state } = plain;
  switch (test.by) {
    case 'district':
      return test.is.some((value) => isDistrict(value, voter[test.column], test.column));
    case 'party':
    case 'status':
    case 'language':
      return test.is.includes(voter[test.by]);
    case 'gender':
      return test.is.includes(voter.gender);
    case 'age': {
      const age = ageOf(voter, setting);
      return age === null ? test.unknown : age >= test.from && age <= test.to;
    }
    case 'registered': {
      const { year, month, date } = partsOf(voter.registered);
      return between(voter.registered === 0 ? null : Date.UTC(year, month - 1, date), test, setting);
    }
    case 'vote count': {
      const all = setting.elections.filter(({ kind }) => test.kind === 'any' || kind === test.kind);
      const newest = test.of === 0 ? all : all.slice(0, test.of);
      const count = newest.filter(({ key }) => voter.voted.includes(key)).length;
      return { least: count >= test.count, most: count <= test.count, exactly: count === test.count }[
        test.at
      ];
    }
    case 'voted in': {
      const has = (key: string) => voter.voted.includes(key);
      return {
        all: test.elections.every(has),
        any: test.elections.some(has),
        none: !test.elections.some(has),
      }[test.which];
    }
    // Their columns are held by tests of their own.
    case 'changed':
    case 'race':
    case 'data':
    case 'data number':
      return false;
    case 'support':
      return test.is.includes(state.support?.score ?? 0);
    case 'tag': {
      const has = (tag: string) => state.tags.includes(tag);
      return { all: test.tags.every(has), any: test.tags.some(has), none: !test.tags.some(has) }[test.which];
    }
    case 'result':
      return test.is.includes(state.last_attempt?.outcome ?? null);
    case 'contact': {
      const last = test.reached ? state.last_contact : state.last_attempt;
      return test.never ? last === null : between(last && dayOf(last.at), test, setting);
    }
    case 'attempts':
      return state.attempts >= test.from && state.attempts <= test.to;
    case 'has':
      return (
        test.has ===
        {
          phone: voter.cell !== '' || voter.landline !== '',
          cell: voter.cell !== '',
          landline: voter.landline !== '',
          email: voter.email !== '',
          mailing: voter.mailing !== '',
          place: voter.lat !== null && voter.lng !== null,
        }[test.what]
      );
    case 'may contact':
      return test.may === (state.suppressed[test.channel] === undefined);
    case 'words':
      return foldText(test.words) === '' || isFound(plain, test.words);
    case 'list':
      return setting.lists[test.list]?.includes(voter.id) ?? false;
    case 'answer': {
      const answers = state.answers[test.question] ?? [];
      if (answers.length > 0 && test.is.includes(anyAnswer)) return true;
      const { says = '', on } = test;
      return (answers.length > 0 ? answers : ['']).some((one) => {
        if (test.is.includes(one)) return true;
        if (says !== '' && foldText(one).includes(foldText(says))) return true;
        return on !== undefined && /^\d{4}-\d\d-\d\d$/.test(one) && between(Date.parse(one), on, setting);
      });
    }
  }
}

/** Ids in the file's order; a segment with a sample step has only its steps before that. */
export function idsOf(all: readonly Plain[], { steps }: Segment, setting: Setting): string[] {
  let ids = new Set(steps[0]?.do === 'include' ? [] : all.map(({ voter }) => voter.id));
  for (const step of steps) {
    if (step.do === 'sample') continue;
    const passed = new Set(
      all
        .filter((one) => step.tests.every((test) => passes(one, test, setting)))
        .map(({ voter }) => voter.id),
    );
    const fits = (id: string) =>
      ({
        include: ids.has(id) || passed.has(id),
        exclude: ids.has(id) && !passed.has(id),
        limit: ids.has(id) && passed.has(id),
      })[step.do];
    ids = new Set(all.map(({ voter }) => voter.id).filter(fits));
  }
  return all.map(({ voter }) => voter.id).filter((id) => ids.has(id));
}

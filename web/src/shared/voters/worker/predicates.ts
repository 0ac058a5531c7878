import type { DictionaryColumn } from '#shared/domain/engine/dictionary-column.ts';
import { keepCodes, keepIf, keepRange, type Rows } from '#shared/domain/engine/row-set.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { methodIn, partyIn } from '#shared/domain/voters/ballot.ts';
import { districtNumber, hasNumbers } from '#shared/domain/voters/district-number.ts';
import { anyAnswer, type Test } from '#shared/domain/voters/segment.ts';
import { changesColumn } from '#shared/domain/voters/voter-file-columns.ts';
import { contactMethods, contactMethodsMax } from './contact-methods.ts';
import { dayOfWhen, earliestOf, numberOfWhen } from './days.ts';
import { keepCounted, namedOf, newestOf, placesOf } from './elections.ts';
import { isMember } from './frozen-lists.ts';
import { answersIn, hasTag, resultCodes } from './learned-columns.ts';
import type { VoterIndex } from './voter-index.ts';

type Of<By extends Test['by']> = Extract<Test, { by: By }>;
const open = Number.MAX_SAFE_INTEGER;

const keepMatchingValues = (
  rows: Rows,
  { codes, values }: DictionaryColumn,
  fits: (value: string) => boolean,
): void =>
  keepCodes(
    rows,
    codes,
    Uint8Array.from(values, (value) => Number(fits(value))),
  );
const keepValues = (rows: Rows, dictionary: DictionaryColumn, is: readonly string[]): void => {
  const accepted = new Set(is);
  keepMatchingValues(rows, dictionary, (value) => accepted.has(value));
};

/** A saved search may name a district as an earlier file did, with zeros before its number. */
const keepDistricts = (rows: Rows, { base }: VoterIndex, { column, is }: Of<'district'>): void => {
  const named = hasNumbers(column) ? districtNumber : (value: string) => value;
  const accepted = new Set(is.map(named));
  keepMatchingValues(rows, base.dictionaries[column], (value) => accepted.has(named(value)));
};

const keepNone = (rows: Rows): void => {
  rows.count = 0;
};

function keepAge(rows: Rows, { base, today }: VoterIndex, { from, to, unknown }: Of<'age'>): void {
  const { birth } = base.numbers;
  // A day without month or date is below every day of its year, and above all before that: it needs no completing.
  const oldest = today.number - (to + 1) * 10_000 + 1;
  // Who is not born yet by this device's clock is in their first year.
  const youngest = from === 0 ? open : today.number - from * 10_000;
  keepRange(rows, birth, oldest, youngest, unknown);
}

function keepRegistered(rows: Rows, { base, today }: VoterIndex, { from, to }: Of<'registered'>): void {
  const first = from === null ? 1 : earliestOf(numberOfWhen(from, today));
  keepRange(rows, base.numbers.registered, first, to === null ? open : numberOfWhen(to, today));
}

function keepVoteCount(rows: Rows, { base }: VoterIndex, test: Of<'vote count'>): void {
  const { votes_a, votes_b } = base.numbers;
  const { a, b } = newestOf(base.elections, test);
  const least = test.at === 'most' ? 0 : test.count;
  const most = test.at === 'least' ? 64 : test.count;
  keepCounted(rows, { numbers: votes_a, bits: a }, { numbers: votes_b, bits: b }, least, most);
}

/** Votes cast in some ways, or with the ballot of some parties. */
function keepVotedHow(
  rows: Rows,
  { base }: VoterIndex,
  { which, elections, methods, parties }: Of<'voted in'>,
): void {
  const { votes_a, votes_b } = base.numbers;
  const none = new Uint8Array(base.rows);
  const fits = Uint8Array.from({ length: 128 }, (_, code) =>
    Number((methods?.includes(methodIn(code)) ?? true) && (parties?.includes(partyIn(code)) ?? true)),
  );
  const votes = placesOf(base.elections, elections).map((place) => ({
    bits: place < 32 ? votes_a : votes_b,
    bit: place < 0 ? 0 : 1 << (place & 31),
    codes: base.ballots.get(base.elections[place]?.key ?? '') ?? none,
  }));
  keepIf(rows, (row) => {
    const has = ({ bits, bit, codes }: (typeof votes)[number]) =>
      ((bits[row] ?? 0) & bit) !== 0 && fits[codes[row] ?? 0] === 1;
    if (which === 'all') return votes.every(has);
    return votes.some(has) === (which === 'any');
  });
}

function keepVotedIn(rows: Rows, world: VoterIndex, test: Of<'voted in'>): void {
  if (test.methods || test.parties) {
    keepVotedHow(rows, world, test);
    return;
  }
  const { base } = world;
  const { which, elections } = test;
  const { votes_a, votes_b } = base.numbers;
  const { a, b, unknown } = namedOf(base.elections, elections);
  if (which === 'all' && unknown) keepNone(rows);
  keepIf(rows, (row) => {
    const [had, hadToo] = [(votes_a[row] ?? 0) & a, (votes_b[row] ?? 0) & b];
    return which === 'all' ? had === a && hadToo === b : ((had | hadToo) !== 0) === (which === 'any');
  });
}

/** Which words of a column of the campaign's own fit; of a column that the file has not only '' does. */
function keepData(rows: Rows, { base }: VoterIndex, id: string, fits: (value: string) => boolean): void {
  const column = base.data.get(id);
  if (column && !(column instanceof Float64Array)) keepMatchingValues(rows, column, fits);
  else if (!fits('')) keepNone(rows);
}

function keepDataNumber(rows: Rows, { base }: VoterIndex, test: Of<'data number'>): void {
  const column = base.data.get(test.column);
  const numbers = column instanceof Float64Array ? column : null;
  const [from, to] = [test.from ?? Number.NEGATIVE_INFINITY, test.to ?? Number.POSITIVE_INFINITY];
  keepIf(rows, (row) => {
    const value = numbers?.[row] ?? Number.NaN;
    return Number.isNaN(value) ? test.unknown : value >= from && value <= to;
  });
}

function keepTags(rows: Rows, { learned }: VoterIndex, { which, tags }: Of<'tag'>): void {
  const sets = tags.map((tag) => learned.tags.get(tag));
  const isOn = (row: number) => (bits: Uint32Array | undefined) => bits !== undefined && hasTag(bits, row);
  keepIf(rows, (row) => {
    if (which === 'all') return sets.every(isOn(row));
    return sets.some(isOn(row)) === (which === 'any');
  });
}

function keepContact(
  rows: Rows,
  { learned, today }: VoterIndex,
  { reached, never, from, to }: Of<'contact'>,
): void {
  const days = reached ? learned.contactDay : learned.attemptDay;
  const first = from === null ? 1 : Math.max(1, dayOfWhen(from, today));
  const last = to === null ? open : dayOfWhen(to, today);
  keepRange(rows, days, never ? 0 : first, never ? 0 : last);
}

const bitsOf = { phone: contactMethods.cell | contactMethods.landline, ...contactMethods } as const;
function keepHas(rows: Rows, { base }: VoterIndex, { what, has }: Of<'has'>): void {
  const bits = bitsOf[what];
  keepCodes(
    rows,
    base.ways,
    Uint8Array.from({ length: contactMethodsMax }, (_, byte) => Number(((byte & bits) !== 0) === has)),
  );
}

const dayMs = 86_400_000;
const isDay = /^\d{4}-\d\d-\d\d$/;

/** Whether an answer is one of those that are asked for; each different one is asked about once. */
function answersWith(
  { is, says = '', on }: Of<'answer'>,
  today: VoterIndex['today'],
): (answer: string) => boolean {
  const accepted = new Set(is);
  const part = foldText(says);
  const first = on && on.from !== null ? dayOfWhen(on.from, today) : Number.NEGATIVE_INFINITY;
  const last = on && on.to !== null ? dayOfWhen(on.to, today) : open;
  const isBetween = (answer: string) => {
    const day = isDay.test(answer) ? Date.parse(answer) / dayMs : Number.NaN;
    return day >= first && day <= last;
  };
  return (answer) =>
    accepted.has(answer) ||
    (part !== '' && foldText(answer).includes(part)) ||
    (on !== undefined && isBetween(answer));
}

function keepAnswer(rows: Rows, { learned, today }: VoterIndex, test: Of<'answer'>): void {
  const { is } = test;
  const dictionary = learned.answers.get(test.question);
  const any = is.includes(anyAnswer);
  const fits = answersWith(test, today);
  if (dictionary)
    keepMatchingValues(rows, dictionary, (value) =>
      value === '' ? is.includes('') : any || answersIn(value).some(fits),
    );
  else if (!is.includes('')) keepNone(rows);
}

function keepList(rows: Rows, world: VoterIndex, { list }: Of<'list'>): void {
  const members = world.onList(list);
  if (members) keepIf(rows, (row) => isMember(members, row));
  else keepNone(rows);
}

/** Leaves only the rows that pass a test; a list that was not made known, and an unknown tag, have nobody. */
export function keepTest(rows: Rows, world: VoterIndex, test: Test): void {
  const { base, learned } = world;
  switch (test.by) {
    case 'district':
      keepDistricts(rows, world, test);
      break;
    case 'party':
    case 'status':
    case 'language':
    case 'gender':
      keepValues(rows, base.dictionaries[test.by], test.is);
      break;
    case 'age':
      keepAge(rows, world, test);
      break;
    case 'registered':
      keepRegistered(rows, world, test);
      break;
    case 'vote count':
      keepVoteCount(rows, world, test);
      break;
    case 'voted in':
      keepVotedIn(rows, world, test);
      break;
    case 'changed': {
      const changes = new Set<string>(test.what);
      keepData(rows, world, changesColumn, (value) => value.split(' ').some((one) => changes.has(one)));
      break;
    }
    case 'race': {
      const column = base.race.get(test.column);
      if (column) keepValues(rows, column, test.is);
      else keepNone(rows);
      break;
    }
    case 'data': {
      const accepted = new Set(test.is);
      keepData(rows, world, test.column, (value) => accepted.has(value));
      break;
    }
    case 'data number':
      keepDataNumber(rows, world, test);
      break;
    case 'support':
      keepCodes(
        rows,
        learned.support,
        Uint8Array.from({ length: 6 }, (_, score) => Number(test.is.includes(score))),
      );
      break;
    case 'tag':
      keepTags(rows, world, test);
      break;
    case 'result':
      keepCodes(
        rows,
        learned.result,
        Uint8Array.from(resultCodes, (code) => Number(test.is.includes(code))),
      );
      break;
    case 'contact':
      keepContact(rows, world, test);
      break;
    case 'attempts':
      keepRange(rows, learned.attempts, test.from, test.to);
      break;
    case 'has':
      keepHas(rows, world, test);
      break;
    case 'may contact':
      keepRange(rows, learned.suppressed[test.channel], test.may ? 0 : 1, test.may ? 0 : 0xff);
      break;
    case 'words':
      world.keepFound(rows, test.words);
      break;
    case 'list':
      keepList(rows, world, test);
      break;
    case 'answer':
      keepAnswer(rows, world, test);
      break;
  }
}

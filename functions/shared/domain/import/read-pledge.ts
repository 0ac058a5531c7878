import type { PledgeRow } from '../../api/imports-api.ts';
import { addDays, type DayOrder } from '../days.ts';
import { isTooEarly } from '../gift-day.ts';
import { electionCodePattern } from '../money/limit-kinds.ts';
import { foldText } from '../name-keys.ts';
import type { Firmness } from '../pledges/expected-months.ts';
import {
  type Installment,
  installmentsMax,
  installmentsProblem,
  monthlyInstallments,
  pledgeDaysMax,
} from '../pledges/installments.ts';
import { toPlainLine, toPlainLines, withoutApostrophe } from './cells.ts';
import { dayIn, readFacts } from './read-cells.ts';
import { centsOf, readAmount, readCurrency } from './read-gift.ts';
import { readContact } from './row-contact.ts';
import type { Parse, Read } from './row-problems.ts';
import type { RowReader } from './row-reader.ts';

type Options = { row: number; dayOrder: DayOrder; today: string };

/** Days after which a pledge is due that names no day, as in call time. */
const dueDays = 14;
const [sourceCodeMax, noteMax, reasonMax] = [40, 500, 500];

const words: Readonly<Record<Firmness, readonly string[]>> = {
  hard: [
    ...['hard', 'firm', 'committed', 'confirmed', 'signed', 'written', 'sure', 'yes', 'y'],
    ...['firme', 'segura', 'seguro', 'confirmada', 'confirmado', 'si'],
  ],
  soft: [
    ...['soft', 'verbal', 'oral', 'likely', 'maybe', 'tentative', 'unconfirmed', 'no', 'n'],
    ...['blanda', 'blando', 'tentativa', 'tentativo', 'quizas', 'tal vez'],
  ],
};
const parseFirmness: Parse<Firmness> = (cell) => {
  const word = foldText(withoutApostrophe(cell));
  const value = (['hard', 'soft'] as const).find((one) => words[one].includes(word));
  return value ? { value } : { code: 'firmness_bad' };
};

/** `P2028`, as our own list has it, or its words: `Primary 2028`, `2028 General`. */
const electionWords: readonly (readonly [string, readonly string[]])[] = [
  ['P', ['primary', 'primaria', 'primarias']],
  ['G', ['general', 'generales']],
  ['R', ['runoff', 'run off', 'segunda vuelta']],
  ['S', ['special', 'especial']],
  ['C', ['convention', 'caucus', 'convencion']],
];
const parseElection: Parse<string> = (cell) => {
  const text = withoutApostrophe(cell).trim();
  if (electionCodePattern.test(text.toUpperCase())) return { value: text.toUpperCase() };
  const words = foldText(text).replace(/\b(election|eleccion|elecciones)\b/g, ' ');
  const [year] = /\b20\d{2}\b/.exec(words) ?? [];
  const kind = words
    .replace(/\b20\d{2}\b/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [letter] = electionWords.find(([, names]) => names.includes(kind)) ?? [];
  return letter && year ? { value: `${letter}${year}` } : { code: 'election_bad' };
};

/** When a pledge was written off, and why; a day that cannot be leaves it open, and is flagged. */
function readWriteOff(
  reader: RowReader,
  made: string,
  { dayOrder, today }: Options,
): PledgeRow['written_off'] {
  const day = reader.read('written_off_on', (cell) => {
    const parsed = dayIn(dayOrder)(cell);
    const isPossible = 'value' in parsed && parsed.value >= made && parsed.value <= today;
    return isPossible ? parsed : { code: 'write_off_bad' };
  });
  const reason = reader.text('write_off_reason', reasonMax, toPlainLines);
  return day === null ? null : { day, reason };
}

const madeDayIn =
  ({ dayOrder, today }: Options): Parse<string> =>
  (cell) => {
    const parsed = dayIn(dayOrder)(cell);
    if (!('value' in parsed)) return parsed;
    if (isTooEarly(parsed.value)) return { code: 'date_early' };
    return parsed.value > today ? { code: 'made_ahead' } : parsed;
  };

/** Days and amounts, as our own list of pledges has them: `2026-12-15: 500.00; 2027-01-15: 500.00`. */
function listedIn(cell: string, order: DayOrder): Installment[] | null {
  const parts = withoutApostrophe(cell)
    .split(/[;\n]/)
    .filter((part) => part.trim() !== '');
  if (parts.length === 0 || parts.length > installmentsMax) return null;
  const all = parts.flatMap((part): Installment[] => {
    const [, day = '', amount = ''] = /^\s*([^:=]+?)\s*[:=]\s*(.+?)\s*$/.exec(part) ?? [];
    const due = dayIn(order)(day);
    const cents = centsOf(amount);
    return 'value' in due && cents !== null && cents > 0 ? [{ due_on: due.value, cents }] : [];
  });
  return all.length === parts.length ? all : null;
}

/** `3`, `3 payments`, `12 monthly`: so many monthly parts. */
function countIn(cell: string): number | null {
  const [, digits = ''] =
    /^(\d{1,3})(?: ?(?:x|monthly|months?|installments?|payments?|mensual(?:es)?|mes(?:es)?|cuotas?|pagos?))?$/i.exec(
      withoutApostrophe(cell).trim(),
    ) ?? [];
  const count = Number(digits);
  return digits !== '' && count >= 1 && count <= installmentsMax ? count : null;
}

/** When how much is due; null where the row says what cannot be. */
function readInstallments(
  reader: RowReader,
  { amount, made_on }: { amount: number; made_on: string },
  order: DayOrder,
): Installment[] | null {
  const due = reader.read('due_on', dayIn(order));
  if (reader.written('due_on').length > 0 && due === null) {
    reader.reject();
    return null;
  }
  const from = due ?? addDays(made_on, dueDays);
  const [written] = reader.written('installments');
  const listed: Parse<Installment[]> = (cell) => {
    const count = countIn(cell);
    if (count !== null && amount >= count) return { value: monthlyInstallments(amount, count, from) };
    const all = count === null ? listedIn(cell, order) : null;
    return all ? { value: all } : { code: 'installments_bad' };
  };
  const all = written ? reader.parse('installments', written, listed) : [{ due_on: from, cents: amount }];
  if (!all) {
    reader.reject();
    return null;
  }
  const column = written ? 'installments' : 'due_on';
  const cell = reader.written(column)[0];
  const reject = (code: 'due_early' | 'due_late' | 'installments_sum' | 'installments_bad') =>
    reader.reject(code, column, cell?.cell, cell?.column ?? null);
  if (all.some(({ due_on }) => due_on < made_on)) reject('due_early');
  else if (all.some(({ due_on }) => due_on > addDays(made_on, pledgeDaysMax))) reject('due_late');
  else {
    const problem = installmentsProblem({ amount, made_on }, all);
    if (problem) reject(problem === 'sum' ? 'installments_sum' : 'installments_bad');
  }
  return all;
}

/** One row of a file of pledges. One that does not say how sure it is counts as soft: nobody confirmed it. */
export function readPledge(reader: RowReader, options: Options): Read<PledgeRow> {
  const person = { ...readContact(reader), card: readFacts(reader, options.dayOrder) };
  const amount = readAmount(reader);
  if (amount < 0) reader.reject('amount_bad', 'amount', reader.written('amount')[0]?.cell);
  readCurrency(reader);
  const made_on = reader.require('made_on', madeDayIn(options), 'date_missing');
  const installments =
    made_on === null || amount <= 0 ? null : readInstallments(reader, { amount, made_on }, options.dayOrder);
  return reader.done({
    ...{ row: options.row, ...person, flags: [], extra: null },
    ...{ amount, made_on: made_on ?? '', installments: installments ?? [] },
    firmness: reader.read('firmness', parseFirmness) ?? 'soft',
    election: reader.read('election', parseElection),
    written_off: readWriteOff(reader, made_on ?? '', options),
    source_code: reader.text('source_code', sourceCodeMax, toPlainLine),
    note: reader.text('note', noteMax, toPlainLines),
    occurrence: 1,
  });
}

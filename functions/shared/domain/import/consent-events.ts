import type { ConsentCell } from '../../api/imports-api.ts';
import { sha256 } from '../../demo/hash.ts';
import type { ContactEventKind } from '../consent/contact-event.ts';
import { type ClosableChannel, channelsOf, type PointKind } from '../consent/contact-point.ts';
import type { Identity } from '../people/same-person.ts';
import { answerFields, meantStatement, statementOf } from './consent-words.ts';
import { isSourceOf } from './source-text.ts';

/** One line of evidence that a row gives of an address or a number. */
export type ImportedEvent = {
  id: string;
  what: ContactEventKind;
  channel: ClosableChannel | null;
  grade: 'express' | null;
  kind: PointKind;
  value: string;
  words: string;
};

type ConsentRow = Pick<Identity, 'emails' | 'phones'> & { consents: readonly ConsentCell[]; row: number };

const pointsOf = ({ emails, phones }: Pick<Identity, 'emails' | 'phones'>) => [
  ...emails.map((value) => ({ kind: 'email' as const, value })),
  ...phones.map((value) => ({ kind: 'phone' as const, value })),
];

/** Addresses and numbers that a cell is about: those of its channel, or all. */
function pointsFor(
  { what, channel, about }: ConsentCell,
  row: ConsentRow,
  card: Pick<Identity, 'emails' | 'phones'>,
) {
  const isAbout = ({ kind, value }: { kind: PointKind; value: string }) =>
    (about === null || value === about) &&
    (what !== 'bad_number' || kind === 'phone') &&
    (channel === null ||
      channel === 'all' ||
      channel === 'mail' ||
      channelsOf[kind].some((one) => one === channel));
  // What closes holds for all that the card has, unless the file says of which; consent for the one
  // number that the row itself names first, and only where the card has it: one that did not fit may
  // be somebody else's.
  if (what !== 'consent') return pointsOf(card).filter(isAbout);
  const own = pointsOf(card);
  const isOwn = (one: { value: string }) => own.some(({ value }) => value === one.value);
  return pointsOf(row)
    .filter((one) => isAbout(one) && isOwn(one))
    .slice(0, 1);
}

/** The words of a cell, with where they stand, and how whoever imported them read them where no table does. */
const wordsOf = ({ column, words, source, meant }: ConsentCell, row: number, fileName: string): string =>
  `${column}: ${words}${meant === null ? '' : ` = ${meant}`}${source === null ? '' : ` · ${source}`} (${fileName}, ${row})`;

type Claim = Pick<ConsentCell, 'what' | 'channel' | 'field' | 'words' | 'source' | 'meant'>;

/** Whether words are a yes: one of the table, or one that no table has and that its importer read so. */
function isYes({ channel, field, words, meant }: Claim): boolean {
  const answered = answerFields.find((one) => one === field);
  if (!answered) return false;
  const known = statementOf(answered, words);
  const read = meant === null ? known : known === undefined ? meantStatement(answered, words, meant) : null;
  return read?.what === 'consent' && read.channel === channel;
}

/** Whether a cell counts, whoever sends it. Consent is a yes, of words that have a source beside themselves. */
export const isSourced = (cell: Claim): boolean =>
  cell.what !== 'consent' || (isSourceOf(cell.words, cell.source) && isYes(cell));

/**
 * Evidence of a row. Its ids follow from the file and the row, so that the same file again adds nothing. Consent without a
 * source is none. `card`: the addresses and numbers that the person has by now.
 */
export function eventsOf(
  row: ConsentRow,
  card: Pick<Identity, 'emails' | 'phones'>,
  fileName: string,
): ImportedEvent[] {
  const events = row.consents.filter(isSourced).flatMap((cell) =>
    pointsFor(cell, row, card).map(({ kind, value }) => {
      const { what, channel } = cell;
      const words = wordsOf(cell, row.row, fileName);
      const id = sha256([what, channel, kind, value, words].join('\n')).slice(0, 40);
      return {
        id,
        what,
        channel,
        grade: what === 'consent' ? ('express' as const) : null,
        kind,
        value,
        words,
      };
    }),
  );
  return [...new Map(events.map((event) => [event.id, event])).values()];
}

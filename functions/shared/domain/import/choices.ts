import type { donationMethods, donationStatuses, donationTypes } from '../../collections/donations.ts';
import type { capacities } from '../../collections/donors.ts';
import type { personKinds } from '../../collections/people.ts';
import { foldText } from '../name-keys.ts';
import { withoutApostrophe } from './cells.ts';
import type { Parse, ProblemCode } from './row-problems.ts';

/** The spellings that other tools and people use for each of our choices, folded. */
type Spellings<Choice extends string> = readonly (readonly [Choice, string])[];

/** Words of a gift of which only a part went back. */
const partlyRefunded = [
  ...['partially refunded', 'partial refund', 'partly refunded', 'partial', 'partially reversed'],
  ...['reembolso parcial', 'parcialmente reembolsada', 'parcialmente reembolsado'],
];
export const isPartlyRefunded = (cell: string): boolean =>
  partlyRefunded.includes(foldText(withoutApostrophe(cell)));

const statuses: Spellings<(typeof donationStatuses)[number]> = [
  [
    'completed',
    'completed|complete|paid|success|successful|succeeded|settled|cleared|approved|received|ok|completada|completado|pagada|recibida',
  ],
  [
    'pending',
    'pending|processing|in process|in progress|authorized|authorised|pledged|scheduled|open|pendiente',
  ],
  [
    'refunded',
    `refunded|refund|reversed|charged back|chargeback|returned|reembolsada|reembolsado|devuelta|${partlyRefunded.join('|')}`,
  ],
  ['void', 'void|voided|anulada|anulado'],
  [
    'failed',
    'failed|failure|declined|cancelled|canceled|error|expired|bounced|rejected|fallida|rechazada|cancelada',
  ],
];
const types: Spellings<(typeof donationTypes)[number]> = [
  [
    'one_time',
    'one time|onetime|once|single|one off|non recurring|not recurring|none|no|n|false|f|0|unica|una vez',
  ],
  [
    'recurring',
    'recurring|repeat|repeating|monthly|weekly|biweekly|quarterly|yearly|annual|annually|sustainer|sustaining|subscription|yes|y|true|t|1|x|recurrente|mensual|si',
  ],
];
const methods: Spellings<(typeof donationMethods)[number]> = [
  ['check', 'check|cheque|money order|cashiers check|paper check'],
  [
    'card',
    'card|credit card|credit|debit|debit card|online|web|paypal|apple pay|google pay|visa|mastercard|amex|american express|discover|tarjeta|tarjeta de credito',
  ],
  ['cash', 'cash|currency|efectivo'],
  [
    'bank',
    'bank|bank transfer|ach|eft|wire|wire transfer|e check|echeck|transferencia|transferencia bancaria',
  ],
  ['in_kind', 'in kind|inkind|in kind contribution|en especie|especie'],
  ['other', 'other|otro|otra'],
];
const levels: Spellings<(typeof capacities)[number]> = [
  ['major', 'major|major donor|high|large|big|top|max|alta'],
  ['mid', 'mid|mid level|midlevel|medium|middle|moderate|media'],
  ['small', 'small|small dollar|low|grassroots|minor|baja'],
  ['unknown', 'unknown|not known|unrated|unset|none|n a|na|tbd|desconocida'],
];

function choice<Choice extends string>(spellings: Spellings<Choice>, code: ProblemCode): Parse<Choice> {
  const known = new Map(
    spellings.flatMap(([value, all]) => all.split('|').map((spelling) => [spelling, value])),
  );
  return (cell) => {
    const value = known.get(foldText(withoutApostrophe(cell)));
    return value === undefined ? { code } : { value };
  };
}

const kinds: Spellings<(typeof personKinds)[number]> = [
  // NationBuilder numbers them: 0 and 1.
  ['person', 'person|individual|people|contact|human|0|persona|individuo'],
  [
    'organization',
    'organization|organisation|org|company|business|1|committee|pac|union|church|group|nonprofit|organizacion|empresa|grupo|sindicato|comite|iglesia',
  ],
];

export const parsePersonKind = choice(kinds, 'choice_bad');
export const parseStatus = choice(statuses, 'status_bad');
export const parseMethod = choice(methods, 'choice_bad');
export const parseType = choice(types, 'type_bad');
export const parseCapacity = choice(levels, 'capacity_bad');

const noWords = ['0', 'false', 'f', 'no', 'n', 'falso'];

/** A cell that says no, or says nothing: blank, a dash, `0`, `false`, `no`. A check mark folds to nothing and is no such cell. */
export function isNo(cell: string): boolean {
  const plain = withoutApostrophe(cell);
  return /^[\s\-–—_./☐□⬜]*$/u.test(plain) || noWords.includes(foldText(plain));
}

/**
 * ActBlue counts: `Recurring Total Months` is 1 for a single gift, more or `unlimited` for a recurring one;
 * `Recurrence Number` is 2 on the second charge.
 */
export function isRecurring(cell: string): boolean {
  const type = parseType(cell);
  const isOnce = 'value' in type && type.value === 'one_time';
  return !isOnce && !isNo(cell) && withoutApostrophe(cell) !== '1';
}

import type { Entry, Operation } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { showDay, showMomentDay, showMoney, showNumber } from '../ui/format.ts';
import { showPhone } from '../ui/record/contact.tsx';
import { callLabel, fieldsOfCall } from './call-fields.ts';
import { choiceOf } from './choice-labels.ts';
import { labelOf } from './field-labels.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The record that a value belongs to. */
export type Of = Pick<Operation, 'table' | 'id'>;

/** Whether a number is one of cents. */
export const isMoney = ({ table, id }: Of, field: string): boolean =>
  field === 'amount' ||
  field === 'max_cents' ||
  (table === 'goals' && id === 'raised' && /^(target|start_value)$/.test(field));

/** Whether a number is a moment: milliseconds since 1970. */
export const isMoment = (field: string): boolean => field === 'expires_at' || field === 'callBackAt';

function formatNumber(of: Of, field: string, value: number): string {
  if (isMoment(field)) return showMomentDay(value);
  return isMoney(of, field) ? showMoney(value) : showNumber(value);
}

/** Whoever gives a part of a gift, and how much. */
const shareText = (share: object): string =>
  `${Reflect.get(share, 'donor_name')} ${showMoney(Number(Reflect.get(share, 'cents')))}`;

/** A stored value as a person would say it. */
export function formatValue(of: Of, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('pending.empty');
  if (typeof value === 'boolean') return t(value ? 'pending.yes' : 'pending.no');
  if (typeof value === 'number') return formatNumber(of, field, value);
  if (typeof value === 'string' && (field === 'phone' || field === 'phones')) return showPhone(value);
  if (typeof value === 'string')
    return choiceOf(of.table, field, value) ?? (day.test(value) ? showDay(value) : value);
  if (Array.isArray(value)) {
    if (field === 'shares') return value.map(shareText).join(', ');
    if (value.some((one) => typeof one === 'object')) return t('pending.items', { count: value.length });
    const each = value.map((one) => formatValue(of, field, one));
    return each.length > 0 ? each.join(', ') : t('pending.empty');
  }
  return Object.entries(value)
    .flatMap(([name, part]) => {
      const label = labelOf(of.table, name);
      return label === null ? [] : `${label}: ${formatValue(of, name, part)}`;
    })
    .join('; ');
}

/** Says whom an event is about, and nothing that anybody types. */
export const idOfVoter = 'voter_id';

export type DescribedField = {
  field: string;
  label: string;
  value: string;
  /** What the person saw there before; null where that is not known. */
  before: string | null;
};

const isBlank = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * The fields of a change in words, in the order in which it has them; of a new record only those filled in. `name`: whom it
 * is about, where that is known; they are called so instead of by their id.
 */
export function fieldsOf(operation: Entry['operation'], name: string | null = null): DescribedField[] {
  if (operation.operation === 'call') {
    // Results of calls are named with what is learned of voters.
    const of =
      operation.table === 'voter_additions' ? ({ ...operation, table: 'voter_events' } as const) : operation;
    return fieldsOfCall(operation.input).map(({ field, label, value }) => ({
      ...{ field, label, before: null },
      value: formatValue(of, field, value),
    }));
  }
  if (operation.operation === 'delete') return [];
  const { table, data, base } = operation;
  const seen = new Map<string, unknown>(Object.entries(base ?? {}));
  return Object.entries(data)
    .filter(([, value]) => value !== undefined && (operation.operation === 'update' || !isBlank(value)))
    .flatMap(([field, value]) => {
      const label = labelOf(table, field);
      if (label === null) return [];
      const before = seen.has(field) ? formatValue(operation, field, seen.get(field)) : null;
      return {
        ...{ field, label, before },
        value: (field === idOfVoter && name) || formatValue(operation, field, value),
      };
    });
}

/** `Edit in Donors`. */
export function kindOf(operation: Entry['operation']): string {
  if (operation.operation === 'call') return callLabel(operation.path);
  return t(`pending.${operation.operation}`, { table: t(`pending.tables.${operation.table}`) });
}

const names = ['name', 'candidateName', 'full_name', 'donor_name'];

/** Whom or what a change is about, where it says so itself. */
export function nameIn(operation: Entry['operation']): string | null {
  if (!('data' in operation)) return null;
  for (const part of [operation.data, operation.base ?? {}]) {
    const data = new Map<string, unknown>(Object.entries(part));
    for (const field of names) {
      const value = data.get(field);
      if (typeof value === 'string' && value !== '') return value;
    }
  }
  return null;
}

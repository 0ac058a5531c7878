import { headerKey } from './header-key.ts';
import type { ImportField } from './import-field.ts';

/** Columns that only a list of pledges has. */
const madeOn = [
  ...['pledged on', 'pledge date', 'date pledged', 'pledged at', 'made on', 'promised on', 'date of pledge'],
  ...['fecha de la promesa', 'fecha de promesa', 'prometido el'],
];
const pledgeKeys = new Set(madeOn.map(headerKey));
export const isPledgeHeader = (header: string): boolean => pledgeKeys.has(headerKey(header));

/** What a row of pledges says of the pledge, beside who made it. */
export const pledgeFields: readonly ImportField[] = [
  {
    key: 'amount',
    aliases: [
      ...['amount', 'pledge amount', 'amount pledged', 'pledged', 'pledge', 'total pledged', 'total amount'],
      ...['amount usd', 'total', 'monto', 'importe', 'cantidad', 'promesa', 'monto prometido'],
    ],
    hints: /^(?!.*(fee|paid|left|remaining|balance|cents)).*amount/,
  },
  { key: 'amount_cents', aliases: ['amount in cents', 'amount cents', 'monto en centavos'] },
  { key: 'currency', aliases: ['currency', 'currency code', 'moneda', 'divisa'] },
  { key: 'made_on', aliases: [...madeOn, 'date', 'created at', 'created on', 'fecha'] },
  {
    key: 'due_on',
    aliases: [
      ...['due on', 'due date', 'next due', 'first due', 'first payment', 'start date', 'payment date'],
      ...['expected on', 'expected date', 'vence el', 'fecha de vencimiento', 'vencimiento'],
    ],
    hints: /due/,
  },
  {
    key: 'installments',
    aliases: [
      ...['installments', 'instalments', 'number of installments', 'payments', 'number of payments'],
      ...['schedule', 'payment schedule', 'cuotas', 'plazos', 'pagos'],
    ],
    hints: /install?ment/,
  },
  {
    key: 'firmness',
    aliases: ['firmness', 'kind', 'pledge type', 'type', 'certainty', 'likelihood', 'firmeza', 'tipo'],
  },
  {
    key: 'source_code',
    aliases: ['source code', 'source', 'refcode', 'appeal', 'appeal code', 'código de origen', 'código'],
  },
  {
    key: 'election',
    aliases: ['election', 'election code', 'designation', 'for election', 'elección', 'eleccion'],
  },
  {
    key: 'written_off_on',
    aliases: [
      'written off on',
      'write off date',
      'written off',
      'cancelled on',
      'canceled on',
      'dada por perdida el',
      'cancelada el',
    ],
  },
  {
    key: 'write_off_reason',
    aliases: [
      ...['write off reason', 'reason for writing off', 'reason', 'cancellation reason', 'motivo', 'razón'],
      'por qué se dio por perdida',
    ],
  },
  { key: 'note', aliases: ['note', 'notes', 'comment', 'comments', 'nota', 'notas', 'comentarios'] },
];

import '../text/members/en.ts';
import '../text/pending/en.ts';
import { expect, it } from 'vitest';
import { useCases } from '#shared/usecases/index.ts';
import type { Call, Entry } from '../data/journal/index.ts';
import { exportable } from '../data/journal/queue-item.ts';
import { callLabel } from './call-fields.ts';
import { tableOf } from './changes-csv.ts';
import { fieldsOf, kindOf, nameIn } from './format-change.ts';

const operation: Call = {
  operation: 'call',
  table: 'voter_additions',
  id: 'V1',
  path: '/api/calls/report',
  input: {
    list: 'one',
    report: { id: 'r', voter: 'V1', packet: 0, outcome: 'not_home', goalReached: false, callBackAt: null },
  },
};
const entry: Entry = {
  ...{ id: 'e', version: 3, operation, user: 'sam', organization: 'rivera', timestamp: 0, retries: 0 },
  state: { is: 'failed', why: 'No', code: 'not-found' },
};

it('has a label for every endpoint that the journal may call', () => {
  const paths = useCases.filter(({ isRepeatable }) => isRepeatable).map(({ endpoint }) => endpoint.path);
  expect(paths.filter((path) => callLabel(path) === path)).toEqual([]);
});

it('shows a call by its path where nobody named it', () =>
  expect(callLabel('/api/no/such')).toBe('/api/no/such'));

it('says what a call is and what it says, without ids and without what is not so', () => {
  expect([kindOf(operation), nameIn(operation)]).toEqual(['Result of a call', null]);
  const [result, ...rest] = fieldsOf(operation);
  expect([result?.label, rest]).toEqual(['Result', []]);
  expect(result?.value).not.toBe('not_home');
});

it('exports a call with all that it carries', () => {
  expect(exportable([entry])).toMatchObject([
    { operation: 'call', document: 'V1', call: { path: '/api/calls/report', input: operation.input } },
  ]);
  const [, line] = tableOf([entry], { nameOf: () => 'Nora New', stateOf: () => 'No' }).split('\r\n');
  expect(line).toMatch(/^Result of a call,Nora New,Result,/);
});

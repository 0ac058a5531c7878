import { expect, it } from 'vitest';
import { voterSettings } from '#shared/collections/voter-settings.ts';
import { readRow } from './reading.ts';

const setting = { race: false, reason: null, changed_by: 'ana', changed_at: { toMillis: () => 1 } };
const read = (fields: object) => readRow(voterSettings, { id: 'one', fields: { ...setting, ...fields } });

it('reads what a newer version wrote without the fields that this one does not know', () => {
  expect(read({})).toMatchObject({ id: 'one', race: false });
  expect(read({ newer: 1, also: { a: 1 } })).toEqual(read({}));
});

it('reads nothing where anything else is wrong', () => {
  expect(read({ race: 'no' })).toBeNull();
  expect(read({ race: 'no', newer: 1 })).toBeNull();
});

it('reads nothing with fields that it does not know where a page may write the document', () => {
  const written = { ...voterSettings, access: { read: 'voters.read', write: 'voters.write' } } as const;
  expect(readRow(written, { id: 'one', fields: setting })).not.toBeNull();
  expect(readRow(written, { id: 'one', fields: { ...setting, newer: 1 } })).toBeNull();
});

import { expect, it } from 'vitest';
import { storeFileCall } from '#shared/api/files-api.ts';
import type { FileKind } from '#shared/collections/files.ts';
import type { Entry, State } from '../data/journal/entry.ts';
import { waitingSides } from './waiting-sides.ts';

const picture = (
  gift: string,
  state: State = { is: 'pending' },
  kind: FileKind = 'check_picture',
): Entry => ({
  ...{ id: `of-${gift}`, version: 3, user: 'ana', organization: 'o1', timestamp: 1, retries: 0, state },
  operation: {
    ...{ operation: 'call', table: 'donations', id: gift, path: storeFileCall.path },
    input: {
      ...{ owner: 'donations', ownerId: gift, kind },
      ...{ data: '/9j/4AAQ', sha256: 'a'.repeat(64) },
    },
  },
});

it('finds both sides of its own check, and none that was refused', () => {
  const both = [picture('one'), picture('two'), picture('two', { is: 'pending' }, 'check_back')];
  expect(waitingSides(both, 'two')).toEqual({ check_picture: '/9j/4AAQ', check_back: '/9j/4AAQ' });
  expect(waitingSides([picture('one', { is: 'failed', why: '', code: '' })], 'one')).toEqual({});
  expect(waitingSides([], 'one')).toEqual({});
});

it('reads no picture of another check', () => {
  const unread = {
    get data(): string {
      throw new Error('It was read.');
    },
  };
  const other = picture('one');
  if (other.operation.operation !== 'call') throw new Error('No call.');
  other.operation.input = unread;
  expect(waitingSides([other, picture('two')], 'two')).toEqual({ check_picture: '/9j/4AAQ' });
});

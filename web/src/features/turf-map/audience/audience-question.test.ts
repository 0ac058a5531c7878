import { expect, it } from 'vitest';
import { segment } from '#shared/domain/voters/segment.ts';
import { inTurfs, withoutRecentContacts, withoutTurfMembers } from './audience-question.ts';

it('leaves out who was tried lately and who is in a turf, as steps that are stored and read again', () => {
  const question = withoutTurfMembers(withoutRecentContacts({ steps: [] }, 14));
  expect(segment.parse(question)).toEqual(question);
  expect(question.steps).toEqual([
    {
      do: 'exclude',
      tests: [{ by: 'contact', reached: false, never: false, from: 14, to: null }],
    },
    { do: 'exclude', tests: [{ by: 'list', list: inTurfs }] },
  ]);
});

it('leaves nobody in peace where it is told so', () =>
  expect(withoutRecentContacts({ steps: [] }, 0)).toEqual({ steps: [] }));

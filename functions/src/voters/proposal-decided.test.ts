import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { voterEvents } from '#shared/collections/index.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';
import { follow } from '../consequences/follow.ts';

const stamps = {
  ...{ created_at: Timestamp.now(), created_by: 'a-canvasser' },
  ...{ updated_at: Timestamp.now(), updated_by: 'an-organizer' },
};
const proposal = (state: string, more: object = {}) => ({
  ...{ voter_id: 'V1', list_id: 'one', source: 'door', field: 'cell', text: '+12025550142', state },
  ...stamps,
  ...more,
});

function campaign() {
  const organization = randomUUID();
  const handle = follow({ db, now: () => 1_790_000_000_000 }, 'correction_proposals');
  const { all } = insideOf(db, organization);
  return {
    onChange: (state: string, more: object = {}, id = 'p1') =>
      handle({ organization, id, before: proposal('open'), after: proposal(state, more), changedAt: null }),
    deleted: () => handle({ organization, id: 'p1', before: proposal('open'), after: null, changedAt: null }),
    events: async () =>
      (await all('voter_events')).map((doc) => ({ ...voterEvents.schema.parse(doc.data()), id: doc.id })),
  };
}

describe('a proposal', () => {
  it.each(['open', 'rejected'])('that is %s corrects nothing', async (state) => {
    const { onChange, events } = campaign();
    await onChange(state);
    expect(await events()).toEqual([]);
  });

  it('that is accepted becomes a correction by whoever accepted it', async () => {
    const { onChange, events } = campaign();
    await onChange('accepted');
    expect(await events()).toMatchObject([
      {
        ...{ id: 'accepted-p1', voter_id: 'V1', kind: 'correction', field: 'cell', text: '+12025550142' },
        ...{ source: 'door', closes: true, undoes: null, list_id: null, by: 'an-organizer' },
        happened_at: 1_790_000_000_000,
      },
    ]);
  });

  it('that is accepted several times, in whatever order that is heard, is written down once', async () => {
    const { onChange, events } = campaign();
    await Promise.all(
      ['an-organizer', 'another', 'a-third'].map((updated_by) => onChange('accepted', { updated_by })),
    );
    await onChange('open');
    await onChange('accepted');
    expect(await events()).toHaveLength(1);
  });

  it('that is damaged or gone corrects nothing', async () => {
    const { onChange, deleted, events } = campaign();
    await onChange('accepted', { field: 'party' });
    await deleted();
    expect(await events()).toEqual([]);
  });
});

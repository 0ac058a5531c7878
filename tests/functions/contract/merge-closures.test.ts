import { describe, expect, it } from 'vitest';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { contactPoints } from '#shared/collections/contact-points.ts';
import { people } from '#shared/collections/people.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { recordConsent } from '#shared/usecases/consent/record-consent.ts';
import { suppressedVoter } from '#shared/usecases/consent/settle-reach.ts';
import { moment } from './both-stores.ts';
import { type Fields, mergeCampaign, undone } from './merge-campaign.ts';

describe('what a merge closed', () => {
  async function campaign() {
    const it = await mergeCampaign();
    const { call, as, read } = it;
    let lines = 0;
    /** What staff or the person say of somebody's texts. */
    const say = (personId: string, what: string, more: Fields = {}) => {
      lines += 1;
      const input = {
        ...{ id: `said-${lines}`, personId, what, channel: 'text', address: null, words: null },
        ...{ source: 'staff', reason: null, grade: null, happenedAt: null, ...more },
      };
      return call(recordConsent, input as never, as());
    };
    /** What closes each number for texts, by its last digit. */
    const closed = async () => {
      const points = await read().find(contactPoints, {});
      return Object.fromEntries(
        points.flatMap(({ mask, closed: { text, all } }) => {
          const closure = text ?? all;
          return closure ? [[mask.slice(-1), closure.reason]] : [];
        }),
      );
    };
    const walkOf = async (voter: string) => (await suppressedVoter(read(), voter, Date.now())).walk ?? null;
    const closes = (voter_id: string, id: string) =>
      it.seed(
        voterEvents,
        id,
        voterEvents.schema.parse({
          ...{ voter_id, kind: 'suppression', source: 'office', outcome: null, score: null, tag: null },
          ...{ is_on: true, question: null, answers: null, text: null, field: null, list_id: null },
          ...{ reason: 'do_not_contact', channels: ['walk'], until: null, undoes: null, by: 'x' },
          ...{ happened_at: Date.now() - 5_000, received_at: moment(Date.now() - 5_000) },
        }),
      );
    return { ...it, say, closed, closes, walkOf };
  }
  const phones = ['+15035550100', '+15035550101', '+15035550102'];
  const phoneOf = (at: number) => phones[at] ?? '';

  it('stays closed where staff closed it for the same reason since', async () => {
    const { add, merge, unmerge, say, closed, compare, read } = await campaign();
    await add('a', { phones: [phoneOf(0)] });
    await add('b', { phones: [phoneOf(1)] });
    await say('b', 'opt_out', { source: 'in_person', words: 'Stop' });
    await merge('m1', 'a', ['b'], { phones: phones.slice(0, 2) });
    expect(await closed()).toEqual({ 0: 'staff_request', 1: 'opted_out' });
    await say('a', 'staff_request', { address: phoneOf(0) });
    expect(await unmerge('m1')).toEqual(undone('a'));
    expect(await closed()).toEqual({ 0: 'staff_request', 1: 'opted_out' });
    const [point] = (await read().find(contactPoints, {})).filter(({ mask }) => mask.endsWith('0'));
    expect(point?.closed.text?.event).toMatch(/^said-/);
    await say('a', 'lift', { reason: 'staff_request', address: phoneOf(0) });
    expect(await closed()).toEqual({ 1: 'opted_out' });
    await compare();
  });

  it('opens with the merge, whatever it was, where nobody else closed it', async () => {
    for (const [what, on] of [
      ['opt_out', { source: 'in_person', words: 'Stop' }],
      ['deceased', { channel: 'all' }],
      ['legal_hold', { channel: 'all' }],
    ] as const) {
      const { add, merge, unmerge, say, closed, compare } = await campaign();
      await add('a', { phones: [phoneOf(0)] });
      await add('b', { phones: [phoneOf(1)] });
      await say('b', what, on);
      const before = await closed();
      await merge('m1', 'a', ['b'], { phones: phones.slice(0, 2) });
      expect(Object.keys(await closed())).toEqual(['0', '1']);
      expect(await unmerge('m1')).toEqual(undone('a'));
      expect(await closed()).toEqual(before);
      await compare();
    }
  });

  it('stays closed for the other of two merges that close the same number', async () => {
    const { add, merge, unmerge, say, closed, compare, read } = await campaign();
    for (const at of [0, 1, 2]) await add(`p${at}`, { phones: [phoneOf(at)] });
    for (const at of [1, 2]) await say(`p${at}`, 'opt_out', { source: 'in_person', words: 'Stop' });
    await merge('m1', 'p0', ['p1'], { phones: phones.slice(0, 2) });
    await merge('m2', 'p0', ['p2'], { phones });
    expect(await unmerge('m1')).toMatchObject({ answer: { isDone: true } });
    expect(await closed()).toEqual({ 0: 'staff_request', 1: 'opted_out', 2: 'opted_out' });
    expect(await unmerge('m2')).toMatchObject({ answer: { isDone: true } });
    expect(await closed()).toEqual({ 1: 'opted_out', 2: 'opted_out' });
    await compare();
    expect((await read().find(contactEvents, {})).filter(({ what }) => what === 'lift')).toHaveLength(2);
  });

  it('opens with whoever is given back, though a later merge closed it, and stays closed for who is left', async () => {
    const { add, merge, unmerge, say, closed, compare } = await campaign();
    for (const at of [0, 1, 2]) await add(`p${at}`, { phones: [phoneOf(at)] });
    await say('p2', 'opt_out', { source: 'in_person', words: 'Stop' });
    await merge('m1', 'p0', ['p1'], { phones: phones.slice(0, 2) });
    await merge('m2', 'p0', ['p2'], { phones });
    expect(Object.keys(await closed())).toEqual(['0', '1', '2']);
    expect(await unmerge('m1')).toMatchObject({ answer: { isDone: true } });
    expect(Object.keys(await closed())).toEqual(['0', '2']);
    expect(await unmerge('m2')).toMatchObject({ answer: { isDone: true } });
    expect(Object.keys(await closed())).toEqual(['2']);
    await compare();
  });

  it('opens for a later merge once whoever closed it is given back, unless the survivor closed it since', async () => {
    for (const isStated of [false, true]) {
      const { add, merge, unmerge, say, closed, compare } = await campaign();
      await add('p0');
      for (const at of [1, 2]) await add(`p${at}`, { phones: [phoneOf(at)] });
      await say('p1', 'opt_out', { source: 'in_person', words: 'Stop' });
      await merge('m1', 'p0', ['p1'], { phones: phones.slice(1, 2) });
      if (isStated) await say('p0', 'opt_out', { source: 'in_person', words: 'Stop it' });
      await merge('m2', 'p0', ['p2'], { phones: phones.slice(1, 3) });
      expect(Object.keys(await closed())).toEqual(['1', '2']);
      expect(await unmerge('m1')).toMatchObject({ answer: { isDone: true } });
      expect(Object.keys(await closed())).toEqual(isStated ? ['1', '2'] : ['1']);
      expect(await unmerge('m2')).toMatchObject({ answer: { isDone: true } });
      expect(Object.keys(await closed())).toEqual(['1']);
      await compare();
    }
  });

  it('of a voter goes to the one who is linked again, and leaves the one who is given back', async () => {
    const { add, merge, unmerge, closes, walkOf, read, compare } = await campaign();
    for (const at of [0, 1, 2]) await add(`p${at}`, { voter_id: `V${at}` });
    await closes('V2', 'stop-2');
    await merge('m1', 'p0', ['p1'], { choices: { voter_id: 'p1' } });
    await merge('m2', 'p0', ['p2']);
    expect(await Promise.all(['V0', 'V1'].map(walkOf))).toEqual([null, 'staff_request']);
    expect(await unmerge('m1')).toMatchObject({ answer: { isDone: true } });
    expect(await read().get(people, 'p0')).toMatchObject({ voter_id: 'V0' });
    expect(await Promise.all(['V0', 'V1'].map(walkOf))).toEqual(['staff_request', null]);
    expect(await unmerge('m2')).toMatchObject({ answer: { isDone: true } });
    expect(await Promise.all(['V0', 'V1', 'V2'].map(walkOf))).toEqual([null, null, 'do_not_contact']);
    await compare();
  });

  it('of a voter stays closed where somebody else closed it since, and for the other of two merges', async () => {
    const { add, merge, unmerge, compare, say, closes, walkOf } = await campaign();
    const walk = () => walkOf('V1');
    await add('a', { voter_id: 'V1' });
    for (const at of [2, 3, 4]) {
      await add(`b${at}`, { voter_id: `V${at}` });
      await closes(`V${at}`, `stop-${at}`);
    }
    await merge('m2', 'a', ['b2']);
    expect(await walk()).toBe('staff_request');
    await merge('m3', 'a', ['b3']);
    await unmerge('m2');
    expect(await walk()).toBe('staff_request');
    await unmerge('m3');
    expect(await walk()).toBeNull();
    await merge('m4', 'a', ['b4']);
    await say('a', 'staff_request', { channel: 'walk' });
    await unmerge('m4');
    expect(await walk()).toBe('staff_request');
    await say('a', 'lift', { channel: 'walk', reason: 'staff_request' });
    expect(await walk()).toBeNull();
    await compare();
  });
});

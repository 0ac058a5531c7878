import { describe, expect, it } from 'vitest';
import { filled, type VoterDraft } from '../voters/learned.ts';
import type { Learned } from '../voters/state.ts';
import { leftOutBy } from './left_out.ts';

let made = 0;
const event = (said: Partial<VoterDraft> & Pick<VoterDraft, 'kind'>, by = 'ana'): Learned => ({
  ...filled({ voter_id: 'V1', source: 'door', ...said }),
  id: `e${made}`,
  happened_at: made,
  received_at: made++,
  by,
});
const attempt = (outcome: Learned['outcome'], by?: string) => event({ kind: 'attempt', outcome }, by);
const closed = (channel: 'walk' | 'call', is_on = true) =>
  event({ kind: 'suppression', reason: 'opt_out', channels: [channel], is_on });
const day = '2026-10-05';

describe('who is left out at the doors', () => {
  it.each<[string, Learned[], Record<string, string>, string[]]>([
    ['nobody who was only not at home', [attempt('not_home')], {}, []],
    ['who asked not to be visited', [attempt('do_not_walk')], { V1: 'do_not_contact' }, []],
    ['not who asked not to be called', [attempt('do_not_call'), closed('call')], {}, []],
    ['where somebody was threatened', [attempt('hostile')], { V1: 'hostile' }, []],
    ['not who may be visited again', [closed('walk'), closed('walk', false)], {}, []],
    ['nobody for one report that they moved', [attempt('moved')], {}, ['V1']],
    ['who moved, as two people say', [attempt('moved'), attempt('moved', 'ben')], { V1: 'moved' }, []],
    ['nobody for what one person says twice', [attempt('deceased'), attempt('deceased')], {}, ['V1']],
  ])('%s', (_, events, out, doubts) => expect(leftOutBy(events, day)).toEqual({ out, doubts }));

  it('only until the last day of it', () => {
    const quiet = event({
      kind: 'suppression',
      reason: 'quiet_period',
      channels: null,
      until: day,
      is_on: true,
    });
    expect(leftOutBy([quiet], day).out).toEqual({ V1: 'quiet_period' });
    expect(leftOutBy([quiet], '2026-10-06').out).toEqual({});
  });
});

import { expect, it } from 'vitest';
import { dayMs, event, start } from './any-contact-event.ts';
import type { ContactEvent } from './contact-event.ts';
import { foldPoint } from './fold-point.ts';
import { reachOf } from './reach-of.ts';

const point = (kind: 'email' | 'phone', ...events: ContactEvent[]) => foldPoint({ kind, mask: 'm' }, events);
const open = { state: 'open', until: null };
const closed = { state: 'closed', until: null };
const stop = event({ what: 'opt_out', channel: 'text' });

it('leaves out channels without a point', () => {
  expect(reachOf([], null, start)).toEqual({ walk: open, mail: open });
});

it('tells texts without consent as by hand, and a STOP closes texts but no calls', () => {
  expect(reachOf([point('phone')], null, start)).toMatchObject({
    text: { state: 'by_hand', until: null },
    call: open,
  });
  expect(reachOf([point('phone', stop)], null, start)).toMatchObject({ text: closed, call: open });
});

it('takes the best of several points', () => {
  const soft = [0, 1, 2].map((day) =>
    event({ id: `b${day}`, what: 'soft_bounce', source: 'provider', at: start - day * dayMs }),
  );
  const dead = point('email', event({ what: 'hard_bounce' }));
  const held = point('email', ...soft);
  expect(reachOf([dead], null, start).email).toEqual(closed);
  expect(reachOf([dead, held], null, start).email).toEqual({ state: 'held', until: start + 30 * dayMs });
  expect(reachOf([dead, held, point('email')], null, start).email).toEqual(open);
});

it('closes what the voter log closes', () => {
  const person = { suppressed: { walk: 'moved', call: 'do_not_contact' } } as const;
  expect(reachOf([point('phone')], person, start)).toMatchObject({ walk: closed, call: closed, mail: open });
});

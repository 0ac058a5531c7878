import { beforeEach, expect, it, vi } from 'vitest';
import { doorsOf } from '#shared/rules/field/kit/town.ts';
import type { FromGround, ToGround } from './protocol.ts';

type Hear = (event: { data: FromGround<unknown> }) => void;
const asked: Extract<ToGround, { is: 'ask' }>[] = [];
let hear: Hear = () => {};
vi.stubGlobal(
  'Worker',
  class {
    addEventListener(type: string, told: Hear): void {
      if (type === 'message') hear = told;
    }
    postMessage(message: ToGround): void {
      if (message.is === 'ask') asked.push(message);
    }
    terminate(): void {}
  },
);
const { openGround } = await import('./open-ground.ts');
const answer = (ask: string, value: unknown) => {
  const id = asked.findLast(({ question }) => question.ask === ask)?.id ?? -1;
  hear({ data: { is: 'answer', id, answer: value } });
};
const moment = () => new Promise((done) => setTimeout(done, 5));
beforeEach(() => {
  asked.length = 0;
});

it('is settled once whoever asked for what is to be planned has it, and not while the map is looked at', async () => {
  const ground = openGround(doorsOf([]));
  const order: string[] = [];
  void ground.whole();
  await ground.settled();
  const cutting = ground.cut(40, true).then(() => order.push('planned'));
  const settled = ground.settled().then(() => order.push('settled'));
  await moment();
  expect(order).toEqual([]);
  answer('cut', { groups: [], divided: 0 });
  await Promise.all([cutting, settled]);
  expect(order).toEqual(['planned', 'settled']);
});

it('is settled too where there was no answer, and waits for what is asked meanwhile', async () => {
  const ground = openGround(doorsOf([]));
  let over = false;
  ground.along([1]).catch(() => ground.cut(40, true));
  void ground.settled().then(() => {
    over = true;
  });
  hear({ data: { is: 'failed', id: asked.at(-1)?.id ?? -1, message: 'no' } });
  await moment();
  expect(over).toBe(false);
  answer('cut', { groups: [], divided: 0 });
  await moment();
  expect(over).toBe(true);
});

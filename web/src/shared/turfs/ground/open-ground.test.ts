import { beforeEach, expect, it, vi } from 'vitest';
import { doorsOf } from '#shared/domain/field/kit/town.ts';
import type { FromGround, ToGround } from './ground-protocol.ts';

type Handler = (event: { data: FromGround<unknown> }) => void;
const questions: Extract<ToGround, { is: 'ask' }>[] = [];
let onMessage: Handler = () => {};
vi.stubGlobal(
  'Worker',
  class {
    addEventListener(type: string, handler: Handler): void {
      if (type === 'message') onMessage = handler;
    }
    postMessage(message: ToGround): void {
      if (message.is === 'ask') questions.push(message);
    }
    terminate(): void {}
  },
);
const { openGround } = await import('./open-ground.ts');
const answer = (ask: string, value: unknown) => {
  const id = questions.findLast(({ question }) => question.ask === ask)?.id ?? -1;
  onMessage({ data: { is: 'answer', id, answer: value } });
};
const moment = () => new Promise((done) => setTimeout(done, 5));
beforeEach(() => {
  questions.length = 0;
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
  onMessage({ data: { is: 'failed', id: questions.at(-1)?.id ?? -1, message: 'no' } });
  await moment();
  expect(over).toBe(false);
  answer('cut', { groups: [], divided: 0 });
  await moment();
  expect(over).toBe(true);
});

import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

function runs() {
  const seen: string[] = [];
  const open: { end: () => void; fail: () => void }[] = [];
  const call = coalesce<number>((key, items) => {
    seen.push(`${key}:${items.join()}`);
    return new Promise((resolve, reject) => open.push({ end: resolve, fail: () => reject(new Error('no')) }));
  });
  const tick = () => new Promise((resolve) => setImmediate(resolve));
  return { seen, open, call, tick };
}

it('lets those who come meanwhile share the next run, each item once', async () => {
  const { seen, open, call, tick } = runs();
  const first = call('a', [1]);
  await tick();
  const shared = [call('a', [2]), call('a', [3, 2])];
  await tick();
  expect(seen).toEqual(['a:1']);
  open[0]?.end();
  await first;
  await tick();
  expect(seen).toEqual(['a:1', 'a:2,3']);
  open[1]?.end();
  await Promise.all(shared);
  await Promise.all([call('a', [4]), tick().then(() => open[2]?.end())]);
  expect(seen).toHaveLength(3);
});

it('runs side by side for different keys', async () => {
  const { seen, call, tick } = runs();
  void call('a', [1]);
  void call('b', [1]);
  await tick();
  expect(seen).toEqual(['a:1', 'b:1']);
});

it('fails for those whose run failed, and goes on', async () => {
  const { seen, open, call, tick } = runs();
  const first = call('a', [1]);
  const failed = expect(first).rejects.toThrow('no');
  await tick();
  const second = call('a', [2]);
  open[0]?.fail();
  await failed;
  await tick();
  open[1]?.end();
  await second;
  expect(seen).toEqual(['a:1', 'a:2']);
});

import type { Live } from './live.ts';

/** All of them once each is there; before that, what the first of the others is. */
export function everyOne<A, B, C>(...all: [Live<A>, Live<B>, Live<C>]): Live<[A, B, C]> {
  const [one, two, three] = all;
  if (one.is !== 'ready') return one;
  if (two.is !== 'ready') return two;
  if (three.is !== 'ready') return three;
  return { ...three, value: [one.value, two.value, three.value] };
}

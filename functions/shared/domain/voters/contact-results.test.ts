import { expect, it } from 'vitest';
import { attachesTo, type Result, results, resultsFor, shortResults, sources } from './contact-results.ts';

it('says of every result whom it is of', () =>
  expect(Object.keys(attachesTo).sort()).toEqual([...results].sort()));

it.each<[Result, string]>([
  ['canvassed', 'person'],
  ['not_home', 'person'],
  ['deceased', 'person'],
  ['hostile', 'person'],
  ['moved', 'person'],
  ['address_not_found', 'door'],
  ['inaccessible', 'building'],
])('%s is of the %s', (result, attached) => expect(attachesTo[result]).toBe(attached));

it.each(sources)('offers only what can happen: %s', (source) => {
  const { short, more } = resultsFor(source);
  expect(new Set([...short, ...more]).size).toBe(short.length + more.length);
  // A list to choose from at a glance.
  expect(short.length).toBeLessThanOrEqual(shortResults.length);
  expect([...short, ...more].includes('busy')).toBe(source !== 'door');
  expect([...short, ...more].includes('inaccessible')).toBe(source !== 'phone');
});

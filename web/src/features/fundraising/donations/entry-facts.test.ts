import { expect, it } from 'vitest';
import { hasSharedParts, takenBack } from './entry-facts.ts';

const entry = (id: string, kind: 'gift' | 'refund' | 'chargeback' | 'attribution', cents: number) => ({
  ...{ id, kind, cents, day: '2026-11-20', election: null },
});
const given = entry('g', 'gift', 10_000);
const part = entry('g-shared', 'attribution', -4_000);

it('a bank can give back what it took, and no refund or part of somebody else', () => {
  expect(takenBack([given, part, entry('r', 'refund', -1_000)])).toBe(0);
  const taken = [given, part, entry('c', 'chargeback', -6_000)];
  expect(takenBack(taken)).toBe(6_000);
  expect(takenBack([...taken, entry('d', 'chargeback', 6_000)])).toBe(0);
});

it('parts that others gave from the start are voided with a gift, and no others', () => {
  expect(hasSharedParts('g', [given, part])).toBe(true);
  expect(hasSharedParts('g', [given, part, entry('v-back', 'attribution', 4_000)])).toBe(false);
  expect(hasSharedParts('g', [given, entry('m', 'attribution', -4_000)])).toBe(false);
  expect(hasSharedParts('g', [given, entry('r', 'refund', -1_000)])).toBe(false);
});

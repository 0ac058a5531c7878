import { describe, expect, it } from 'vitest';
import { areNicknames } from './nicknames.ts';
import { areCompatible, isSameBy, personKeys } from './same-person.ts';

describe('two names', () => {
  it.each([
    ['Ana López', 'Ana López'],
    ['Ana López', 'ANA LOPEZ-DIAZ'],
    ['Bob Smith', 'Robert Smith'],
    ['A. López', 'Ana López'],
    ['Dr. López', 'Ana López'],
    ['John Smith Jr.', 'John Smith'],
    ['Aaliyah Mendez', 'Aaliyah Johnson'],
  ])('%s and %s may be one person', (one, other) => {
    expect(areCompatible(one, other)).toBe(true);
    expect(areCompatible(other, one)).toBe(true);
  });
  it.each([
    ['Ana López', 'Luis López'],
    ['John Smith Jr.', 'John Smith Sr.'],
    ['B. López', 'Ana López'],
    ['Robert Smith', 'Rupert Smith'],
  ])('%s and %s are two people', (one, other) => {
    expect(areCompatible(one, other)).toBe(false);
    expect(areCompatible(other, one)).toBe(false);
  });
});

it('has nicknames both ways, and none of itself alone', () => {
  expect([areNicknames('bob', 'robert'), areNicknames('robert', 'bob')]).toEqual([true, true]);
  expect([areNicknames('bob', 'bill'), areNicknames('nobody', 'nobody')]).toEqual([false, false]);
});

const ana = { name: 'Ana López', emails: ['ana@example.org', 'a2@example.org'], phones: ['+15035550100'] };

it('leads to a person by each address and number, and by the name only without them', () => {
  expect(personKeys(ana)).toEqual(['email:ana@example.org', 'email:a2@example.org', 'phone:+15035550100']);
  expect(personKeys({ name: 'Cy Twombly', emails: [], phones: [] })).toEqual(['name:cy twombly']);
});

describe('a person behind a key', () => {
  it.each<[string, string | null, boolean]>([
    ['email:ana@example.org', 'Ana Díaz', true],
    ['email:ana@example.org', null, true],
    ['email:ana@example.org', 'Luis López', false],
    ['email:old@example.org', 'Ana López', false],
    ['phone:+15035550100', 'Ana López', true],
    ['phone:+15035550100', 'Ana Díaz', false],
    ['phone:+15035550100', 'Luis López', false],
    ['name:ana lopez', 'Ana López', false],
  ])('by %s for %s: %s', (key, name, expected) => expect(isSameBy(key, name, ana)).toBe(expected));

  it('is found by the name alone only where nothing better is known of them', () =>
    expect(isSameBy('name:cy', 'Cy', { name: 'Cy', emails: [], phones: [] })).toBe(true));
});

it('takes five numbers that belong to five other people for none of them, and two who share five for one', () => {
  const phones = [1, 2, 3, 4, 5].map((at) => `+1202555010${at}`);
  const others = ['Ben Lee', 'Cara Diaz', 'Dan Kim', 'Eva Park', 'Finn Walsh'];
  const typed = { name: 'Ana Cruz', emails: [], phones };
  const found = (holders: readonly string[]) =>
    personKeys(typed).flatMap((key, at) => {
      const name = holders[at] ?? '';
      return isSameBy(key, typed.name, { name, emails: [], phones: [phones[at] ?? ''] }) ? [name] : [];
    });
  expect(found(others)).toEqual([]);
  const couple = { name: 'Luis Cruz', emails: [], phones };
  expect(personKeys(typed).filter((key) => isSameBy(key, typed.name, couple))).toEqual([]);
  expect(
    personKeys(typed).filter((key) => isSameBy(key, typed.name, { ...couple, name: 'A. Cruz' })),
  ).toHaveLength(5);
});

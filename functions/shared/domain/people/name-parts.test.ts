import { expect, it } from 'vitest';
import { joinName, type NameParts, splitName } from './name-parts.ts';

const parts = (given: string | null, family: string | null, more: Partial<NameParts> = {}): NameParts => ({
  ...{ given, middle: null, family, prefix: null, suffix: null },
  ...more,
});

it.each<[string, NameParts]>([
  ['Ana López', parts('Ana', 'López')],
  ['Ana', parts('Ana', null)],
  ['Dr. Cruz', parts(null, 'Cruz', { prefix: 'Dr.' })],
  [
    'Dr. Ana María de la Cruz Jr.',
    parts('Ana', 'de la Cruz', { prefix: 'Dr.', middle: 'María', suffix: 'Jr.' }),
  ],
  ['Jan van der Berg', parts('Jan', 'van der Berg')],
  ['Lopez, Ana M.', parts('Ana', 'Lopez', { middle: 'M.' })],
  ['de la Cruz, Ana', parts('Ana', 'de la Cruz')],
  ['John Smith, Jr.', parts('John', 'Smith', { suffix: 'Jr.' })],
  ['Smith, John, III', parts('John', 'Smith', { suffix: 'III' })],
  ['Van Nguyen', parts('Van', 'Nguyen')],
  ['Jr', parts('Jr', null)],
  ['', parts(null, null)],
])('splits %j', (name, expected) => expect(splitName(name)).toEqual(expected));

it.each(['Ana López', 'Dr. Ana María de la Cruz Jr.', 'Jan van der Berg'])(
  'joins the parts of %j to the same name',
  (name) => expect(joinName(splitName(name))).toBe(name),
);

import { describe, expect, test } from 'vitest';
import { rightOf } from '#shared/collections/define.ts';
import { definitions } from '../../scripts/lib/definitions.ts';
import { rightsOf } from '../rules/cases/plain-definitions.ts';
import { reviewedRights } from '../rules/cases/reviewed-rights.ts';
import { collectionNameOf } from '../rules/cases/rules-case.ts';
import { written } from '../rules/cases/validation.ts';
import { fixtureNames } from '../rules/fixtures/index.ts';

const plain = definitions.filter(({ rules }) => rules !== null);
const mayWrite = definitions.filter(
  ({ access }) => rightOf(access, 'create') !== null || rightOf(access, 'update') !== null,
);

/** Collections that no case of the tables tries, each with its reason. */
const withoutFixture: Readonly<Record<string, string>> = {};
/** Written collections whose fields are tried elsewhere, each with its reason. */
const withoutValidation: Readonly<Record<string, string>> = {
  voter_addition_counts: 'one write of a count depends on the one before: voter-addition-attacks.ts',
  voter_events: 'each kind of event has its own fields: voter-event-attacks.ts',
};

// ASVS 8.1.1, 8.2.1
describe('the rights of a generated block', () => {
  test.each(plain.map((one) => [one.name, one] as const))('are those that were reviewed: %s', (name, one) => {
    expect(
      rightsOf(one),
      'Is this right meant to change? Then change it in tests/rules/cases/reviewed-rights.ts too.',
    ).toBe(reviewedRights[name]);
  });

  test('were reviewed of no collection that has none', () => {
    expect(Object.keys(reviewedRights)).toEqual(plain.map(({ name }) => name));
  });
});

/** Names that are neither tried nor excepted, and exceptions that are tried or unknown. */
function gaps(
  names: readonly string[],
  tried: readonly string[],
  exceptions: Readonly<Record<string, string>>,
) {
  return {
    untried: names.filter((name) => !tried.includes(name) && !exceptions[name]),
    outdated: Object.keys(exceptions).filter((name) => tried.includes(name) || !names.includes(name)),
  };
}
const none = { untried: [], outdated: [] };

describe('the rules tests', () => {
  test('have a fixture of every collection, or a reason why not', () => {
    const names = definitions.map(({ name }) => name);
    expect(gaps(names, fixtureNames.map(collectionNameOf), withoutFixture)).toEqual(none);
  });

  test('try the fields of every collection that members write, or say why not', () => {
    const tried = written.map(([name]) => collectionNameOf(name));
    expect(
      gaps(
        mayWrite.map(({ name }) => name),
        tried,
        withoutValidation,
      ),
    ).toEqual(none);
  });

  test('notice a collection that is missing, and an exception that is outdated', () => {
    expect(gaps(['a', 'b', 'c'], ['b'], { b: 'tried', c: 'excepted', d: 'unknown' })).toEqual({
      untried: ['a'],
      outdated: ['b', 'd'],
    });
  });
});

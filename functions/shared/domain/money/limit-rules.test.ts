import { describe, expect, it } from 'vitest';
import { donorKinds, jurisdictionPattern, offices } from './limit-kinds.ts';
import { collides, type LimitCase, type LimitRule, limitsFor, ruleFor } from './limit-rules.ts';
import { starterRules } from './starter-rules.ts';

const row = (rest: Partial<LimitRule>): LimitRule => ({
  id: 'a',
  jurisdiction: 'US-CA',
  office: '*',
  donor_kind: '*',
  period: 'election',
  max_cents: 100_000,
  itemize_over_cents: null,
  employer_over_cents: null,
  cash_max_cents: null,
  anonymous_max_cents: null,
  excess_days: null,
  request_days: null,
  return_days: null,
  effective_from: '2026-01-01',
  effective_to: null,
  status: 'verified',
  source: { name: 'a statute', url: null },
  reviewed_on: '2026-01-01',
  reviewed_by: 'somebody',
  ...rest,
});

const tustin: LimitCase = {
  jurisdiction: 'US-CA-tustin',
  office: 'city',
  donor_kind: 'individual',
  day: '2026-06-01',
};

const found = (rules: LimitRule[], rest: Partial<LimitCase> = {}) => {
  const answer = ruleFor(rules, { ...tustin, ...rest });
  return answer.is === 'rule' ? answer.rule.id : answer.is;
};

describe('ruleFor', () => {
  it.each([
    ['the place before the state', [row({}), row({ id: 'b', jurisdiction: 'US-CA-tustin' })], 'b'],
    ['the office before all offices', [row({}), row({ id: 'b', office: 'city' })], 'b'],
    ['the kind of donor before all kinds', [row({}), row({ id: 'b', donor_kind: 'individual' })], 'b'],
    [
      'the place before the office',
      [row({ office: 'city' }), row({ id: 'b', jurisdiction: 'US-CA-tustin' })],
      'b',
    ],
    [
      'the office before the kind of donor',
      [row({ donor_kind: 'individual' }), row({ id: 'b', office: 'city' })],
      'b',
    ],
    ['nothing where two are equally specific', [row({}), row({ id: 'b' })], 'tie'],
    [
      'the one in effect',
      [row({ effective_to: '2026-05-31' }), row({ id: 'b', effective_from: '2026-06-01' })],
      'b',
    ],
    ['nothing before the first day', [row({ effective_from: '2026-06-02' })], 'none'],
    ['nothing after the last day', [row({ effective_to: '2026-05-31' })], 'none'],
    [
      'nothing of another place',
      [row({ jurisdiction: 'US-CA-tustin-hills' }), row({ jurisdiction: 'US-NJ' })],
      'none',
    ],
    ['nothing federal in a state', [row({ jurisdiction: 'US' })], 'none'],
    ['nothing without rules', [], 'none'],
  ])('takes %s', (_, rules, expected) => {
    expect(found(rules)).toBe(expected);
  });

  it('takes no federal rule for an office of a state', () => {
    expect(found([row({ jurisdiction: 'US' })], { jurisdiction: 'US', office: 'legislature' })).toBe('none');
  });

  it('takes federal rules in a federal race', () => {
    expect(found([row({ jurisdiction: 'US' })], { jurisdiction: 'US', office: 'us_house' })).toBe('a');
  });

  it('looks for the law and for the campaign’s own limit apart', () => {
    const own = row({ id: 'own', status: 'own', jurisdiction: 'US-CA-tustin' });
    const limits = limitsFor([row({}), own], tustin);
    expect(limits).toMatchObject({
      law: { is: 'rule', rule: { id: 'a' } },
      own: { is: 'rule', rule: { id: 'own' } },
    });
  });
});

describe('starterRules', () => {
  const days = ['2024-11-06', '2025-06-01', '2026-11-03', '2026-11-04', '2027-01-01', '2028-11-07'];
  const places = [...new Set(starterRules.map(({ jurisdiction }) => jurisdiction)), 'US-NJ', 'US-CA-tustin'];

  it('has no two rows that contradict each other', () => {
    const ties = places.flatMap((jurisdiction) =>
      offices.flatMap((office) =>
        donorKinds.flatMap((donor_kind) =>
          days.filter((day) => ruleFor(starterRules, { jurisdiction, office, donor_kind, day }).is === 'tie'),
        ),
      ),
    );
    expect(ties).toEqual([]);
  });

  it('gives every row its own id, a source with a link, and a place of the right form', () => {
    expect(new Set(starterRules.map(({ id }) => id)).size).toBe(starterRules.length);
    for (const { jurisdiction, source, status } of starterRules) {
      expect(jurisdiction).toMatch(jurisdictionPattern);
      expect(source.url).toMatch(/^https:\/\//);
      expect(status).not.toBe('own');
    }
  });

  const amount = (
    jurisdiction: string,
    office: LimitCase['office'],
    day: string,
    donor_kind = 'individual' as LimitCase['donor_kind'],
  ) => {
    const answer = ruleFor(starterRules, { jurisdiction, office, donor_kind, day });
    return answer.is === 'rule' ? [answer.rule.max_cents, answer.rule.status] : answer.is;
  };

  it.each([
    ['US', 'us_house', '2026-11-03', 'individual', [350_000, 'verified']],
    ['US', 'us_senate', '2026-11-04', 'individual', [350_000, 'provisional']],
    ['US', 'us_house', '2026-03-01', 'multicandidate_pac', [500_000, 'verified']],
    ['US', 'us_house', '2026-03-01', 'committee', [200_000, 'verified']],
    ['US', 'us_house', '2027-03-01', 'corporation', [0, 'verified']],
    ['US', 'us_house', '2024-11-05', 'individual', 'none'],
    ['US-CA', 'governor', '2026-03-01', 'individual', [3_920_000, 'verified']],
    ['US-CA-tustin', 'city', '2026-03-01', 'individual', [590_000, 'verified']],
    ['US-CA', 'legislature', '2027-01-01', 'individual', [590_000, 'provisional']],
    ['US-TX', 'legislature', '2026-03-01', 'individual', [null, 'verified']],
    ['US-OR', 'legislature', '2027-01-01', 'individual', 'none'],
    ['US-NJ', 'legislature', '2026-03-01', 'individual', 'none'],
  ] as const)('says of %s, %s, on %s, %s: %j', (place, office, day, kind, expected) => {
    expect(amount(place, office, day, kind)).toEqual(expected);
  });
});

describe('collides', () => {
  const dated = (from: string, to: string | null, donor_kind: LimitRule['donor_kind'] = 'individual') => ({
    donor_kind,
    effective_from: from,
    effective_to: to,
  });
  it.each([
    ['days in common', dated('2026-01-01', '2026-03-01'), dated('2026-03-01', null), true],
    ['one after the other', dated('2026-01-01', '2026-02-28'), dated('2026-03-01', null), false],
    ['no last day', dated('2026-01-01', null), dated('2020-01-01', null), true],
    ['other donors', dated('2026-01-01', null), dated('2026-01-01', null, 'pac'), false],
  ])('compares %s', (_, one, other, expected) => {
    expect([collides(one, other), collides(other, one)]).toEqual([expected, expected]);
  });
});

describe('jurisdictionPattern', () => {
  it.each(['US', 'US-CA', 'US-CA-tustin', 'US-NJ-port-amsel'])('takes %s', (place) => {
    expect(place).toMatch(jurisdictionPattern);
  });
  it.each([
    '',
    'us',
    'US-',
    'US-California',
    'US-CA-',
    'US-CA-Tustin',
    'US-CA-x-',
    `US-CA-${'x'.repeat(41)}`,
    'US-CA\n',
  ])('rejects %j', (place) => {
    expect(place).not.toMatch(jurisdictionPattern);
  });
});

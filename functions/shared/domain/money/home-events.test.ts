import { describe, expect, it } from 'vitest';
import { homeEventRule, homeEventRules, hostShares } from './home-events.ts';

const ruleOf = (jurisdiction: string, office: 'us_house' | 'city' | 'legislature', day = '2027-03-09') =>
  homeEventRule({ jurisdiction, office, day });
const item = (giver: string, dollars: number) => ({ giver, cents: dollars * 100 });

describe('the rule for an event in somebody’s home', () => {
  it('is known where a source states it, from that source’s day on', () => {
    expect(ruleOf('US', 'us_house')?.id).toBe('us-home-events');
    expect(ruleOf('US-CA', 'legislature')?.id).toBe('ca-home-events');
    expect(ruleOf('US-CA-tustin', 'city')?.id).toBe('ca-home-events');
    expect(ruleOf('US-CA', 'legislature', '2023-07-31')).toBeNull();
    // New Jersey's is confirmed nowhere here.
    expect(ruleOf('US-NJ', 'city')).toBeNull();
    expect(ruleOf('US', 'city')).toBeNull();
  });

  it('names its source and when somebody looked at it', () => {
    for (const { source, reviewed_on } of homeEventRules) {
      expect(source.url).toMatch(/^https:\/\//);
      expect(reviewed_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

describe('a host’s costs', () => {
  const federal = homeEventRules[0];
  const california = homeEventRules[1];
  if (!federal || !california) throw new Error('There are two rules.');

  it('count for federal races with what is above $1,000 of each host', () => {
    const costs = { cost: 0, in_kind: [item('Ada', 600), item('ada', 400), item('Ben', 1_001)] };
    expect(hostShares(costs, federal)).toEqual([
      { giver: 'Ada', cents: 100_000, exempt: 100_000, counts: 0 },
      { giver: 'Ben', cents: 100_100, exempt: 100_000, counts: 100 },
    ]);
  });

  it('count in full in California once the whole event costs more than $500', () => {
    const at = (cost: number) => hostShares({ cost: cost * 100, in_kind: [item('Ada', 400)] }, california);
    expect(at(100)).toEqual([{ giver: 'Ada', cents: 40_000, exempt: 40_000, counts: 0 }]);
    expect(at(101)).toEqual([{ giver: 'Ada', cents: 40_000, exempt: 0, counts: 40_000 }]);
  });
});

import { federalOffices, type Office } from './limit-kinds.ts';

/**
 * What somebody may spend on an event in their own home before it is a contribution, as dated rows. Only what a source states is
 * here; where no row applies, nothing is known and every item counts.
 */
export type HomeEventRule = {
  id: string;
  /** `US`: federal races alone. A state's row covers its places. */
  jurisdiction: string;
  /**
   * `host`: so much of each host's costs for an election is exempt, and what is above it counts. `event`: a host's costs are
   * exempt where the whole event costs no more, and count in full where it does.
   */
  per: 'host' | 'event';
  exempt_cents: number;
  effective_from: string;
  effective_to: string | null;
  source: { name: string; url: string };
  reviewed_on: string;
};

export const homeEventRules: readonly HomeEventRule[] = [
  {
    ...{ id: 'us-home-events', jurisdiction: 'US', per: 'host', exempt_cents: 100_000 },
    ...{ effective_from: '2017-12-04', effective_to: null, reviewed_on: '2026-11-28' },
    source: {
      name: 'FEC: hosting in-home events for candidates',
      url: 'https://www.fec.gov/updates/hosting-home-events-candidates/',
    },
  },
  {
    ...{ id: 'ca-home-events', jurisdiction: 'US-CA', per: 'event', exempt_cents: 50_000 },
    ...{ effective_from: '2023-08-01', effective_to: null, reviewed_on: '2026-11-28' },
    source: {
      name: 'FPPC Campaign Manual 2 (August 2023), home and office fundraisers',
      url: 'https://online.flippingbook.com/view/198013625/195',
    },
  },
];

const isFederalRace = (office: Office): boolean => federalOffices.some((one) => one === office);

/** The rule for events in a host's home on a day; null where none is known. */
export function homeEventRule(
  { jurisdiction, office, day }: { jurisdiction: string; office: Office; day: string },
  rules: readonly HomeEventRule[] = homeEventRules,
): HomeEventRule | null {
  const covers = (place: string): boolean =>
    place === 'US'
      ? jurisdiction === 'US' && isFederalRace(office)
      : jurisdiction === place || jurisdiction.startsWith(`${place}-`);
  return (
    rules.find(
      (rule) =>
        covers(rule.jurisdiction) &&
        rule.effective_from <= day &&
        (rule.effective_to === null || day <= rule.effective_to),
    ) ?? null
  );
}

export type HostShare = { giver: string; cents: number; exempt: number; counts: number };
type Costs = { cost: number; in_kind: readonly { giver: string; cents: number }[] };

/**
 * What each giver's items would be if they gave the event in their own home: how much is exempt, and how much is a gift in kind.
 * Items of one giver belong together, however their name is written in upper and lower case.
 */
export function hostShares({ cost, in_kind }: Costs, rule: HomeEventRule): HostShare[] {
  const sums = new Map<string, { giver: string; cents: number }>();
  for (const { giver, cents } of in_kind) {
    const key = giver.trim().toLowerCase();
    const known = sums.get(key);
    sums.set(key, { giver: known?.giver ?? giver, cents: (known?.cents ?? 0) + cents });
  }
  const whole = cost + in_kind.reduce((sum, { cents }) => sum + cents, 0);
  return [...sums.values()].map(({ giver, cents }) => {
    const most = rule.per === 'host' || whole <= rule.exempt_cents ? rule.exempt_cents : 0;
    const exempt = Math.min(cents, most);
    return { giver, cents, exempt, counts: cents - exempt };
  });
}

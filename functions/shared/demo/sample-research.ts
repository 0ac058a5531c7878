import { donorResearch, researchId } from '../collections/donor-research.ts';
import type { FecContribution } from '../domain/research/contribution.ts';
import { contributorKey } from '../domain/research/contributor-key.ts';
import { daysAfter, type Moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { SampleCard } from './sample-cards.ts';
import type { Donor } from './sample-donors.ts';

/** Invented like everything else, under numbers that the FEC has not given out; so no row leads to a report. */
const committees = [
  { committee_id: 'C99900001', committee: 'HARBOR COAST FOR CONGRESS' },
  { committee_id: 'C99900002', committee: 'CLEAN BAY ACTION FUND' },
] as const;
/** Days before the sample's own, dollars, and what the report says of them. */
const given: readonly (readonly [days: number, dollars: number, kind: FecContribution['kind']])[] = [
  [95, 500, 'gift'],
  [240, 250, 'gift'],
  [241, 250, 'passed'],
  [410, 1_000, 'gift'],
  [395, -400, 'refund'],
  [640, 2_500, 'memo'],
];
const people = 3;

const rowsOf = (place: number): FecContribution[] =>
  given.map(([days, dollars, kind], at) => {
    const on = daysAfter(seedDay, -days - place);
    return {
      ...{ id: `${99_000_000 + place * 100 + at}`, ...committees[at === 3 ? 1 : 0], on, kind, image: null },
      ...{ cents: dollars * 100, election: at === 3 ? null : `P${on.slice(0, 4)}` },
    };
  });

/** What the public record has of some of the campaign's most generous donors, and a namesake of each whom a member ruled out. */
export function researchDocuments(
  organization: string,
  { cards, donors }: { cards: readonly SampleCard[]; donors: readonly Donor[] },
  { by, name, at }: { by: string; name: string; at: Moment },
): Doc[] {
  const totals = new Map(donors.map(({ id, totalDonated }) => [id, totalDonated]));
  const decided = { decided_by: by, decided_by_name: name, decided_at: at };
  return cards
    .filter(({ id, zip, family }) => totals.has(id) && zip !== null && family !== null)
    .toSorted(
      (one, other) => (totals.get(other.id) ?? 0) - (totals.get(one.id) ?? 0) || (one.id < other.id ? -1 : 1),
    )
    .slice(0, people)
    .flatMap(({ id, given: first, family, city, state, zip, employer, occupation }, place) => {
      const found = {
        ...{ name: `${family}, ${first}`.toUpperCase(), city: city?.toUpperCase() ?? null, state, zip },
        ...{ employer: employer?.toUpperCase() ?? null, occupation: occupation?.toUpperCase() ?? null },
      };
      const [own, namesake] = [contributorKey(found), contributorKey({ ...found, zip: '07305' })];
      return [
        document(donorResearch, organization, researchId(id, own), {
          ...{ person_id: id, contributor: own, is: 'same', found, contributions: rowsOf(place), ...decided },
        }),
        document(donorResearch, organization, researchId(id, namesake), {
          ...{
            person_id: id,
            contributor: namesake,
            is: 'other',
            found: null,
            contributions: [],
            ...decided,
          },
        }),
      ];
    });
}

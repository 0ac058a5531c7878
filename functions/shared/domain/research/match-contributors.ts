import { foldText } from '../name-keys.ts';
import type { NameParts } from '../people/name-parts.ts';
import { stateCode } from '../voters/us-states.ts';
import {
  type Contributor,
  contributionsMax,
  type FecContribution,
  joinContributions,
} from './contribution.ts';
import { comparedZip, contributorKey } from './contributor-key.ts';
import type { FecLayout } from './fec-files.ts';
import {
  type ComparedName,
  comparedName,
  familyKey,
  familyKeys,
  likenessOf,
  type NameLikeness,
  nameOfReport,
} from './fec-names.ts';

/** What of a person of the campaign is compared with contributors. */
export type KnownPerson = Omit<NameParts, 'prefix'> & {
  id: string;
  city: string;
  state: string;
  zip: string;
};
/** The narrowest place that both have in common. */
export type PlaceLikeness = 'zip' | 'city' | 'state';
/** A contributor of the files who may be a person of the campaign. */
export type ProposedContributor = {
  key: string;
  /** As their newest row has it. */
  contributor: Contributor;
  likeness: NameLikeness;
  place: PlaceLikeness;
  contributions: FecContribution[];
};
export type Proposal = { person: string; contributors: ProposedContributor[] };
export type MatchCounts = {
  rows: number;
  /** Rows of committees and organizations. */
  other: number;
  unreadable: number;
  /** People of whom the file has too many by name alone. */
  common: number;
  /** People with a name of the file, of whom no place is known. */
  unplaced: number;
  /** People who were found but are more than are shown. */
  left: number;
};

/** Contributors of one state that are proposed where the name alone speaks for them. */
const namesakesMax = 2;
/** Contributors that are proposed for one person. */
const contributorsMax = 12;
/** People that are proposed: the likeliest. */
export const proposedPeopleMax = 2_000;
/** Rows of one contributor in memory. */
const rowsMax = 4 * contributionsMax;

const places = ['zip', 'city', 'state'] as const satisfies PlaceLikeness[];
const names = ['name', 'nickname', 'initial'] as const satisfies NameLikeness[];

type Compared = {
  id: string;
  name: ComparedName;
  city: string;
  state: string;
  zip: string | null;
  found: Map<string, ProposedContributor>;
  isCommon: boolean;
};

function placeOf(person: Compared, { city, state, zip }: Contributor): PlaceLikeness | null {
  if (person.zip !== null && person.zip === zip) return 'zip';
  if (person.state === '' || person.state !== state) return null;
  return person.city !== '' && person.city === foldText(city ?? '') ? 'city' : 'state';
}

/** The likeliest first: the same ZIP code before the same state, the same name before an initial. */
const rank = ({ likeness, place }: ProposedContributor): number =>
  places.indexOf(place) * names.length + names.indexOf(likeness);

function proposalOf({ id, found, isCommon }: Compared): Proposal | null {
  const all = [...found.values()];
  const near = all.filter(({ place }) => place !== 'state');
  const contributors = (isCommon ? near : all)
    .toSorted((one, other) => rank(one) - rank(other) || one.key.localeCompare(other.key))
    .slice(0, contributorsMax)
    .map((one) => ({ ...one, contributions: joinContributions(one.contributions) }));
  return contributors.length > 0 ? { person: id, contributors } : null;
}

/**
 * Compares rows of the FEC's files with the people whom a campaign knows. Rows of others are dropped as they come: nothing of
 * them is in memory, whatever the size of a file.
 */
export function createContributorMatcher(known: Iterable<KnownPerson>) {
  const byFamily = new Map<string, Compared[]>();
  const people: Compared[] = [];
  const unplaced = new Set<string>();
  for (const one of known) {
    const name = comparedName(one);
    if (!name) continue;
    const compared = {
      ...{ id: one.id, name, city: foldText(one.city), state: stateCode(one.state) },
      ...{ zip: comparedZip(one.zip), found: new Map<string, ProposedContributor>(), isCommon: false },
    };
    people.push(compared);
    for (const key of familyKeys(one)) byFamily.set(key, [...(byFamily.get(key) ?? []), compared]);
  }
  const counts = { rows: 0, other: 0, unreadable: 0 };
  const committees = new Map<string, string>();

  function put(
    person: Compared,
    name: ComparedName,
    row: { contribution: FecContribution; contributor: Contributor },
  ) {
    const likeness = likenessOf(person.name, name);
    if (!likeness) return;
    const { contributor, contribution } = row;
    if (person.zip === null && person.state === '') {
      unplaced.add(person.id);
      return;
    }
    const place = placeOf(person, contributor);
    if (!place || (place === 'state' && person.isCommon)) return;
    const key = contributorKey(contributor);
    const before = person.found.get(key);
    if (before) {
      const isNewer = contribution.on > (before.contributions.at(-1)?.on ?? '');
      before.contributions.push(contribution);
      if (isNewer) before.contributor = contributor;
      if (before.contributions.length > rowsMax)
        before.contributions = joinContributions(before.contributions);
      return;
    }
    person.found.set(key, { key, contributor, likeness, place, contributions: [contribution] });
    if (place !== 'state') return;
    // One person of an employer each: whoever moved within the state is one namesake.
    const namesakes = new Set(
      [...person.found.values()].filter((one) => one.place === 'state').map((one) => one.contributor.zip),
    );
    if (namesakes.size <= namesakesMax) return;
    person.isCommon = true;
    for (const [other, { place: its }] of person.found) if (its === 'state') person.found.delete(other);
  }

  return {
    people: people.length,
    counts,
    addCommittee: (id: string, name: string) => void committees.set(id, name),
    addRow(layout: FecLayout, cells: readonly string[]): void {
      counts.rows += 1;
      const written = layout.nameOf(cells);
      const comma = written.indexOf(',');
      // Most rows end here: reading all of a row costs ten times as much.
      if (
        comma > 0 &&
        !byFamily.has(familyKey(written.slice(0, comma))) &&
        !/\s(?:jr|sr|i{2,3}|iv)\b/i.test(written.slice(0, comma))
      )
        return;
      const read = layout.read(cells);
      if (read === 'other' || read === 'unreadable') {
        counts[read] += 1;
        return;
      }
      const name = nameOfReport(read.contributor.name);
      if (!name) return;
      for (const person of byFamily.get(name.family) ?? []) put(person, name, read);
    },
    /** Who may be whose contributor, the likeliest people first. */
    finish(): { proposals: Proposal[]; counts: MatchCounts } {
      const all = people.flatMap((person) => proposalOf(person) ?? []);
      const best = ({ contributors: [first] }: Proposal) => (first ? rank(first) : 99);
      const proposals = all.toSorted(
        (one, other) => best(one) - best(other) || one.person.localeCompare(other.person),
      );
      for (const { contributors } of proposals)
        for (const { contributions } of contributors)
          for (const one of contributions) one.committee ??= committees.get(one.committee_id) ?? null;
      return {
        proposals: proposals.slice(0, proposedPeopleMax),
        counts: {
          ...{ ...counts, common: people.filter(({ isCommon }) => isCommon).length, unplaced: unplaced.size },
          left: Math.max(0, proposals.length - proposedPeopleMax),
        },
      };
    },
  };
}
export type ContributorMatcher = ReturnType<typeof createContributorMatcher>;

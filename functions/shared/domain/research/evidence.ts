import { foldText } from '../name-keys.ts';
import { stateCode } from '../voters/us-states.ts';
import type { Contributor } from './contribution.ts';
import { comparedEmployer, comparedZip } from './contributor-key.ts';
import { type ComparedName, comparedName, haveSameMiddle, likenessOf, nameOfReport } from './fec-names.ts';

/** What a contributor and a person have in common, and in what they differ, for whoever decides. */
export const researchReasons = [
  'name',
  'nickname',
  'initial',
  'middle',
  'zip',
  'city',
  'state',
  'employer',
  'occupation',
] as const;
export type ResearchReason = (typeof researchReasons)[number];
const compared = ['zip', 'city', 'state', 'employer', 'occupation'] as const;
export type ResearchDoubt = (typeof compared)[number];

export type Evidence = {
  reasons: ResearchReason[];
  doubts: ResearchDoubt[];
  /** Whether nothing speaks for them but what many people have: a name, and a state or an occupation. */
  isAlone: boolean;
};

/** What of a card is compared. */
export type ResearchedPerson = {
  given: string | null;
  middle: string | null;
  family: string | null;
  suffix: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  employer: string | null;
  occupation: string | null;
};

type Compared = 'same' | 'other' | 'unknown';
const compare = (one: string, other: string): Compared =>
  one === '' || other === '' ? 'unknown' : one === other ? 'same' : 'other';
/** `University of Texas` and `University of Texas at Austin` are one. */
function compareEmployers(one: string, other: string): Compared {
  const [short, long] = [one, other].toSorted((a, b) => a.length - b.length) as [string, string];
  return short.length > 5 && long.startsWith(`${short} `) ? 'same' : compare(one, other);
}

const namesOf = (person: ResearchedPerson, { name }: Contributor): [ComparedName, ComparedName] | null => {
  const [own, written] = [comparedName(person), nameOfReport(name)];
  return own && written ? [own, written] : null;
};

/** Whether the name of a report may be the person's at all. The server asks before it stores anything. */
export function mayBeNamed(person: ResearchedPerson, contributor: Contributor): boolean {
  const names = namesOf(person, contributor);
  return names !== null && likenessOf(...names) !== null;
}

/** What speaks for a contributor being the person and what against; null where the name is another one. */
export function evidenceOf(person: ResearchedPerson, contributor: Contributor): Evidence | null {
  const names = namesOf(person, contributor);
  const likeness = names && likenessOf(...names);
  if (!names || !likeness) return null;
  const facts = {
    zip: compare(comparedZip(person.zip) ?? '', comparedZip(contributor.zip) ?? ''),
    city: compare(foldText(person.city ?? ''), foldText(contributor.city ?? '')),
    state: compare(stateCode(person.state ?? ''), contributor.state ?? ''),
    employer: compareEmployers(comparedEmployer(person.employer), comparedEmployer(contributor.employer)),
    occupation: compare(foldText(person.occupation ?? ''), foldText(contributor.occupation ?? '')),
  };
  const factsThatAre = (is: Compared) => compared.filter((one) => facts[one] === is);
  const reasons = [
    likeness,
    ...(haveSameMiddle(...names) ? (['middle'] as const) : []),
    ...factsThatAre('same'),
  ];
  const isAlone = !reasons.some(
    (one) => one === 'zip' || one === 'city' || one === 'employer' || one === 'middle',
  );
  return { reasons, doubts: factsThatAre('other'), isAlone };
}

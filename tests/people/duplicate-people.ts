import { type DuplicateRecord, duplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import { areNicknames } from '#shared/domain/people/nicknames.ts';

/** A generated list: `person` of each record says who it is, as Febrl's generator has it in the id. */
export type GeneratedPeople = { records: DuplicateRecord[]; personOf: ReadonlyMap<string, number> };

/** Numbers from 0 to 1 that depend on the seed alone. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const givenNames = (
  'james mary robert patricia john jennifer michael linda david elizabeth william barbara richard susan joseph jessica ' +
  'thomas sarah charles karen christopher lisa daniel nancy matthew betty anthony margaret mark sandra donald ashley ' +
  'steven kimberly paul emily andrew donna joshua michelle kenneth carol kevin amanda brian dorothy george melissa ' +
  'timothy deborah ronald stephanie edward rebecca jason sharon jeffrey laura ryan cynthia jacob kathleen gary amy ' +
  'nicholas angela eric shirley jonathan anna stephen brenda larry pamela justin emma scott nicole brandon helen ' +
  'benjamin samantha samuel katherine gregory christine alexander debra frank rachel patrick carolyn raymond janet ' +
  'jack catherine dennis maria jerry heather tyler diane aaron ruth jose julie adam olivia nathan joyce henry virginia ' +
  'luis juan carlos miguel rosa carmen ana lucia sofia mateo diego camila valeria wei ming priya arjun fatima omar aisha ' +
  'kwame ngozi ximena aaliyah desmond tanisha latoya darnell marisol guadalupe ignacio esperanza hector'
).split(' ');
const middles =
  'ann marie lee lynn rose jane james michael john ray grace louise dean allen elaine joseph mae paul'.split(
    ' ',
  );
const starts =
  'mar ber hol wil car ro gar mc al ben dun fer gon har jo ken lan mor nor pat quin ram sal tor und val war yor zel bra cla dre est fin gra hen'.split(
    ' ',
  );
const middlesOfFamily = 'a e i o u an er in or ar el il en un al ad es'.split(' ');
const ends =
  'son ton ley man ez os ski ner berg ford well land er s ard is one ham worth by dez tt ck sen ro'.split(
    ' ',
  );
const families = starts.flatMap((start) =>
  middlesOfFamily.flatMap((middle) => ends.map((end) => `${start}${middle}${end}`)),
);
const streetNames =
  'Main Oak Elm Maple Harbor Pine Cedar Lake Hill Church River Spring Walnut Park Prospect Union Mill'.split(
    ' ',
  );
const streetKinds = ['Street', 'Avenue', 'Road', 'Lane', 'Drive'];
const hosts = ['example.org', 'example.com', 'mail.example', 'inbox.example'];

type Source = {
  given: string;
  middle: string;
  family: string;
  suffix: string;
  email: string | null;
  phone: string | null;
  street: string | null;
  zip: string | null;
};

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * `people` originals and `copies` duplicates of them with one to four errors each (typing error, nickname, initial, move, new
 * number or address, swapped names, married name, something missing); with fathers and sons, twins and couples who share an
 * address, a number or a mailbox.
 */
export function generatePeople(people: number, copies: number, seed: number): GeneratedPeople {
  const next = random(seed);
  const chance = (share: number): boolean => next() < share;
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  // A few names are frequent and most are rare, as in a census.
  const skewed = <T>(all: readonly T[], by: number): T => all[Math.floor(all.length * next() ** by)] as T;
  const phone = () =>
    `+1${200 + Math.floor(next() * 700)}${1_000_000 + Math.floor(next() * 9_000_000)}`.replace(
      /^(\+1\d{3})[01]/,
      '$15',
    );
  const street = () => `${1 + Math.floor(next() * 2_400)} ${pick(streetNames)} ${pick(streetKinds)}`;
  const zip = () => String(7_001 + Math.floor(next() ** 1.5 * 180)).padStart(5, '0');
  const taken = new Set<string>();
  /** Nobody else's: a host gives each address once. */
  const email = (given: string, family: string): string => {
    const forms = [`${given}.${family}`, `${given[0]}${family}`, `${given}${family}`, family];
    let made = `${pick(forms)}@${pick(hosts)}`;
    while (taken.has(made)) made = `${pick(forms)}${Math.floor(next() * 999)}@${pick(hosts)}`;
    taken.add(made);
    return made;
  };

  const shuffled = families
    .map((name) => [next(), name] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, name]) => name);
  const original = (): Source => {
    const given = skewed(givenNames, 1.6);
    const family = skewed(shuffled, 3);
    return {
      ...{ given, family, suffix: '' },
      middle: chance(0.4) ? (chance(0.5) ? pick(middles) : pick(middles).slice(0, 1)) : '',
      email: chance(0.7) ? email(given, family) : null,
      phone: chance(0.65) ? phone() : null,
      street: chance(0.8) ? street() : null,
      zip: chance(0.9) ? zip() : null,
    };
  };

  const sources: Source[] = [];
  while (sources.length < people) {
    const one = original();
    sources.push(one);
    if (chance(0.02)) {
      // Father and son: one name, one home, often one telephone.
      one.suffix = 'Sr';
      sources.push({
        ...one,
        suffix: 'Jr',
        email: chance(0.6) ? email(one.given, one.family) : one.email,
        phone: chance(0.5) ? one.phone : phone(),
      });
    } else if (chance(0.01)) {
      // Twins.
      const other = pick(
        givenNames
          .filter((name) => name !== one.given && name[0] === one.given[0])
          .concat(givenNames[0] ?? ''),
      );
      if (other !== one.given)
        sources.push({
          ...one,
          given: other,
          middle: '',
          email: chance(0.5) ? null : email(other, one.family),
        });
    } else if (chance(0.15)) {
      // A couple, or a grown child: the address always, the number and the mailbox at times.
      const other = pick(givenNames);
      const isRelated = other === one.given || areNicknames(other, one.given);
      if (!isRelated)
        sources.push({
          ...one,
          given: other,
          middle: '',
          email: chance(0.25) ? one.email : chance(0.6) ? email(other, one.family) : null,
          phone: chance(0.4) ? one.phone : chance(0.5) ? phone() : null,
        });
    }
  }
  sources.length = people;

  const typo = (word: string): string => {
    if (word.length < 3) return word;
    const at = 1 + Math.floor(next() * (word.length - 1));
    const letter = String.fromCharCode(97 + Math.floor(next() * 26));
    const kind = Math.floor(next() * 4);
    if (kind === 0) return word.slice(0, at) + letter + word.slice(at);
    if (kind === 1) return word.slice(0, at) + word.slice(at + 1);
    if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1);
    return word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1);
  };
  const errors: ((source: Source) => unknown)[] = [
    (one) => Object.assign(one, { given: typo(one.given) }),
    (one) => Object.assign(one, { family: typo(one.family) }),
    (one) => {
      const forms = nicknamesOf(one.given);
      if (forms.length > 0) one.given = pick(forms);
    },
    (one) => Object.assign(one, { given: chance(0.3) ? one.given.slice(0, 1) : one.given }),
    (one) => Object.assign(one, { street: street(), zip: zip() }),
    (one) => Object.assign(one, { phone: phone() }),
    (one) => Object.assign(one, { email: email(one.given, one.family) }),
    (one) => Object.assign(one, { phone: null }),
    (one) => Object.assign(one, { email: null }),
    (one) => Object.assign(one, { middle: '' }),
    (one) =>
      Object.assign(one, {
        street: one.street?.replace('Street', 'St').replace('Avenue', 'Ave.').replace('Road', 'RD') ?? null,
      }),
    (one) => {
      if (chance(0.2)) [one.given, one.family] = [one.family, one.given];
    },
    (one) => {
      if (chance(0.3)) one.family = skewed(shuffled, 3);
    },
    (one) => {
      if (chance(0.3)) one.family = `${one.family}-${skewed(shuffled, 3)}`;
    },
  ];

  const records: DuplicateRecord[] = [];
  const personOf = new Map<string, number>();
  const add = (id: string, person: number, one: Source): void => {
    records.push(
      duplicateRecord({
        ...{ id, name: '', unit: null, prefix: null, street: one.street, zip: one.zip },
        ...{ given: capital(one.given), middle: one.middle || null, family: capital(one.family) },
        suffix: one.suffix || null,
        emails: one.email === null ? [] : [one.email],
        phones: one.phone === null ? [] : [one.phone],
      }),
    );
    personOf.set(id, person);
  };
  for (const [person, one] of sources.entries()) add(`o${person}`, person, one);
  for (let copy = 0; copy < copies; copy++) {
    const person = Math.floor(next() * sources.length);
    const one = { ...(sources[person] as Source) };
    const count = 1 + Math.floor(next() * 4);
    for (let error = 0; error < count; error++) pick(errors)(one);
    add(`c${copy}`, person, one);
  }
  return { records, personOf };
}

const nicknames = givenNames.concat(
  'bob bill jim mike liz beth kate tom dick chuck tony peggy maggie sue jen jenny dan danny matt andy steve ron ed eddie ben sam greg alex ray jerry nate pepe lupe nacho bobby billy joe joey'.split(
    ' ',
  ),
);
const nicknamesOf = (name: string): string[] =>
  nicknames.filter((other) => other !== name && areNicknames(name, other));

/** How many of the found pairs are one person, and how many of all such pairs are found. */
export function measure({ personOf }: GeneratedPeople, pairs: readonly { one: string; other: string }[]) {
  const right = pairs.filter(({ one, other }) => personOf.get(one) === personOf.get(other)).length;
  const sizes = new Map<number, number>();
  for (const person of personOf.values()) sizes.set(person, (sizes.get(person) ?? 0) + 1);
  const all = [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  return {
    precision: pairs.length === 0 ? 1 : right / pairs.length,
    recall: all === 0 ? 1 : right / all,
    pairs: pairs.length,
  };
}

import { chance as chanceOf } from '#shared/demo/random.ts';
import { type DuplicateRecord, duplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import type { GeneratedPeople } from './duplicate-people.ts';

/** Given names with forms that people use for them, some of which no table of nicknames has. */
const given: readonly (readonly string[])[] = [
  ['María', 'Maria', 'Mari'],
  ['José', 'Jose', 'Pepe'],
  ['Eduardo', 'Lalo', 'Ed'],
  ['Guadalupe', 'Lupita', 'Lupe'],
  ['Francisco', 'Paco', 'Frank'],
  ['Jesús', 'Jesus', 'Chuy'],
  ['Elizabeth', 'Liz', 'Betsy'],
  ['William', 'Bill', 'Will'],
  ['Margaret', 'Peggy', 'Meg'],
  ['Robert', 'Bob', 'Rob'],
  ['Richard', 'Rick', 'Dick'],
  ['Katherine', 'Kate', 'Kathy'],
  ['Catherine', 'Cathy', 'Cat'],
  ['Theodore', 'Ted', 'Teddy'],
  ['Alexandra', 'Sasha', 'Alex'],
  ['Alexander', 'Alex', 'Xander'],
  ['Thanh'],
  ['Minh'],
  ['Linh'],
  ['Huong'],
  ['Jin'],
  ['Soo-Jin', 'Soojin'],
  ['Min-ho', 'Minho'],
  ['Wei'],
  ['Xiu'],
  ['Amit'],
  ['Priya'],
  ['Sanjay', 'Jay'],
  ['Lakshmi'],
  ['Mohammed', 'Mohamed', 'Muhammad'],
  ['Fatima'],
  ['Yusuf', 'Joseph'],
  ['Olga', 'Olya'],
  ['Dmitri', 'Dmitry', 'Dima'],
  ['Siobhán', 'Siobhan'],
  ['Seán', 'Sean', 'Shawn'],
  ['Anne-Marie', 'Anne Marie', 'Anne'],
  ['Michael', 'Mike'],
  ['Jennifer', 'Jen', 'Jenny'],
  ['James', 'Jim', 'Jimmy'],
  ['John', 'Jack', 'Johnny'],
  ['David', 'Dave'],
  ['Linda'],
  ['Patricia', 'Pat', 'Patty'],
  ['Susan', 'Sue'],
  ['Jessica', 'Jess'],
  ['Sarah', 'Sara'],
  ['Karen'],
  ['Nancy'],
  ['Lisa'],
  ['Sandra', 'Sandy'],
  ['Ashley'],
  ['Kimberly', 'Kim'],
  ['Donna'],
  ['Carol'],
  ['Michelle', 'Shelly'],
  ['Emily', 'Em'],
  ['Amanda', 'Mandy'],
  ['Melissa', 'Missy'],
  ['Deborah', 'Debbie', 'Deb'],
  ['Stephanie', 'Steph'],
  ['Rebecca', 'Becky'],
  ['Laura'],
  ['Daniel', 'Dan', 'Danny'],
  ['Matthew', 'Matt'],
  ['Anthony', 'Tony'],
  ['Mark'],
  ['Donald', 'Don'],
  ['Steven', 'Steve'],
  ['Paul'],
  ['Andrew', 'Andy', 'Drew'],
  ['Joshua', 'Josh'],
  ['Kenneth', 'Ken'],
  ['Kevin'],
  ['Brian'],
  ['George'],
  ['Timothy', 'Tim'],
  ['Ronald', 'Ron'],
  ['Edward', 'Ed', 'Ned'],
  ['Jason'],
  ['Jeffrey', 'Jeff'],
  ['Ryan'],
  ['Jacob', 'Jake'],
  ['Gary'],
  ['Nicholas', 'Nick'],
  ['Eric'],
  ['Jonathan', 'Jon'],
  ['Stephen', 'Steve'],
  ['Larry'],
  ['Justin'],
  ['Scott'],
  ['Brandon'],
  ['Benjamin', 'Ben'],
  ['Samuel', 'Sam'],
  ['Gregory', 'Greg'],
  ['Frank'],
  ['Raymond', 'Ray'],
  ['Patrick', 'Pat'],
  ['Jerry'],
  ['Tyler'],
  ['Aaron'],
  ['Adam'],
  ['Nathan', 'Nate'],
];
const common =
  'Nguyen Garcia Smith Kim Patel Martinez Lee Johnson Rodriguez Brown Tran Hernandez Williams Lopez Jones Singh'.split(
    ' ',
  );
const first =
  'Ab Ack Ald Bax Bec Bron Cald Chas Cor Dar Del Dun Eas Fal Farn Gil Gran Had Hav Hol Ing Jar Kel Kin Lang Lev Mac Mor Nes Oak Pem Pry Quill Rad Ros Sel Stan Thor Ul Ven Wal Wex Yar Zan'.split(
    ' ',
  );
const second = 'a e i o u ar en in or er'.split(' ');
const third =
  'berg borne by cott dale den field ford gate ham hurst ington kin land ley man mere mont more ner quist ridge rup sen shaw son stead ston strom thwaite ton vale ville ward well wick win wood worth yer'.split(
    ' ',
  );
const rare = first.flatMap((a) => second.flatMap((b) => third.map((c) => `${a}${b}${c}`)));
const roads =
  'Juniper Sycamore Birch Willow Magnolia Aspen Laurel Hickory Chestnut Madison Monroe Jackson Lincoln Grant'.split(
    ' ',
  );

type One = {
  given: string;
  middle: string;
  family: string;
  suffix: string;
  emails: string[];
  phones: string[];
  street: string | null;
  unit: string | null;
  zip: string | null;
  forms: readonly string[];
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/**
 * Another list of people than `generatePeople` makes, with traps of its own: frequent family names, double and accented
 * ones, twins one letter apart, five people at one office number, couples with one mailbox, namesakes in one ZIP code,
 * fathers and sons of whom one alone writes his suffix; and copies with married and half names, forms no table has, digits
 * that were swapped, the middle name in the place of the first, and people who moved.
 */
export function generateOthers(people: number, copies: number, seed: number): GeneratedPeople {
  const from = chanceOf(seed);
  let serial = 0;
  const phone = () =>
    `+1${from.int(201, 989)}${from.int(2, 9)}${String(from.int(0, 999_999)).padStart(6, '0')}`;
  const street = () =>
    `${from.int(1, 4_000)} ${from.pick(roads)} ${from.pick(['Street', 'Avenue', 'Court', 'Blvd'])}`;
  const zip = () => String(94_000 + Math.floor(from.next() ** 1.3 * 120));
  const email = (one: Pick<One, 'given' | 'family'>): string => {
    serial += 1;
    const name = plain(`${one.given}.${one.family}`)
      .toLowerCase()
      .replace(/[^a-z.]/g, '');
    return `${name}${from.happens(0.5) ? serial : `.${serial}`}@${from.pick(['mail.test', 'post.test', 'box.test'])}`;
  };
  const family = (): string => {
    const one = from.happens(0.3) ? from.pick(common) : from.pick(rare);
    return from.happens(0.06) ? `${one} ${from.pick(rare)}` : one;
  };
  const original = (): One => {
    const forms = from.pick(given);
    const one = { given: forms[0] ?? '', family: family(), forms };
    return {
      ...one,
      middle: from.happens(0.35)
        ? from.happens(0.5)
          ? (from.pick(given)[0] ?? '')
          : from.pick([...'ABCDEFGHJKLMRST'])
        : '',
      suffix: '',
      emails: from.happens(0.65) ? [email(one)] : [],
      phones: from.happens(0.6) ? [phone()] : [],
      street: from.happens(0.75) ? street() : null,
      unit: from.happens(0.15) ? String(from.int(1, 40)) : null,
      zip: from.happens(0.9) ? zip() : null,
    };
  };

  const all: One[] = [];
  while (all.length < people) {
    const one = original();
    all.push(one);
    const trap = from.next();
    if (trap < 0.02) {
      // Father and son; at times only one of them writes his suffix.
      const both = from.happens(0.7);
      if (both) one.suffix = 'Sr';
      all.push({
        ...one,
        suffix: 'Jr',
        emails: from.happens(0.7) ? [email(one)] : [],
        phones: from.happens(0.5) ? one.phones : [phone()],
      });
    } else if (trap < 0.035) {
      // Twins whose names are a letter apart.
      const pair = from.pick([
        ['Marisol', 'Marisel'],
        ['Jayden', 'Hayden'],
        ['Erin', 'Eren'],
        ['Kayla', 'Layla'],
        ['Jon', 'Ron'],
        ['Tia', 'Mia'],
      ] as const);
      Object.assign(one, { given: pair[0], forms: [pair[0]] });
      all.push({
        ...one,
        given: pair[1],
        forms: [pair[1]],
        middle: '',
        emails: from.happens(0.5) ? [email({ ...one, given: pair[1] })] : [],
      });
    } else if (trap < 0.1) {
      // A couple: always the home, at times the number and the mailbox.
      const forms = from.pick(given.filter(([name]) => plain(name ?? '')[0] !== plain(one.given)[0]));
      const other = { ...one, given: forms[0] ?? '', forms, middle: '' };
      other.family = from.happens(0.8) ? one.family : family();
      other.emails = from.happens(0.3) ? one.emails : from.happens(0.5) ? [email(other)] : [];
      if (from.happens(0.5)) other.phones = [phone()];
      all.push(other);
    } else if (trap < 0.103) {
      // Five who gave the number of their office.
      const office = phone();
      one.phones = [office];
      for (let more = 0; more < 4; more += 1) all.push({ ...original(), phones: [office] });
    } else if (trap < 0.11) {
      // A namesake in the same ZIP code, somebody else in all the rest.
      all.push({
        ...original(),
        given: one.given,
        forms: one.forms,
        family: one.family,
        middle: '',
        zip: one.zip,
      });
    }
  }
  all.length = people;

  const swapDigits = (number: string): string => {
    const at = from.int(3, number.length - 2);
    return number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2);
  };
  const slip = (word: string): string => {
    const at = from.int(1, Math.max(1, word.length - 1));
    return from.pick([
      () => word.slice(0, at) + word.slice(at + 1),
      () => word.slice(0, at) + from.pick([...'aeiorstln']) + word.slice(at),
      () => word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    ])();
  };
  const changes: ((one: One) => void)[] = [
    (one) => {
      one.given = from.pick(one.forms);
    },
    (one) => {
      one.given = plain(one.given);
      one.family = plain(one.family);
    },
    (one) => {
      one.given = slip(one.given);
    },
    (one) => {
      one.family = slip(one.family);
    },
    (one) => {
      one.family = one.family.split(' ')[0] ?? one.family;
    },
    (one) => {
      if (from.happens(0.4)) one.family = `${one.family}-${from.pick(rare)}`;
    },
    (one) => {
      if (from.happens(0.3)) one.family = from.pick(rare);
    },
    (one) => {
      if (from.happens(0.2)) [one.given, one.family] = [one.family, one.given];
    },
    (one) => {
      if (one.middle.length > 1 && from.happens(0.3)) Object.assign(one, { given: one.middle, middle: '' });
    },
    (one) => {
      one.phones = one.phones.map(swapDigits);
    },
    (one) => {
      one.phones = from.happens(0.5) ? [phone()] : [];
    },
    (one) => {
      one.emails = from.happens(0.5) ? [email(one)] : [];
    },
    (one) => {
      Object.assign(one, { street: street(), unit: null, zip: zip() });
    },
    (one) => {
      one.street =
        one.street?.replace('Street', 'St.').replace('Avenue', 'Av').replace('Blvd', 'Boulevard') ?? null;
    },
    (one) => {
      one.street = null;
    },
    (one) => {
      one.middle = one.middle.slice(0, 1);
    },
    (one) => {
      one.emails = [...one.emails, email(one)];
    },
  ];
  const records: DuplicateRecord[] = [];
  const personOf = new Map<string, number>();
  const put = (id: string, person: number, one: One): void => {
    records.push(
      duplicateRecord({
        ...{ id, name: '', prefix: null, given: one.given, middle: one.middle || null, family: one.family },
        ...{ suffix: one.suffix || null, emails: one.emails, phones: one.phones },
        ...{ street: one.street, unit: one.unit, zip: one.zip },
      }),
    );
    personOf.set(id, person);
  };
  for (const [person, one] of all.entries()) put(`o${person}`, person, one);
  for (let copy = 0; copy < copies; copy += 1) {
    const person = from.int(0, all.length - 1);
    const one = { ...(all[person] as One) };
    for (let times = from.int(1, 3); times > 0; times -= 1) from.pick(changes)(one);
    put(`c${copy}`, person, one);
  }
  return { records, personOf };
}

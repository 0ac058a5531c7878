import { normaliseEmail, normalisePhone } from '../domain/contact.ts';
import { foldText } from '../domain/name-keys.ts';
import type { Chance } from './random.ts';
import { areaCodes, familyNames, firstNames, mailHosts, suffixes } from './sample-names.ts';

export type Person = { name: string; email: string | null; phone: string | null };

/** Invents people: no two share a name, an address or a number. */
export function crowd(chance: Chance): () => Person {
  const taken = new Set<string>();
  const once = <T extends string | null>(make: () => T): T => {
    const made = make();
    if (made === null) return made;
    if (taken.has(made)) return once(make);
    taken.add(made);
    return made;
  };

  const nameOf = () => {
    const family = chance.happens(0.04)
      ? `${chance.pick(familyNames)}-${chance.pick(familyNames)}`
      : chance.pick(familyNames);
    const suffix = chance.happens(0.02) ? ` ${chance.pick(suffixes)}` : '';
    const middle = chance.happens(0.08) ? ` ${chance.pick(firstNames).charAt(0)}.` : '';
    return `${chance.pick(firstNames)}${middle} ${family}${suffix}`;
  };
  const emailOf = (name: string) => {
    const parts = foldText(name)
      .split(' ')
      .filter((part) => part.length > 1);
    const [first = 'friend', last = first] = [parts[0], parts[1]];
    const local = chance.weighted([
      [`${first}.${last}`, 5],
      [`${first.charAt(0)}${last}`, 3],
      [`${first}${last}${chance.int(2, 99)}`, 4],
    ]);
    return normaliseEmail(`${local}@${chance.pick(mailHosts)}`);
  };
  const phoneOf = () =>
    normalisePhone(`(${chance.pick(areaCodes)}) 555-01${String(chance.int(0, 99)).padStart(2, '0')}`);

  return () => {
    const name = once(nameOf);
    // Paper checks come without an address, web forms without a number; nearly nobody leaves neither.
    const leaves = chance.weighted([
      ['both', 66],
      ['email', 25],
      ['phone', 7],
      ['neither', 2],
    ]);
    return {
      name,
      email: leaves === 'both' || leaves === 'email' ? once(() => emailOf(name)) : null,
      phone: leaves === 'both' || leaves === 'phone' ? once(phoneOf) : null,
    };
  };
}

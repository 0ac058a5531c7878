import { normalisePhone } from '../contact.ts';
import { normaliseEmail } from '../email-address.ts';
import { foldText, nameKeys } from '../name-keys.ts';
import { cleanLine } from '../one-line.ts';
import { contactsMax } from '../people/people-limits.ts';

/** Somebody of a telephone, an address book or a network, as far as the campaign may want to know. */
export type Contact = {
  name: string;
  emails: string[];
  phones: string[];
  employer: string | null;
  occupation: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
};
/** The same as a file has it. */
export type RawContact = { [F in keyof Contact]?: Contact[F] extends string[] ? string[] : string };

/** Contacts of one file, and bytes of it. Pictures within make files of telephones large; they are dropped. */
export const contactsInFileMax = 20_000;
export const contactFileMaxBytes = 50_000_000;

/** A spreadsheet would calculate such a cell; of a name it is never a part. */
const formula = /^[=+@\t\s-]+/;
const lineOf = (value: string | undefined, max: number): string | null =>
  cleanLine(value ?? '')
    .replace(formula, '')
    .slice(0, max)
    .trim() || null;
const onceEach = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null))].slice(0, contactsMax);

/** A contact as it can be stored; null where it has no name that anything would find. */
export function cleanContact(raw: RawContact): Contact | null {
  const name = lineOf(raw.name, 120);
  if (name === null || foldText(name) === '') return null;
  return {
    name,
    emails: onceEach((raw.emails ?? []).slice(0, 20).map(normaliseEmail)),
    phones: onceEach((raw.phones ?? []).slice(0, 20).map((value) => normalisePhone(value.slice(0, 60)))),
    employer: lineOf(raw.employer, 120),
    occupation: lineOf(raw.occupation, 120),
    street: lineOf(raw.street, 120),
    city: lineOf(raw.city, 80),
    state: lineOf(raw.state, 40),
    zip: lineOf(raw.zip, 12),
  };
}

const keysOf = ({ name, emails, phones }: Contact): string[] =>
  [...emails, ...phones].map((value) => `${nameKeys(name).name_key}|${value}`);

/**
 * Contacts of files, each person once: the same name with the same address or number is one. Those who can be called come
 * first, in the order of the file.
 */
export function joinContacts(raw: readonly RawContact[]): { contacts: Contact[]; nameless: number } {
  const byKey = new Map<string, Contact>();
  const contacts: Contact[] = [];
  let nameless = 0;
  for (const one of raw) {
    const contact = cleanContact(one);
    if (!contact) {
      nameless += 1;
      continue;
    }
    const known = keysOf(contact).flatMap((key) => byKey.get(key) ?? [])[0];
    if (known) {
      known.emails = onceEach([...known.emails, ...contact.emails]);
      known.phones = onceEach([...known.phones, ...contact.phones]);
      known.employer ??= contact.employer;
      known.occupation ??= contact.occupation;
    } else contacts.push(contact);
    for (const key of keysOf(contact)) byKey.set(key, known ?? contact);
  }
  const weight = ({ phones, emails }: Contact) => (phones.length > 0 ? 0 : emails.length > 0 ? 1 : 2);
  return { contacts: contacts.toSorted((one, other) => weight(one) - weight(other)), nameless };
}

import type { RawContact } from './contact.ts';

/** Reads vCards (2.1, 3.0 and 4.0) as telephones write them. Pictures, sounds and keys are never looked at. */

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 2_000));

type Property = { name: string; isQuoted: boolean; value: string };
/** Characters of one property; a longer one is a picture. */
const valueMax = 2_000;

const wanted = new Set(['FN', 'N', 'EMAIL', 'TEL', 'ORG', 'TITLE', 'ADR']);

/** `item1.EMAIL;type=INTERNET:ana@example.org`; null for what is not looked at. */
function propertyOf(line: string): Property | null {
  const colon = line.indexOf(':');
  if (colon === -1 || colon > 300) return null;
  const [name = '', ...parameters] = line.slice(0, colon).toUpperCase().split(';');
  const bare = name.slice(name.lastIndexOf('.') + 1).trim();
  if (!wanted.has(bare)) return null;
  const isQuoted = parameters.some((one) => one.includes('QUOTED-PRINTABLE'));
  return { name: bare, isQuoted, value: line.slice(colon + 1, colon + 1 + valueMax) };
}

/** `=C3=A9` as `é`; what is no UTF-8 is read as Windows wrote it. */
function unquoted(value: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at += 1) {
    const hex = value.slice(at + 1, at + 3);
    if (value[at] === '=' && /^[0-9A-F]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(value[at]));
  }
  const all = new Uint8Array(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(all);
  } catch {
    return new TextDecoder('windows-1252').decode(all);
  }
}

const plain = (value: string): string =>
  value.replace(/\\([nN,;:\\])/g, (_, one) => (/n/i.test(one) ? ' ' : one));
/** Parts between semicolons that nothing escapes. */
const partsOf = (value: string): string[] => value.split(/(?<!\\);/).map((part) => plain(part).trim());

function add(contact: RawContact, { name, isQuoted, value: written }: Property): void {
  const value = isQuoted ? unquoted(written) : written;
  if (name === 'FN') contact.name = plain(value);
  if (name === 'N' && !contact.name) {
    const [family, given, middle, prefix, suffix] = partsOf(value);
    contact.name = [prefix, given, middle, family, suffix].filter(Boolean).join(' ');
  }
  if (name === 'EMAIL') contact.emails = [...(contact.emails ?? []), plain(value)];
  if (name === 'TEL') contact.phones = [...(contact.phones ?? []), plain(value).replace(/^tel:/i, '')];
  if (name === 'ORG') contact.employer ??= partsOf(value)[0] ?? '';
  if (name === 'TITLE') contact.occupation ??= plain(value);
  if (name === 'ADR' && contact.street === undefined) {
    const [, , street = '', city = '', state = '', zip = ''] = partsOf(value);
    Object.assign(contact, { street, city, state, zip });
  }
}

/** Lines of a text, one at a time: a file of pictures has millions of characters. */
function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const stop = end === -1 ? text.length : end;
    yield text.slice(at, text[stop - 1] === '\r' ? stop - 1 : stop);
    at = stop + 1;
  }
}

/** Cards of a text, `most` at most. A card that never ends is one all the same. */
export function contactsOfVcards(text: string, most: number): RawContact[] {
  const found: RawContact[] = [];
  let contact: RawContact | null = null;
  let line = '';
  const end = () => {
    const property = contact && propertyOf(line);
    if (contact && property) add(contact, property);
    line = '';
  };
  const close = () => {
    end();
    if (contact) found.push(contact);
    contact = null;
  };
  for (const next of linesOf(text)) {
    // A line that begins with a space goes on; so does a quoted one that ends with `=`.
    if (/^[ \t]/.test(next)) {
      if (line.length < valueMax * 2) line += next.slice(1);
      continue;
    }
    if (line.endsWith('=') && /QUOTED-PRINTABLE/i.test(line.slice(0, 300)) && line.length < valueMax * 2) {
      line = line.slice(0, -1) + next;
      continue;
    }
    if (/^BEGIN:VCARD\s*$/i.test(next)) {
      close();
      if (found.length >= most) return found;
      contact = {};
    } else if (/^END:VCARD\s*$/i.test(next)) close();
    else {
      end();
      line = next;
    }
  }
  close();
  return found;
}

import {
  type Contact,
  contactFileMaxBytes,
  contactsInFileMax,
  joinContacts,
  type RawContact,
} from '#shared/domain/rolodex/contact.ts';
import { contactsOfRows } from '#shared/domain/rolodex/contact-rows.ts';
import { contactsOfVcards, isVcard } from '#shared/domain/rolodex/vcard.ts';
import { decode } from '../../shared/spreadsheet/decode.ts';
import { delimiterOf } from '../../shared/spreadsheet/delimiter.ts';

export type FileProblem = 'large' | 'workbook' | 'binary' | 'unknown' | 'many' | 'empty';
export type ReadFile =
  | { is: 'contacts'; contacts: Contact[]; nameless: number }
  | { is: 'problem'; why: FileProblem };

const problem = (why: FileProblem): ReadFile => ({ is: 'problem', why });
/** One more than there may be, to tell whether there are more. */
const most = contactsInFileMax + 1;
/** Rows before the header, such as LinkedIn's notes. */
const preamble = 25;

async function rawContacts(text: string): Promise<RawContact[] | null> {
  if (isVcard(text)) return contactsOfVcards(text, most);
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), preview: most + preamble });
  return contactsOfRows(data, most);
}

/** Reads contacts of a file on this device; nothing of it is sent. */
export async function readContactFile(file: Blob): Promise<ReadFile> {
  if (file.size > contactFileMaxBytes) return problem('large');
  const decoded = decode(new Uint8Array(await file.arrayBuffer()));
  if (decoded.is !== 'text') return problem(decoded.is);
  const raw = await rawContacts(decoded.text);
  if (!raw) return problem('unknown');
  if (raw.length > contactsInFileMax) return problem('many');
  const joined = joinContacts(raw);
  return joined.contacts.length === 0 ? problem('empty') : { is: 'contacts', ...joined };
}

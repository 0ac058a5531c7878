import type { Result, Source } from '../voters/contact-results.ts';

/** Whose layout a voter file has; its own IDs are that system's. */
type FileLayout = 'l2' | 'van' | 'state' | 'openelections' | 'other';

export const uploadSystems = ['van', 'pdi', 'gop'] as const;
/** Systems that take contact results, answers and tags as a file. */
export type UploadSystem = (typeof uploadSystems)[number];

/** What a contact has that another system may be told. */
export const itemKinds = ['results', 'answers', 'tags'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** How a system wants its file. */
export type UploadLayout = {
  name: string;
  /**
   * Headers of the voter's number, of which the campaign says which one it has; `fits` what such a number looks like, `own` the
   * layouts of voter files whose own IDs may be such numbers.
   */
  ids: readonly { header: string; fits: RegExp; own: readonly FileLayout[] }[];
  /** Headers beside the number, in order, before the columns of questions and tags. */
  columns: readonly UploadColumn[];
  /** `wide`: a row for each contact, and a column for each question and tag. `long`: a row for each result, answer and tag. */
  shape: 'wide' | 'long';
  /** Characters of a code in that system. */
  codeMax: number;
  /** What no cell may hold. */
  forbidden: RegExp | null;
  /** The code that is proposed for each result; a blank one is not sent. */
  results: Readonly<Record<Result, string>>;
  /** What an attempt is called by where it was made. */
  contactTypes: Readonly<Record<Source, string>>;
};
export type UploadColumn = { header: string; holds: 'date' | 'phone' | 'result' | 'type' | 'code' };

/** The names that VAN gives its results; the state parties' guides list them. */
const vanResults: Record<Result, string> = {
  canvassed: 'Canvassed',
  not_home: 'Not Home',
  refused: 'Refused',
  call_back: 'Call Back',
  left_message: 'Left Message',
  moved: 'Moved',
  wrong_number: 'Wrong Number',
  inaccessible: 'Inaccessible',
  busy: 'Busy',
  disconnected: 'Disconnected',
  deceased: 'Deceased',
  language_barrier: 'Language Barrier',
  do_not_call: 'Do Not Call',
  do_not_walk: 'Do Not Walk',
  do_not_mail: 'Do Not Mail',
  do_not_text: 'Do Not Text',
  do_not_email: 'Do Not Email',
  hostile: 'Hostile',
  // VAN has no result for an address that is not there.
  address_not_found: 'Inaccessible',
};
const contactTypes: Record<Source, string> = {
  ...{ door: 'Walk', phone: 'Phone', text: 'SMS Text', mail: 'Mail', email: 'Email', event: 'Event' },
  office: '',
};

/**
 * The layouts of the three systems.
 *
 * VAN bulk upload. Public documentation, read 2026-11-26 (kydemocratshelp.freshdesk.com 44002201298): from left to right the VAN
 * ID, which is never blank, the date of the contact, the telephone number, the canvass result, and a column for each survey
 * question and activist code. The names of results: the guides of Michigan's, Oklahoma's and Texas's Democrats. Assumptions: the
 * headers' wording (VAN maps them by hand), the column of the contact type and its words, MM/DD/YYYY, and numbers of ten digits.
 *
 * PDI, "Import ID Flags". Public documentation, read 2026-11-26 (pdihelp.zendesk.com 4408792359828 and 18623180646164): one column
 * of PDI ID, CA ID or External ID, and one for each question; one response in a cell; a flag's code has ten characters; a PDI
 * ID begins with the state's letters, a CA ID with a digit; a file has at most 19 MB. Flags are each account's own, so the proposed codes are an
 * assumption, as are the column of the date and that of the result.
 *
 * GOP Data Center, upload of voter tags. Public documentation, read 2026-11-26 (intercom.help/fls-dc 2094161 and 8029235): the names
 * of the identifiers; unique headers; no commas or quotation marks; an RNC Reg ID in the form of a unique identifier in every row;
 * for several tags a column with the value that is mapped by tag name; a tag's name has at most 50 characters (5448384). Assumptions: the columns of the date and the contact
 * type, and that results and answers are tags there.
 */
export const uploadLayouts: Readonly<Record<UploadSystem, UploadLayout>> = {
  van: {
    name: 'VAN',
    ids: [{ header: 'VANID', fits: /^\d{1,12}$/, own: ['van'] }],
    columns: [
      { header: 'Date Contacted', holds: 'date' },
      { header: 'Phone Number', holds: 'phone' },
      { header: 'Canvass Result', holds: 'result' },
      { header: 'Contact Type', holds: 'type' },
    ],
    shape: 'wide',
    codeMax: 80,
    forbidden: null,
    results: vanResults,
    contactTypes,
  },
  pdi: {
    name: 'PDI',
    ids: [
      { header: 'PDI ID', fits: /^[A-Za-z]{2}[\w-]{1,30}$/, own: ['other'] },
      { header: 'CA ID', fits: /^\d[\w-]{0,31}$/, own: ['other'] },
      // Whatever the account gave its people.
      {
        header: 'External ID',
        fits: /^[\w.-]{1,40}$/,
        own: ['l2', 'van', 'state', 'openelections', 'other'],
      },
    ],
    columns: [
      { header: 'Date', holds: 'date' },
      { header: 'Result', holds: 'result' },
    ],
    shape: 'wide',
    codeMax: 10,
    forbidden: null,
    results: {
      ...{ canvassed: 'CANVASSED', not_home: 'NOTHOME', refused: 'REFUSED', call_back: 'CALLBACK' },
      ...{ left_message: 'LEFTMSG', moved: 'MOVED', wrong_number: 'WRONGNUM', inaccessible: 'NOACCESS' },
      ...{ busy: 'BUSY', disconnected: 'DISCONN', deceased: 'DECEASED', language_barrier: 'LANGUAGE' },
      ...{ do_not_call: 'DNCALL', do_not_walk: 'DNWALK', do_not_mail: 'DNMAIL', do_not_text: 'DNTEXT' },
      ...{ do_not_email: 'DNEMAIL', hostile: 'HOSTILE', address_not_found: 'NOADDRESS' },
    },
    contactTypes,
  },
  gop: {
    name: 'GOP Data Center',
    ids: [
      { header: 'StateVoterID', fits: /^[\w.-]{1,40}$/, own: ['state', 'openelections', 'other'] },
      { header: 'RNCRegID', fits: /^\{?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\}?$/i, own: ['other'] },
      { header: 'VoterKey', fits: /^\d{1,18}$/, own: ['other'] },
      { header: 'ClientID', fits: /^\d{1,18}$/, own: ['other'] },
    ],
    columns: [
      { header: 'Date', holds: 'date' },
      { header: 'Contact Type', holds: 'type' },
      { header: 'Tag', holds: 'code' },
    ],
    shape: 'long',
    codeMax: 50,
    forbidden: /[,"“”]/g,
    results: vanResults,
    contactTypes,
  },
};

/** Whether the IDs of a voter file with this layout may be the numbers that stand under a header. */
export const isOwnNumber = (system: UploadSystem, header: string, layout: FileLayout): boolean =>
  uploadLayouts[system].ids.some((id) => id.header === header && id.own.includes(layout));

/**
 * Layouts of files that states deliver without a header. Source: Florida Division of Elections, Voter Extract File Layout and
 * Voter History File Layout.
 */
const floridaVoters = `County Code, Voter ID, Name Last, Name Suffix, Name First, Name Middle, Requested public records exemption,
  Residence Address Line 1, Residence Address Line 2, Residence City (USPS), Residence State, Residence Zipcode,
  Mailing Address Line 1, Mailing Address Line 2, Mailing Address Line 3, Mailing City, Mailing State, Mailing Zipcode,
  Mailing Country, Gender, Race, Birth Date, Registration Date, Party Affiliation, Precinct, Precinct Group, Precinct Split,
  Precinct Suffix, Voter Status, Congressional District, House District, Senate District, County Commission District,
  School Board District, Daytime Area Code, Daytime Phone Number, Daytime Phone Extension, Email Address`;
const floridaHistory = 'County Code, Voter ID, Election Date, Election Type, History Code';

const columnsOf = (list: string): readonly string[] => list.split(',').map((name) => name.trim());
const [voters, history] = [columnsOf(floridaVoters), columnsOf(floridaHistory)];

const isFlorida = (cells: readonly string[]): boolean =>
  /^[A-Z]{3}$/.test((cells[0] ?? '').trim()) && /^\d{8,10}$/.test((cells[1] ?? '').trim());

/** The columns of a file whose first row is a voter or a ballot already; null where it is of no known layout. */
export function layoutWithoutHeader(first: readonly string[]): readonly string[] | null {
  if (!isFlorida(first)) return null;
  // The address of an e-mail is left out where nobody in the file has one.
  if (first.length === voters.length || first.length === voters.length - 1)
    return voters.slice(0, first.length);
  return first.length === history.length && /\d/.test(first[2] ?? '') ? history : null;
}

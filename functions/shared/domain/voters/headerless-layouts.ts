/**
 * Layouts of files that states deliver without a header. Columns are named as the state's own description names them, or in
 * words that a known header has.
 */
type Layout = { source: string; columns: readonly string[]; fits: (cells: readonly string[]) => boolean };

const columnsOf = (list: string): string[] => list.split(',').map((name) => name.trim());
/** Columns that differ by their number only. */
const numbered = (count: number, name: (number: number) => string[]): string[] =>
  Array.from({ length: count }, (_, at) => name(at + 1)).flat();

/** Whether cells, by their places, are what the layout has there. */
const has =
  (patterns: Readonly<Record<number, RegExp>>) =>
  (cells: readonly string[]): boolean =>
    Object.entries(patterns).every(([at, pattern]) => pattern.test((cells[Number(at)] ?? '').trim()));
const usDay = /^\d{1,2}\/\d{1,2}\/\d{4}$/;

const florida = has({ 0: /^[A-Z]{3}$/, 1: /^\d{8,10}$/ });
const newYorkId = /^NY\d{10,}$/;
const newYork = {
  name: 'LASTNAME, FIRSTNAME, MIDDLENAME, NAMESUFFIX',
  rest: `RCITY, RZIP5, RZIP4, MAILADD1, MAILADD2, MAILADD3, MAILADD4, DOB, GENDER, ENROLLMENT, OTHERPARTY, COUNTYCODE, ED, LD,
    TOWNCITY, WARD, CD, SD, AD, LASTVOTEDDATE, PREVYEARVOTED, PREVCOUNTY, PREVADDRESS, PREVNAME, COUNTYVRNUMBER, REGDATE,
    VRSOURCE, IDREQUIRED, IDMET, STATUS, REASONCODE, INACT_DATE, PURGE_DATE, SBOEID, VOTERHISTORY`,
};

const layouts: readonly Layout[] = [
  {
    source: 'Florida Division of Elections, Voter Extract File Layout',
    columns:
      columnsOf(`County Code, Voter ID, Name Last, Name Suffix, Name First, Name Middle, Requested public records exemption,
      Residence Address Line 1, Residence Address Line 2, Residence City (USPS), Residence State, Residence Zipcode,
      Mailing Address Line 1, Mailing Address Line 2, Mailing Address Line 3, Mailing City, Mailing State, Mailing Zipcode,
      Mailing Country, Gender, Race, Birth Date, Registration Date, Party Affiliation, Precinct, Precinct Group, Precinct Split,
      Precinct Suffix, Voter Status, Congressional District, House District, Senate District, County Commission District,
      School Board District, Daytime Area Code, Daytime Phone Number, Daytime Phone Extension, Email Address`),
    fits: florida,
  },
  {
    source: 'Florida Division of Elections, Voter History File Layout',
    columns: columnsOf('County Code, Voter ID, Election Date, Election Type, History Code'),
    fits: (cells) => florida(cells) && /\d/.test(cells[2] ?? ''),
  },
  {
    source: 'New York State Board of Elections, FOIL voter list layout, since December 2021',
    columns:
      columnsOf(`${newYork.name}, RADDNUMBER, RHALFCODE, RPREDIRECTION, RSTREETNAME, RPOSTDIRECTION, RAPARTMENTTYPE,
      RAPARTMENT, RADDRNONSTD, ${newYork.rest}`),
    fits: has({ 45: newYorkId }),
  },
  {
    source: 'New York State Board of Elections, FOIL voter list layout, before December 2021',
    columns:
      columnsOf(`${newYork.name}, RADDNUMBER, RHALFCODE, RAPARTMENT, RPREDIRECTION, RSTREETNAME, RPOSTDIRECTION,
      ${newYork.rest}`),
    fits: has({ 43: newYorkId }),
  },
  {
    source: 'Nevada Secretary of State, voter list: Eligible Voters',
    columns:
      columnsOf(`VoterID, County, First Name, Middle Name, Last Name, Suffix, Birth Date, Registration Date, Address 1,
      Address 2, City, State, Zip, Phone, Party, Congressional District, Senate District, Assembly District,
      Education District, Regent District, Registered Precinct, County Status, County Voter ID, ID Required`),
    fits: has({ 0: /^\d+$/, 6: usDay, 7: usDay }),
  },
  {
    source: 'Nevada Secretary of State, voter list: Voter History',
    columns: columnsOf('VotingHistoryID, VoterID, Election Date, Vote Code'),
    fits: has({ 0: /^\d+$/, 1: /^\d+$/, 2: usDay, 3: /^[A-Z]{2}$/ }),
  },
  // The longer one first: its last column may be blank in the first row.
  ...[['Registration Method'], []].map((added) => ({
    source:
      'Pennsylvania Department of State, full voter export: columns of a county’s FVE file, 153 and later 154',
    columns: [
      ...columnsOf(`ID Number, Title, Last Name, First Name, Middle Name, Suffix, Gender, DOB, Registration Date, Voter Status,
        Status Change Date, Party Code, House Number, House Number Suffix, Street Name, Apartment Number, Address Line 2, City,
        State, Zip, Mail Address 1, Mail Address 2, Mail City, Mail State, Mail Zip, Last Vote Date, Precinct Code,
        Precinct Split ID, Date Last Changed, Custom Data 1`),
      ...numbered(40, (number) => [`District ${number}`]),
      ...numbered(40, (number) => [`Election ${number} Vote Method`, `Election ${number} Party`]),
      ...columnsOf('Home Phone, County, Mail Country'),
      ...added,
    ],
    fits: has({ 0: /^\d{9}-\d{2}$/, 8: usDay }),
  })),
  {
    source:
      'New Jersey, statewide voter list, by https://github.com/Voteshield/reggie new_jersey.yaml: delivered without a header',
    columns:
      columnsOf(`county, voter_id, legacy_id, last_name, first_name, middle_name, suffix, street_number, suff_a, suff_b,
      street_name, apt_no, city, municipality, zip, dob, party_code, ward, district, status, congressional, legislative,
      freeholder, school, regional_school, fire`),
    fits: has({ 0: /^[A-Z][A-Z ]+$/i, 1: /^[A-Z]?\d+$/, 15: usDay }),
  },
];

/** Florida leaves out the address of an e-mail where nobody in the file has one; a separator may end each line. */
function isAsLong(cells: readonly string[], columns: readonly string[]): boolean {
  const fewest = columns.length - (columns.at(-1) === 'Email Address' ? 1 : 0);
  return cells.length >= fewest && cells.slice(columns.length).every((cell) => cell.trim() === '');
}

/** The columns of a file whose first row is a voter or a ballot already; null where it is of no known layout. */
export function layoutWithoutHeader(first: readonly string[]): readonly string[] | null {
  const found = layouts.find(({ columns, fits }) => isAsLong(first, columns) && fits(first));
  return found ? found.columns.slice(0, first.length) : null;
}

import type { SourceFile } from '../../../web/src/shared/voter-reading/source-files.ts';

/** Of so many voters one lives in the district. */
export const districts = 80;
export const district = '007';

const encoder = new TextEncoder();
/** Rows that are made into bytes at a time: about as many bytes as a file is read by. */
const rowsAtOnce = 10_000;
const surnames = ['SMITH', 'JOHNSON', 'LOPEZ', 'KIM', 'OXENDINE', 'LOCKLEAR', 'NGUYEN', 'BROWN'];
const given = ['MARY', 'JAMES', 'ANA', 'BO', 'LATOYA', 'WILLIAM', 'CRYSTAL', 'DAVID'];
const streets = ['MAIN ST', 'OAK DR', 'CHURCH RD', 'NC HWY 711', 'ELM AVE'];
const counties = ['ROBESON', 'WAKE', 'DURHAM', 'ASHE', 'YANCEY'];
const pick = (of: readonly string[], at: number): string => of[at % of.length] ?? '';
const line = (cells: readonly string[]): string => `"${cells.join('"\t"')}"\r\n`;

const idOf = (voter: number): string => `AA${100_000 + voter}`;

const voterHeader = line(
  `county_id county_desc voter_reg_num ncid last_name first_name middle_name name_suffix_lbl status_cd
  voter_status_desc reason_cd voter_status_reason_desc res_street_address res_city_desc state_cd zip_code mail_addr1
  mail_city mail_state mail_zipcode full_phone_number confidential_ind registr_dt party_cd gender_code birth_year age_at_year_end
  precinct_abbrv cong_dist_abbrv nc_senate_abbrv nc_house_abbrv municipality_desc`.split(/\s+/),
);
function voterRow(voter: number): string {
  const at = voter * 7;
  const status = voter % 11 === 0 ? ['R', 'REMOVED', 'RM', 'REMOVED'] : ['A', 'ACTIVE', 'AV', 'VERIFIED'];
  const county = pick(counties, voter);
  const house = voter % districts === 0 ? district : String(8 + (voter % districts)).padStart(3, '0');
  return line([
    ...[
      String(1 + (voter % 100)),
      county,
      String(voter),
      idOf(voter),
      pick(surnames, at >> 3),
      pick(given, at),
    ],
    ...['LEE', '', ...status, `${1 + ((voter >> 1) % 9_000)} ${pick(streets, at >> 5)}`, county, 'NC'],
    ...[
      String(27_000 + (voter % 900)),
      '',
      '',
      '',
      '',
      voter % 3 === 0 ? '9105550100' : '',
      'N',
      '05/14/2012',
    ],
    ...[pick(['DEM', 'REP', 'UNA'], at >> 2), pick(['F', 'M', 'U'], at), String(1930 + (voter % 75)), '50'],
    ...[`${voter % 40}A`, String(1 + (voter % 14)), String(1 + (voter % 50)), house, ''],
  ]);
}

const historyHeader = line(
  `county_id county_desc voter_reg_num election_lbl election_desc voting_method voted_party_cd voted_party_desc pct_label
  pct_description ncid voted_county_id voted_county_desc vtd_label vtd_description`.split(/\s+/),
);
const elections = [
  ['11/05/2024', '11/05/2024 GENERAL'],
  ['03/05/2024', '03/05/2024 PRIMARY'],
  ['11/08/2022', '11/08/2022 GENERAL'],
  ['11/03/2020', '11/03/2020 GENERAL'],
  ['11/08/2016', '11/08/2016 GENERAL'],
] as const;
const methods = ['IN-PERSON', 'ABSENTEE ONESTOP', 'ABSENTEE BY MAIL', 'PROVISIONAL'];
function historyRow(row: number, perVoter: number): string {
  const voter = Math.floor(row / perVoter);
  const [day, label] = elections[row % perVoter] ?? elections[0];
  const county = pick(counties, voter);
  return line([
    ...[
      String(1 + (voter % 100)),
      county,
      String(voter),
      day,
      label,
      pick(methods, row),
      'DEM',
      'DEMOCRATIC',
    ],
    ...['01', 'PRECINCT 01', idOf(voter), String(1 + (voter % 100)), county, '01', 'PRECINCT 01'],
  ]);
}

/** A table that is made while it is read; all that is ever there is a piece of it. `size` is a guess by its first rows. */
function generated(
  name: string,
  header: string,
  rows: number,
  row: (at: number) => string,
): SourceFile & { read: () => number } {
  let read = 0;
  return {
    name,
    size: Math.max(header.length + 1, rows * row(Math.floor(rows / 2)).length),
    blob: null,
    read: () => read,
    async *pieces() {
      read = 0;
      for (let from = 0; from < rows; from += rowsAtOnce) {
        let text = from === 0 ? header : '';
        for (let at = from; at < Math.min(rows, from + rowsAtOnce); at++) text += row(at);
        const bytes = encoder.encode(text);
        read += bytes.length;
        yield bytes;
      }
    },
  };
}

/** Registrations in North Carolina's public layout. */
export const stateVoters = (rows: number) => generated('ncvoter_Statewide.txt', voterHeader, rows, voterRow);
/** Their history: the first `rows / perVoter` voters, each in so many elections. */
export const stateHistory = (rows: number, perVoter: number) =>
  generated('ncvhis_Statewide.txt', historyHeader, rows, (at) => historyRow(at, perVoter));

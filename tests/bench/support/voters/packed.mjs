import { runnerImport } from 'vite';
import { at } from '../../../../scripts/lib/paths.mjs';
import { voterHeaders, voterLines } from '../voter-file.mjs';

const kinds = {
  General: 'general',
  Primary: 'primary',
  PresidentialPrimary: 'primary',
  Local_or_Municipal: 'municipal',
};
const letters = { General: 'G', Primary: 'P', PresidentialPrimary: 'PP', Local_or_Municipal: 'M' };
const columns = voterHeaders.flatMap((header, place) => {
  const [, word, year] = /^(\w+)_(20\d\d)$/.exec(header) ?? [];
  return word
    ? [{ place, election: { key: `${letters[word]}${year}`, kind: kinds[word], year: Number(year) } }]
    : [];
});
const byAge = columns.toSorted((one, other) => other.election.year - one.election.year);
export const elections = byAge.map(({ election }) => election);

const place = Object.fromEntries(voterHeaders.map((header, at) => [header, at]));
const dayOf = (written) => {
  const [month, date, year] = written.split('/');
  return Number(`${year}${month}${date}`);
};
const phoneOf = (written) => (written === '' ? '' : `+1${written.replace(/\D/g, '')}`);

/** One line of a generated file as an import cleans it; its cells hold no comma. */
function voterOf(line) {
  const cells = line.trimEnd().split(',');
  const cell = (header) => cells[place[header]] ?? '';
  const home = (part) => cell(`Residence_Addresses_${part}`);
  const street = [home('PrefixDirection'), home('StreetName'), home('Designator')].filter(Boolean).join(' ');
  const address = cell('Mailing_Addresses_AddressLine');
  return {
    id: cell('LALVOTERID'),
    first: cell('Voters_FirstName'),
    middle: cell('Voters_MiddleName'),
    last: cell('Voters_LastName'),
    suffix: cell('Voters_NameSuffix'),
    house: home('HouseNumber'),
    street,
    unit: home('ApartmentNum') && `Apt ${home('ApartmentNum')}`,
    city: home('City'),
    state: home('State'),
    zip: home('Zip'),
    mailing: address.startsWith('PO Box') ? `${address}, ${home('City')}, OH ${home('Zip')}` : '',
    county: cell('County'),
    precinct: cell('Precinct'),
    congressional: cell('US_Congressional_District'),
    upper: cell('State_Senate_District'),
    lower: cell('State_House_District'),
    local: cell('City_Ward'),
    party: cell('Parties_Description'),
    gender: cell('Voters_Gender'),
    birth: dayOf(cell('Voters_BirthDate')),
    registered: dayOf(cell('Voters_OfficialRegDate')),
    status: cell('Voters_Active') === 'A' ? 'active' : 'inactive',
    language: cell('Languages_Description'),
    cell: phoneOf(cell('VoterTelephones_CellPhoneFormatted')),
    landline: phoneOf(cell('VoterTelephones_LandlineFormatted')),
    email: cell('Voters_Email'),
    lat: Number(home('Latitude')),
    lng: Number(home('Longitude')),
    voted: byAge.filter((one) => cells[one.place] === 'Y').map(({ election }) => election.key),
  };
}

/**
 * A file of so many voters as an import packs it: its chunks, each with what the manifest promises of it; and `plain` of
 * them as they are.
 */
export async function packVoters(fileId, rows, plain = 0) {
  const { module: rules } = await runnerImport(at('tests/bench/support/voters/voter-domain.ts'));
  const table = new rules.VoterTable(elections);
  const sample = [];
  const lines = voterLines(rows, 7);
  lines.next();
  for (const line of lines) {
    const voter = voterOf(line);
    table.add(voter);
    if (sample.length < plain) sample.push(voter);
  }
  const by = rules.sortVoters(table);
  const chunks = [];
  for (let from = 0; from < table.rows; from += rules.chunkRows) {
    const to = Math.min(table.rows, from + rules.chunkRows);
    const data = await rules.packChunk(rules.columnsOf(table, by, from, to));
    chunks.push({
      promised: {
        id: `${fileId}-${chunks.length}`,
        rows: to - from,
        bytes: data.length,
        hash: await rules.hashOf(data),
      },
      data,
    });
  }
  const counts = { voters: table.rows, households: by.households, doors: by.doors };
  return { chunks, counts, rules, sample };
}

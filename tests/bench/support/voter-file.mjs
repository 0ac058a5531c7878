import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const list = (words) => words.trim().split(/\s+/);
const women =
  list(`Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Margaret
  Ashley Kimberly Emily Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Dorothy Amy Kathleen
  Angela Shirley Brenda Emma Anna Pamela Nicole Samantha Katherine Christine Helen Debra Rachel Carolyn Janet Maria Catherine
  Heather Diane Olivia Julie Joyce Victoria Ruth Virginia Lauren Kelly Christina Joan Evelyn Judith Andrea Hannah Megan Cheryl
  Jacqueline Martha Madison Teresa Gloria Sara Janice Ann Kathryn Abigail Sophia Frances Jean Alice Judy Isabella Julia Grace
  Amber Denise Danielle Marilyn Beverly Charlotte Natalie Theresa Diana Brittany Doris Kayla Alexis Lori Guadalupe Rosa`);
const men =
  list(`James Robert John Michael David William Richard Joseph Thomas Christopher Charles Daniel Matthew Anthony Mark
  Donald Steven Andrew Paul Joshua Kenneth Kevin Brian George Timothy Ronald Jason Edward Jeffrey Ryan Jacob Gary Nicholas Eric
  Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander Patrick Frank Raymond Jack Dennis Jerry Tyler
  Aaron Jose Adam Nathan Henry Zachary Douglas Peter Kyle Noah Ethan Jeremy Walter Christian Keith Roger Terry Austin Sean
  Gerald Carl Harold Dylan Arthur Lawrence Jordan Jesse Bryan Billy Bruce Gabriel Joe Logan Alan Juan Albert Willie Elijah Wayne
  Randy Vincent Mason Roy Ralph Bobby Russell Bradley Philip Eugene Luis Carlos`);
const begins =
  list(`Ander Richard William Thomp Robin John Jack Harri Carl Peter Eric Davi Hender Wat Simp Gib Fergu Morri Nel
  Ol Steven Law Patter Wil Hutch Samuel Daw Jame Nichol Ben Clark Dick Mad Ma Mar Hud Ro Al Bur Cal Dal El Far Gar Hal Ing Kel
  Lan Mil Nor Os Pal Quin Ram San Tal Und Vin Wal York Zim Bel Cam Den Ed Fin`);
const ends =
  list(`son sen man ton ley ford field well ham wood worth berg stein mann er s ez es ey by den don land lund mark
  more ner nett rick ridge shaw stead ster strom t ter thorpe tin ward way wick wood wyn yer a o ski wicz`);
const streets =
  list(`Main Oak Maple Cedar Elm Pine Walnut Washington Lake Hill Park View Church Spring Ridge Chestnut Franklin
  Jefferson Lincoln Madison Jackson Monroe Adams Highland Forest River Meadow Sunset Prospect Center Mill Union School Pleasant
  Grove Locust Dogwood Hickory Willow Birch Poplar Sycamore Magnolia Cherry Laurel Holly Juniper Spruce Aspen Summit Valley Canyon
  Prairie Orchard Garden Harbor Bay Ocean Shore Beach Creek Brook Fern Ivy Rose Lily Violet Heather Robin Cardinal Eagle Falcon
  Hawk Heron Quail Fox Deer Elk Bear Wolf Liberty Freedom Heritage Colonial Victory Patriot Pioneer Frontier Homestead Ranch Farm`);
const types = list('St Ave Rd Dr Ln Ct Blvd Pl Way Ter');
const directions = ['', '', '', 'N', 'S', 'E', 'W'];
const cities = list(
  'Riverton Fairview Springfield Greenville Clinton Salem Georgetown Ashland Burlington Milton Newport Oxford',
);
const counties = list('Franklin Washington Jefferson Lincoln Madison Monroe Warren Butler');
const parties = ['Democratic', 'Democratic', 'Republican', 'Republican', 'Non-Partisan', 'Libertarian'];
const mails = ['gmail.com', 'gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'aol.com'];

const generals = [2024, 2022, 2020, 2018, 2016, 2014].map((year) => `General_${year}`);
const primaries = [2024, 2022, 2020, 2018, 2016].map((year) => `Primary_${year}`);
const towns = [2023, 2021, 2019].map((year) => `Local_or_Municipal_${year}`);
const elections = [...generals, ...primaries, 'PresidentialPrimary_2024', ...towns];

/** Columns of a generated file, a part of L2's. */
export const voterHeaders = [
  ...list(`LALVOTERID Voters_Active Voters_StateVoterID Voters_FirstName Voters_MiddleName Voters_LastName Voters_NameSuffix
    Parties_Description Voters_Gender Voters_Age Voters_BirthDate Voters_OfficialRegDate Residence_Addresses_AddressLine
    Residence_Addresses_HouseNumber Residence_Addresses_PrefixDirection Residence_Addresses_StreetName
    Residence_Addresses_Designator Residence_Addresses_SuffixDirection Residence_Addresses_ApartmentType
    Residence_Addresses_ApartmentNum Residence_Addresses_City Residence_Addresses_State Residence_Addresses_Zip
    Residence_Addresses_ZipPlus4 Residence_Addresses_Latitude Residence_Addresses_Longitude Mailing_Addresses_AddressLine
    Mailing_Addresses_City Mailing_Addresses_State Mailing_Addresses_Zip County Precinct US_Congressional_District
    State_Senate_District State_House_District City_Ward VoterTelephones_CellPhoneFormatted VoterTelephones_LandlineFormatted
    Voters_Email Languages_Description EthnicGroups_EthnicGroup1Desc MaritalStatus_Description`),
  ...elections,
];

const two = (value) => String(value).padStart(2, '0');

/**
 * The lines of a file of voters whom nobody has met, line ends included, the header first; the same for the same seed, and
 * in no order of streets. `rows`: 1 to 2,000,000.
 */
export function* voterLines(rows, seed = 1) {
  const next = random(seed);
  const below = (count) => Math.floor(next() * count);
  const one = (of) => of[below(of.length)];
  /** Few are many: the first of a list come up most. */
  const few = (of) => of[Math.floor(next() ** 2 * of.length)];
  const chance = (share) => next() < share;
  const phone = (area) => `(${area}) ${200 + below(800)}-${String(below(10_000)).padStart(4, '0')}`;
  const day = (from, years) => `${two(1 + below(12))}/${two(1 + below(28))}/${from + below(years)}`;
  yield `${voterHeaders.join(',')}\r\n`;
  const precincts = Math.max(1, Math.round(rows / 1_200));
  const width = Math.ceil(Math.sqrt(precincts));
  for (let made = 0; made < rows; ) {
    const precinct = below(precincts);
    const city = cities[Math.floor((precinct / precincts) * cities.length)];
    const county = counties[Math.floor((precinct / precincts) * counties.length)];
    const street = below(14);
    const named = streets[(precinct * 7 + street * 5) % streets.length];
    const type = types[(precinct + street) % types.length];
    const direction = directions[(precinct * 3 + street) % directions.length];
    const house = 100 + below(60) * 2 + (street % 2) + 100 * (precinct % 40);
    const flat =
      street % 7 === 0 && chance(0.8) ? `${1 + below(24)}${chance(0.3) ? one(['A', 'B']) : ''}` : '';
    const lat = 39.5 + Math.floor(precinct / width) * 0.02 + street * 0.0012 + (house % 100) * 0.000_01;
    const lng = -83.2 + (precinct % width) * 0.02 + (house % 100) * 0.000_15 + street * 0.000_02;
    const family = `${few(begins)}${few(ends)}`;
    const zip = String(43_000 + Math.floor(precinct / 8));
    const landline = chance(0.45) ? phone(614) : '';
    const line = `${house} ${direction ? `${direction} ` : ''}${named} ${type}${flat ? ` Apt ${flat}` : ''}`;
    const people = Math.min(rows - made, 1 + below(3));
    for (let at = 0; at < people; at++, made++) {
      const woman = chance(0.52);
      const first = few(woman ? women : men);
      const last = chance(0.85) ? family : `${few(begins)}${few(ends)}`;
      const birth = 1930 + below(77);
      const eager = next();
      const number = String(made * 7 + 10_000_019).padStart(9, '0');
      const away = chance(0.06);
      yield `${[
        `LALOH${number}`,
        chance(0.93) ? 'A' : 'I',
        `OH${String(25_000_000 + made * 3)}`,
        first,
        chance(0.7) ? few(woman ? women : men) : '',
        last,
        !woman && chance(0.04) ? one(['Jr', 'Sr', 'III']) : '',
        one(parties),
        woman ? 'F' : 'M',
        2026 - birth,
        `${two(1 + below(12))}/${two(1 + below(28))}/${birth}`,
        day(Math.max(1980, birth + 18), Math.max(1, 2026 - Math.max(1980, birth + 18))),
        line,
        house,
        direction,
        named,
        type,
        '',
        flat ? 'Apt' : '',
        flat,
        city,
        'OH',
        zip,
        String(below(10_000)).padStart(4, '0'),
        lat.toFixed(6),
        lng.toFixed(6),
        away ? `PO Box ${1 + below(9_000)}` : line,
        city,
        'OH',
        zip,
        county,
        `${county} ${two(1 + (precinct % 99))}-A${precinct}`,
        two(1 + Math.floor((precinct / precincts) * 15)),
        two(1 + Math.floor((precinct / precincts) * 33)),
        two(1 + Math.floor((precinct / precincts) * 99)),
        `Ward ${1 + (precinct % 9)}`,
        chance(0.62) ? phone(one([614, 740, 380])) : '',
        landline,
        chance(0.35) ? `${first}.${last}${below(100)}@${few(mails)}`.toLowerCase() : '',
        chance(0.94) ? 'English' : one(['Spanish', 'Somali', 'Chinese']),
        one(['European', 'Likely African-American', 'Hispanic and Portuguese', 'Other', '']),
        one(['Married', 'Non-Traditional', '']),
        ...elections.map((name) => {
          const weight = name.startsWith('General') ? 0.9 : name.startsWith('Primary') ? 0.5 : 0.35;
          return birth + 18 <= Number(name.slice(-4)) && next() < eager * weight ? 'Y' : '';
        }),
      ].join(',')}\r\n`;
    }
  }
}

/** Writes such a file to the disk and answers its bytes; two million rows take about a minute and little memory. */
export async function writeVoterFile(path, rows, seed = 1) {
  const out = createWriteStream(path, { highWaterMark: 1 << 20 });
  let piece = '';
  let bytes = 0;
  const flush = async () => {
    bytes += piece.length;
    if (!out.write(piece)) await once(out, 'drain');
    piece = '';
  };
  for (const line of voterLines(rows, seed)) {
    piece += line;
    if (piece.length > 1 << 18) await flush();
  }
  await flush();
  out.end();
  await finished(out);
  return bytes;
}

import { spoken } from './casing.ts';

/** An address without its town, in the parts that order doors. */
export type Address = {
  house: string;
  /** `N`, `SW`, or ''. */
  direction: string;
  /** The street's own name, `Martin Luther King`. */
  name: string;
  /** `St`, `Ave`, as the postal service shortens it. */
  type: string;
  directionAfter: string;
  /** With the word before it: `Apt 4B`. */
  unit: string;
};

const directions: Readonly<Record<string, string>> = {
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  northeast: 'NE',
  northwest: 'NW',
  southeast: 'SE',
  southwest: 'SW',
};
const directionOf = (word: string): string => {
  const said = word.replace(/\./g, '').toLowerCase();
  return directions[said] ?? (/^(?:n|s|e|w|ne|nw|se|sw)$/.test(said) ? said.toUpperCase() : '');
};

/** The street types that come up most, long and short. Source: USPS Publication 28, appendix C1. */
const types = new Map(
  `alley aly,avenue ave av aven,bend bnd,boulevard blvd boul,branch br,bridge brg,bypass byp,causeway cswy,center ctr centre,
circle cir circ,commons cmns,court ct crt,courts cts,cove cv,creek crk,crescent cres,crossing xing,drive dr drv,estates ests,
expressway expy,extension ext,field fld,freeway fwy,gardens gdns,glen gln,green grn,grove grv,harbor hbr,heights hts,highway hwy,
hill hl,hills hls,hollow holw,island is,junction jct,key ky,landing lndg,lane ln,loop,manor mnr,meadows mdws,mill ml,mountain mtn,
park,parkway pkwy pky,pass,path,pike,place pl,plaza plz,point pt,ridge rdg,road rd,route rte,row,run,shore shr,shores shrs,
spring spg,springs spgs,square sq,station sta,street st str,summit smt,terrace ter terr,trace trce,track trak,trail trl tr,
turnpike tpke,union un,valley vly,view vw,village vlg,vista vis,walk,way wy`
    .split(',')
    .flatMap((line) => {
      const [long = '', short = long, ...others] = line.trim().split(' ');
      const made = `${short.slice(0, 1).toUpperCase()}${short.slice(1)}`;
      return [long, short, ...others].map((word): [string, string] => [word, made]);
    }),
);
/** A street's type in short, `Street` as `St`; another word as it is written. */
export const typeOf = (word: string): string =>
  types.get(word.replace(/\./g, '').toLowerCase()) ?? spoken(word);
const isType = (word: string): boolean => types.has(word.replace(/\./g, '').toLowerCase());

const unitAt =
  /[\s,]+(?:\d+(?:st|nd|rd|th)\s+(?:floor|fl)\.?$|(?:apartment|apt|unit|suite|ste|room|rm|lot|trailer|trlr|space|spc|floor|fl|bldg|building|ph)\b\.?\s*#?\s*[\w-]*(?:\s+[\w-]{1,4})?|#\s*[\w-]+)$/i;
const houseAt = /^(\d+(?:\s*-\s*\d+)?[a-z]?(?:\s+\d\/\d)?)\s+(?=\S)/i;
/** Halves and quarters in one character, as word processors write them: `1203½` is `1203 1/2`. */
const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };
export const fractionsSpelled = (text: string): string =>
  /[¼½¾]/.test(text) ? text.replace(/\s*([¼½¾])/g, (_, sign: string) => ` ${fractions[sign]}`).trim() : text;

/** `APARTMENT 4b`, `# 4B` and `Apt. 4B` alike: `Apt 4B`; a bare number stays one. */
export function unitOf(written: string): string {
  const said = written.trim().replace(/\s+/g, ' ').replace(/^#\s*/, '');
  const [, word, rest] = /^(apartment|apt|unit|suite|ste|room|rm|lot)\b\.?\s*#?\s*(.*)$/i.exec(said) ?? [];
  if (word === undefined) return said.toUpperCase() === said ? spoken(said) : said;
  const named = { apartment: 'Apt', apt: 'Apt', suite: 'Ste', ste: 'Ste', room: 'Rm', rm: 'Rm' };
  const name =
    Object.entries(named).find(([long]) => long === word.toLowerCase())?.[1] ?? spoken(word.toUpperCase());
  return rest ? `${name} ${rest.toUpperCase()}` : name;
}

/** The parts of an address in one line, `1162 N Eagle Street Apt 4B`. Without a house number the whole is the street. */
export function addressOf(line: string): Address {
  const said = fractionsSpelled(line).trim().replace(/\s+/g, ' ');
  const unit = unitAt.exec(said)?.[0] ?? '';
  const before = unit ? said.slice(0, -unit.length) : said;
  const house = houseAt.exec(before)?.[1] ?? '';
  const words = before.slice(house.length).trim().split(' ');
  const made: Address = {
    house: house.toUpperCase().replace(/\s*-\s*/, '-'),
    direction: '',
    name: '',
    type: '',
    directionAfter: '',
    unit: unitOf(unit.replace(/^[\s,]+/, '')),
  };
  if (words.length > 2 && directionOf(words.at(-1) ?? ''))
    made.directionAfter = directionOf(words.pop() ?? '');
  if (words.length > 1 && isType(words.at(-1) ?? '')) made.type = typeOf(words.pop() ?? '');
  if (words.length > 1 && directionOf(words[0] ?? '')) made.direction = directionOf(words.shift() ?? '');
  made.name = spoken(words.join(' '));
  return made;
}

/** The street as a voter's row has it, `N Main St`. */
export const streetOf = ({
  direction,
  name,
  type,
  directionAfter,
}: Omit<Address, 'house' | 'unit'>): string =>
  [
    directionOf(direction) || direction,
    spoken(name),
    type && typeOf(type),
    directionOf(directionAfter) || directionAfter,
  ]
    .filter((part) => part !== '')
    .join(' ');

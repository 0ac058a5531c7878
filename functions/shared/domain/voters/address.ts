import { titleCase } from './casing.ts';

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
const directionOf = (text: string): string => {
  const normalized = text.replace(/\./g, '').toLowerCase();
  return (
    directions[normalized] ?? (/^(?:n|s|e|w|ne|nw|se|sw)$/.test(normalized) ? normalized.toUpperCase() : '')
  );
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
      return [long, short, ...others].map((spelling): [string, string] => [spelling, made]);
    }),
);
/** A street's type in short, `Street` as `St`; another word as it is written. */
export const typeOf = (text: string): string =>
  types.get(text.replace(/\./g, '').toLowerCase()) ?? titleCase(text);
const isType = (text: string): boolean => types.has(text.replace(/\./g, '').toLowerCase());

const unitAt =
  /[\s,]+(?:\d+(?:st|nd|rd|th)\s+(?:floor|fl)\.?$|(?:apartment|apt|unit|suite|ste|room|rm|lot|trailer|trlr|space|spc|floor|fl|bldg|building|ph)\b\.?\s*#?\s*[\w-]*(?:\s+[\w-]{1,4})?|#\s*[\w-]+)$/i;
const houseAt = /^(\d+(?:\s*-\s*\d+)?[a-z]?(?:\s+\d\/\d)?)\s+(?=\S)/i;
/** Halves and quarters in one character, as word processors write them: `1203½` is `1203 1/2`. */
const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };
export const fractionsSpelled = (text: string): string =>
  /[¼½¾]/.test(text) ? text.replace(/\s*([¼½¾])/g, (_, sign: string) => ` ${fractions[sign]}`).trim() : text;

/** `APARTMENT 4b`, `# 4B` and `Apt. 4B` alike: `Apt 4B`; a bare number stays one. */
export function unitOf(written: string): string {
  const text = written.trim().replace(/\s+/g, ' ').replace(/^#\s*/, '');
  const [, designator, rest] =
    /^(apartment|apt|unit|suite|ste|room|rm|lot)\b\.?\s*#?\s*(.*)$/i.exec(text) ?? [];
  if (designator === undefined) return text.toUpperCase() === text ? titleCase(text) : text;
  const named = { apartment: 'Apt', apt: 'Apt', suite: 'Ste', ste: 'Ste', room: 'Rm', rm: 'Rm' };
  const name =
    Object.entries(named).find(([long]) => long === designator.toLowerCase())?.[1] ??
    titleCase(designator.toUpperCase());
  return rest ? `${name} ${rest.toUpperCase()}` : name;
}

/** The parts of an address in one line, `1162 N Eagle Street Apt 4B`. Without a house number the whole is the street. */
export function addressOf(line: string): Address {
  const text = fractionsSpelled(line).trim().replace(/\s+/g, ' ');
  const unit = unitAt.exec(text)?.[0] ?? '';
  const before = unit ? text.slice(0, -unit.length) : text;
  const house = houseAt.exec(before)?.[1] ?? '';
  const tokens = before.slice(house.length).trim().split(' ');
  const made: Address = {
    house: house.toUpperCase().replace(/\s*-\s*/, '-'),
    direction: '',
    name: '',
    type: '',
    directionAfter: '',
    unit: unitOf(unit.replace(/^[\s,]+/, '')),
  };
  if (tokens.length > 2 && directionOf(tokens.at(-1) ?? ''))
    made.directionAfter = directionOf(tokens.pop() ?? '');
  if (tokens.length > 1 && isType(tokens.at(-1) ?? '')) made.type = typeOf(tokens.pop() ?? '');
  if (tokens.length > 1 && directionOf(tokens[0] ?? '')) made.direction = directionOf(tokens.shift() ?? '');
  made.name = titleCase(tokens.join(' '));
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
    titleCase(name),
    type && typeOf(type),
    directionOf(directionAfter) || directionAfter,
  ]
    .filter((part) => part !== '')
    .join(' ');

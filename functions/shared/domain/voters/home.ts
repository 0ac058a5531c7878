import { addressOf, fractionsSpelled, streetOf, unitOf } from './address.ts';
import { titleCase } from './casing.ts';
import { memoize } from './memoize.ts';
import { zipOf } from './normalize-values.ts';
import { tidy } from './tidy.ts';
import type { Voter } from './voter-file-columns.ts';
import type { VoterField } from './voter-headers.ts';

type Home = Pick<Voter, 'house' | 'street' | 'unit' | 'mailing'>;
type Readers = {
  reader: (field: VoterField, make?: (cell: string) => string) => () => string;
  has: (field: VoterField) => boolean;
  /** Places of the columns of the mailing address: its lines, and where it comes in parts, its number and street. */
  mailing: readonly number[];
  mailingStreet: readonly number[];
};

const street = memoize((joined) => {
  const [direction = '', name = '', type = '', directionAfter = ''] = joined.split('|');
  return streetOf({ direction, name, type, directionAfter });
});
const unit = memoize(unitOf);
/** Whole addresses come up a few times, one after the other. */
const parsed = memoize(addressOf, 5_000);

/** Where a voter lives, from parts in columns of their own or from one line, and where their mail goes. */
export function homes({
  reader,
  has,
  mailing,
  mailingStreet,
}: Readers): (row: readonly string[], zip: string, cut: (text: string) => string) => Home {
  const read = {
    line: reader('address'),
    house: reader('house'),
    half: reader('half'),
    direction: reader('direction'),
    street: reader('street'),
    type: reader('streetType'),
    after: reader('directionAfter'),
    unitType: reader('unitType'),
    unit: reader('unit'),
    mailingUnit: reader('mailingUnit', unitOf),
    city: reader('mailingCity', titleCase),
    state: reader('mailingState'),
    zip: reader('mailingZip', zipOf),
  };
  const hasHouse = has('house');

  function readUnit(): string {
    const [type, number] = [read.unitType(), read.unit()];
    if (number === '') return '';
    return unit(type !== '' && /^[#\d]/.test(number) ? `${type} ${number}` : number);
  }

  function residence(line: string): Omit<Home, 'mailing'> {
    const half = read.half();
    const home = { house: fractionsSpelled(read.house()), street: '', unit: readUnit() };
    if (half !== '') home.house = `${home.house} ${fractionsSpelled(half)}`;
    const name = read.street();
    if (name !== '' && hasHouse)
      home.street = street(`${read.direction()}|${name}|${read.type()}|${read.after()}`);
    else if (name !== '' || line !== '') {
      const found = parsed(name || line);
      home.house ||= found.house;
      home.street = streetOf(found);
      home.unit ||= found.unit;
    }
    return home;
  }

  /** Of a file that has it whole and in parts, whole. */
  function mailLines(row: readonly string[]): string[] {
    const cells = (columns: readonly number[]) =>
      columns.map((column) => tidy(row[column] ?? '')).filter((text) => text !== '');
    const lines = cells(mailing);
    if (lines.length > 0) return lines;
    const street = titleCase(cells(mailingStreet).join(' '));
    const unit = street === '' ? '' : read.mailingUnit();
    return street === ''
      ? []
      : [`${street}${unit === '' ? '' : ` ${/^[a-z]/i.test(unit) ? unit : `# ${unit.toUpperCase()}`}`}`];
  }

  /** In one line; '' where it is the residence. */
  function mail(row: readonly string[], home: Omit<Home, 'mailing'>, line: string, zip: string): string {
    const lines = mailLines(row);
    const [first] = lines;
    if (first === undefined) return '';
    const theirZip = read.zip();
    if (theirZip === '' || theirZip === zip) {
      if (first === line) return '';
      const mailing = parsed(first);
      if (mailing.house === home.house && streetOf(mailing) === home.street) return '';
    }
    const town = [read.city(), read.state(), theirZip].filter((part) => part !== '').join(' ');
    return [...lines.map(titleCase), town].filter((part) => part !== '').join(', ');
  }

  return (row, zip, cut) => {
    const line = read.line();
    const home = residence(line);
    return { ...home, street: cut(home.street), mailing: cut(mail(row, home, line, zip)) };
  };
}

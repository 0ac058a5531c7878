import { addressOf, streetOf, unitOf } from './address.ts';
import { spoken } from './casing.ts';
import type { Voter } from './columns.ts';
import type { VoterField } from './fields.ts';
import { remembered } from './remembered.ts';
import { zipOf } from './said.ts';

type Home = Pick<Voter, 'house' | 'street' | 'unit' | 'mailing'>;
type Readers = {
  reader: (field: VoterField, make?: (cell: string) => string) => () => string;
  has: (field: VoterField) => boolean;
  /** Places of the columns of the mailing address. */
  mailing: readonly number[];
};

const street = remembered((joined) => {
  const [direction = '', name = '', type = '', directionAfter = ''] = joined.split('|');
  return streetOf({ direction, name, type, directionAfter });
});
const unit = remembered(unitOf);
const parsed = remembered(addressOf);

/** Where a voter lives, from parts in columns of their own or from one line, and where their mail goes. */
export function homes({
  reader,
  has,
  mailing,
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
    city: reader('mailingCity', spoken),
    state: reader('mailingState'),
    zip: reader('mailingZip', zipOf),
  };
  const hasHouse = has('house');

  function unitSaid(): string {
    const [type, number] = [read.unitType(), read.unit()];
    if (number === '') return '';
    return unit(type !== '' && /^[#\d]/.test(number) ? `${type} ${number}` : number);
  }

  function residence(line: string): Omit<Home, 'mailing'> {
    const half = read.half();
    const home = { house: read.house(), street: '', unit: unitSaid() };
    if (half !== '') home.house += ` ${half}`;
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

  /** In one line; '' where it is the residence. */
  function mail(row: readonly string[], home: Omit<Home, 'mailing'>, line: string, zip: string): string {
    const lines = mailing.map((column) => (row[column] ?? '').trim()).filter((text) => text !== '');
    const [first] = lines;
    if (first === undefined) return '';
    const theirZip = read.zip();
    if (theirZip === '' || theirZip === zip) {
      if (first === line) return '';
      const there = parsed(first);
      if (there.house === home.house && streetOf(there) === home.street) return '';
    }
    const town = [read.city(), read.state(), theirZip].filter((part) => part !== '').join(' ');
    return [...lines.map(spoken), town].filter((part) => part !== '').join(', ');
  }

  return (row, zip, cut) => {
    const line = read.line();
    const home = residence(line);
    return { ...home, street: cut(home.street), mailing: cut(mail(row, home, line, zip)) };
  };
}

/** A small state's voter file, the same each time: a state's own headers, families at their doors, and rows that are wrong. */

const firsts = [
  'Ana',
  'Ben',
  'Cora',
  'Dev',
  'Elena',
  'Frank',
  'Grace',
  'Hugo',
  'Iris',
  'Jonah',
  'Kim',
  'Luz',
];
const lasts = [
  'Alvarez',
  'Brooks',
  'Chen',
  'Dorsey',
  'Ellis',
  'Fuentes',
  'Garza',
  'Hill',
  'Ito',
  'Jensen',
  'Klein',
];
const streets = ['Oak St', 'Elm St', 'N Main St', 'Lake Ave', 'Juniper Ct'];
const parties = ['DEM', 'REP', 'NPA'];

const headers = [
  'voter_id',
  'last_name',
  'first_name',
  'house_number',
  'street_name',
  'residence_city',
  'residence_state',
  'residence_zip',
  'precinct',
  'party',
  'gender',
  'birth_date',
  'phone_number',
  'latitude',
  'longitude',
  'General_2024',
  'Primary_2024',
];

const pick = <T>(of: readonly T[], at: number): T | undefined => of[at % of.length];

/** Two of a family at each door. */
function row(number: number, city: string): string[] {
  const door = Math.floor(number / 2);
  return [
    `NV${100_000 + number}`,
    pick(lasts, door) ?? '',
    pick(firsts, number * 7) ?? '',
    String(100 + (door % 90) * 2),
    pick(streets, Math.floor(door / 90)) ?? '',
    city,
    'NV',
    `8950${door % 4}`,
    `P-${door % 6}`,
    pick(parties, number) ?? '',
    number % 2 === 0 ? 'F' : 'M',
    `${1940 + (number % 60)}-0${1 + (number % 9)}-1${number % 9}`,
    number % 3 === 0 ? `775555${1_000 + number}` : '',
    String(39.5 + door / 10_000),
    String(-119.8 - door / 10_000),
    number % 4 === 0 ? '' : 'Y',
    number % 5 === 0 ? 'Y' : '',
  ];
}

/** Rows from one number to another, and those that are in the wrong, as a file. `moved`: numbers whose city is another. */
export function voterFile(
  from: number,
  to: number,
  moved: readonly number[] = [],
  wrong: readonly string[][] = [],
): string {
  const rows = Array.from({ length: to - from }, (_, at) =>
    row(from + at, moved.includes(from + at) ? 'Sparks' : 'Reno'),
  );
  return [headers, ...rows, ...wrong].map((cells) => cells.join(',')).join('\n');
}

/** Three rows that no import can take, each for a reason of its own, and one whose place is the wrong way round. */
export function wrongRows(): string[][] {
  const [again, nameless, numberless, swapped] = [
    row(7, 'Reno'),
    row(9_001, 'Reno'),
    row(9_002, 'Reno'),
    row(9_003, 'Reno'),
  ];
  nameless.splice(1, 2, '', '');
  numberless.splice(0, 1, '');
  swapped.splice(13, 2, '-119.8', '39.5');
  return [again, nameless, numberless, swapped];
}

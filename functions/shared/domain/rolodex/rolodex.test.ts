import { describe, expect, it, test } from 'vitest';
import { cleanContact, contactsInFileMax, joinContacts } from './contact.ts';
import { contactsOfRows } from './contact-rows.ts';
import { asksOf, bestRating, capacityOf, capacityTiers, newestRatings } from './rating.ts';
import { contactsOfVcards, isVcard } from './vcard.ts';

const blank = { employer: null, occupation: null, street: null, city: null, state: null, zip: null };
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
const read = (text: string) => joinContacts(contactsOfVcards(text, 100)).contacts;

describe('a telephone’s contacts', () => {
  it('have names, numbers, addresses and work', () => {
    const text = card(
      'N:Peña;José;;;',
      'FN:José Peña',
      'item1.TEL;type=CELL;type=VOICE;type=pref:(202) 555-0142',
      'TEL;VALUE=uri:tel:+1-202-555-0143',
      'EMAIL;type=INTERNET:Jose@Example.org',
      'ORG:Harbor Clinic;Surgery',
      'TITLE:Nurse\\, night',
      'item2.ADR;type=HOME:;;12 Harbor St;Port Amsel;NJ;07099;United States',
    );
    expect(isVcard(text)).toBe(true);
    expect(read(text)).toEqual([
      {
        ...{ name: 'José Peña', emails: ['jose@example.org'], phones: ['+12025550142', '+12025550143'] },
        ...{ employer: 'Harbor Clinic', occupation: 'Nurse, night' },
        ...{ street: '12 Harbor St', city: 'Port Amsel', state: 'NJ', zip: '07099' },
      },
    ]);
  });

  it('are read as old telephones wrote them, and over folded lines', () => {
    const text = card(
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Pe=C3=B1a;Jos=',
      '=C3=A9;;;',
      'EMAIL:a.very.long.address',
      ' @example.org',
      'TEL;CELL:2025550142',
    );
    expect(read(text)).toMatchObject([
      { name: 'José Peña', emails: ['a.very.long.address@example.org'], phones: ['+12025550142'] },
    ]);
  });

  it('come without their pictures, however large, and without what never ends', () => {
    const picture = `PHOTO;ENCODING=b;TYPE=JPEG:${'/9j/4AAQ'.repeat(200_000)}`;
    const folded = Array.from({ length: 5_000 }, () => ` ${'A'.repeat(74)}`).join('\r\n');
    const text = `${card('FN:Ann Lee', picture, 'NOTE:x', folded, 'TEL:2025550142')}BEGIN:VCARD\nFN:Tom Ng`;
    expect(read(text).map(({ name }) => name)).toEqual(['Ann Lee', 'Tom Ng']);
  });

  it('are as many as were asked for', () => {
    const text = card('FN:Ann Lee').repeat(contactsInFileMax + 5);
    expect(contactsOfVcards(text, contactsInFileMax + 1)).toHaveLength(contactsInFileMax + 1);
  });
});

describe('rows of contacts', () => {
  test.each([
    [
      'Google',
      [
        [
          'First Name',
          'Last Name',
          'Organization Name',
          'Organization Title',
          'E-mail 1 - Label',
          'E-mail 1 - Value',
          'Phone 1 - Label',
          'Phone 1 - Value',
          'Address 1 - City',
        ],
        [
          'Ana',
          'López',
          'Clinic',
          'Nurse',
          'Home',
          'ana@example.org ::: a@example.org',
          'Mobile',
          '202 555 0142',
          'Rome',
        ],
      ],
      { emails: ['ana@example.org', 'a@example.org'], city: 'Rome' },
    ],
    [
      'older Google',
      [
        [
          'Name',
          'Given Name',
          'Family Name',
          'E-mail 1 - Type',
          'E-mail 1 - Value',
          'Phone 1 - Value',
          'Organization 1 - Name',
          'Organization 1 - Title',
        ],
        ['Ana López', 'Ana', 'López', '*', 'ana@example.org', '(202) 555-0142', 'Clinic', 'Nurse'],
      ],
      { emails: ['ana@example.org'] },
    ],
    [
      'Outlook',
      [
        [
          'First Name',
          'Middle Name',
          'Last Name',
          'Company',
          'Job Title',
          'E-mail Address',
          'E-mail Display Name',
          'Home Fax',
          'Mobile Phone',
          'Home Street',
          'Home Postal Code',
        ],
        [
          'Ana',
          '',
          'López',
          'Clinic',
          'Nurse',
          'ana@example.org',
          'Ana (work)',
          '2025550199',
          '202-555-0142',
          '1 Main St',
          '07099',
        ],
      ],
      { emails: ['ana@example.org'], street: '1 Main St', zip: '07099' },
    ],
    [
      'LinkedIn',
      [
        ['Notes:'],
        [
          '"When exporting your connection data, you may notice that some of the email addresses are missing."',
        ],
        [''],
        ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
        ['Ana', 'López', 'https://www.linkedin.com/in/ana', '', 'Clinic', 'Nurse', '01 Jan 2024'],
      ],
      { emails: [], phones: [] },
    ],
  ])('of %s are read', (_, rows, expected) => {
    const found = contactsOfRows(rows, 100);
    expect(joinContacts(found ?? []).contacts).toEqual([
      {
        ...{ ...blank, name: 'Ana López', phones: ['+12025550142'], employer: 'Clinic', occupation: 'Nurse' },
        ...expected,
      },
    ]);
  });

  it('that name no columns of contacts are none', () => {
    expect(
      contactsOfRows(
        [
          ['Amount', 'Date'],
          ['5', '2026-01-01'],
        ],
        10,
      ),
    ).toBeNull();
    expect(contactsOfRows([], 10)).toBeNull();
  });
});

describe('a contact', () => {
  test.each([
    ['=HYPERLINK("http://x","Ana")', 'HYPERLINK("http://x","Ana")'],
    ['+Ana', 'Ana'],
    ['Ana\u202E\n López', 'Ana  López'],
    ['\u0000\u200B', null],
    ['😀', null],
    ['', null],
    ['x'.repeat(500), 'x'.repeat(120)],
  ])('named %j is %j', (name, expected) => {
    expect(cleanContact({ name })?.name ?? null).toBe(expected);
  });

  it('has five addresses and numbers at most, and none that cannot be used', () => {
    const emails = Array.from({ length: 30 }, (_, at) => `a${at}@example.org`);
    const contact = cleanContact({
      name: 'Ana',
      emails: ['no', ...emails],
      phones: ['call me', '2025550142'],
    });
    expect(contact?.emails).toHaveLength(5);
    expect(contact?.phones).toEqual(['+12025550142']);
  });

  it('that a file has twice is one, and those who can be called come first', () => {
    const { contacts, nameless } = joinContacts([
      { name: 'No Number', emails: ['n@example.org'] },
      { name: 'Nothing' },
      { name: 'Ana López', phones: ['2025550142'] },
      { name: 'ana lopez', phones: ['(202) 555-0142'], emails: ['ana@example.org'], employer: 'Clinic' },
      { name: 'Ben López', phones: ['2025550142'] },
      { phones: ['2025550100'] },
    ]);
    expect(nameless).toBe(1);
    expect(contacts.map(({ name, emails, employer }) => [name, emails, employer])).toEqual([
      ['Ana López', ['ana@example.org'], 'Clinic'],
      ['Ben López', [], null],
      ['No Number', ['n@example.org'], null],
      ['Nothing', [], null],
    ]);
  });
});

describe('ratings', () => {
  it('offer amounts within a tier', () => {
    expect(capacityTiers.map((tier) => asksOf(tier))).toEqual([
      [5_000, 7_500, 10_000],
      [10_000, 17_500, 25_000],
      [25_000, 37_500, 50_000],
      [50_000, 75_000, 100_000],
      [100_000, 175_000, 250_000],
      [250_000, 375_000, 500_000],
    ]);
    expect(capacityTiers.map(capacityOf)).toEqual(['small', 'small', 'mid', 'mid', 'major', 'major']);
  });
  it('of one member the newest stands, once two people are one', () => {
    const rated = (rated_by: string, ask_cents: number, at: number) => ({
      ...{ relation: 'friend' as const, ask_cents, rated_by, rated_by_name: rated_by },
      rated_at: { toMillis: () => at },
    });
    const all = [rated('ana', 200, 2), rated('ana', 900, 1), rated('ben', 300, 0)];
    expect(newestRatings([])).toEqual([]);
    expect(bestRating(newestRatings(all))?.ask_cents).toBe(300);
    expect(bestRating(newestRatings(all.toReversed()))?.ask_cents).toBe(300);
    expect(bestRating(newestRatings(all.slice(0, 2)))?.ask_cents).toBe(200);
  });
  it('of several members, the highest and then the closest stands', () => {
    const rated = (relation: 'friend' | 'family', ask_cents: number) => ({
      relation,
      ask_cents,
      rated_by_name: 'A',
    });
    expect(bestRating([])).toBeNull();
    expect(bestRating([rated('family', 100), rated('friend', 500)])?.relation).toBe('friend');
    expect(bestRating([rated('friend', 500), rated('family', 500)])?.relation).toBe('family');
  });
});

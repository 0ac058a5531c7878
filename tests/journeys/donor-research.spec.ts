import { expectAccessible } from './support/accessible.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { giveDonor, givePerson } from './support/people.ts';

const row = (id: string, fields: Record<string, string> = {}): string => {
  const cells = {
    ...{
      committee: 'C00700001',
      amendment: 'N',
      report: 'Q1',
      election: 'P2024',
      image: '202404159627123456',
    },
    ...{ type: '15', entity: 'IND', name: 'PENA, JOSE', city: 'ROME', state: 'NJ', zip: '084011234' },
    ...{
      employer: 'HARBOR CLINIC',
      occupation: 'NURSE',
      day: '01152024',
      amount: '500',
      other: '',
      tran: id,
    },
    ...{ file: '1700000', memo: '', text: '', id, ...fields },
  };
  return Object.values(cells).join('|');
};
const contributions = [
  row('10001'),
  row('10002', { day: '03012024', amount: '250' }),
  row('10003', { amount: '9000', memo: 'X', day: '03022024' }),
  row('10004', { type: '22Y', amount: '100', day: '04012024' }),
  // A namesake at another employer, and strangers.
  row('10005', { employer: 'AMSEL BANK', amount: '2,900' }),
  row('10006', { name: 'STRANGER, PAUL' }),
  row('10007', { name: 'PENA, JOSE', entity: 'PAC' }),
  row('10008', { name: 'DIAZ, ROSA', employer: '=HYPERLINK("x")', occupation: 'X'.repeat(300) }),
].join('\n');
const committees = ['C00700001', 'FRIENDS OF VANCE', ...Array.from({ length: 13 }, () => '')].join('|');

test('public contributions are confirmed of people who are known, and shown on their pages alone', async ({
  page,
}) => {
  test.slow();
  const { first: fay } = await newCampaign('donor-research', 'finance', 'Fay Finance');
  await giveDonor(fay, 'José Peña', 'mid');
  const home = { city: 'Rome', state: 'NJ', zip: '08401' };
  await givePerson(fay, 'José Peña', { ...home, facets: ['donor'], employer: 'Harbor Clinic' });
  await givePerson(fay, 'Rosa Díaz', home);
  await enter(page, fay, '/#/fundraising');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Research' }).click();
  await expect(page.getByRole('link', { name: 'Research', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText('Public FEC record – not for fundraising')).toBeVisible();
  const choose = page.getByRole('button', { name: 'Choose files' });
  await expect(choose).toBeDisabled();
  await page.getByLabel('I know that this information may not be used').check();
  await expectAccessible(page);
  const give = async (files: readonly [name: string, content: string][]) => {
    const chooser = page.waitForEvent('filechooser');
    await choose.click();
    await (await chooser).setFiles(
      files.map(([name, content]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })),
    );
  };
  await give([['gifts.csv', 'Name,Amount\nAna,5\n']]);
  await expect(page.getByRole('alert')).toHaveText(/its columns are others/);
  await page.getByLabel('I know that this information may not be used').check();
  await give([
    ['itcont.txt', contributions],
    ['cm.txt', committees],
  ]);

  // Two of the name, told apart by what they have in common with the card.
  await expect(page.getByText('2 people may be in this file')).toBeVisible();
  const jose = page.getByRole('region', { name: 'José Peña' });
  const clinic = jose.getByRole('listitem').filter({ hasText: 'HARBOR CLINIC' });
  const bank = jose.getByRole('listitem').filter({ hasText: 'AMSEL BANK' });
  await expect(clinic.getByText('Same: name, ZIP code, city, state, employer.')).toBeVisible();
  await expect(clinic.getByText('$650 in 3 contributions')).toBeVisible();
  await expect(bank.getByText('Different: employer.')).toBeVisible();
  await expect(page.getByText('STRANGER')).toHaveCount(0);
  await expect(page.getByText('HYPERLINK')).toHaveCount(0);
  await expectAccessible(page);
  await bank.getByRole('button', { name: 'PENA, JOSE is someone else' }).click();
  await expect(bank).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bank).toBeVisible();
  await bank.getByRole('button', { name: 'PENA, JOSE is someone else' }).click();
  await clinic.getByRole('button', { name: 'PENA, JOSE is the same person' }).click();
  await expect(jose).toHaveCount(0);
  await allSent(page);

  // On the page of the person and the donor it is marked, with the law; on no list and in no search.
  for (const address of ['/#/people/jose-pena', '/#/fundraising/donors/jose-pena']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Public contributions (FEC)' }).click();
    const card = page.getByRole('region', { name: 'Public contributions (FEC)' });
    await expect(card.getByText('$650 in 3 contributions')).toBeVisible();
    await expect(card.getByText('Public FEC record – not for fundraising')).toBeVisible();
    await expect(card.getByText('memo entry, not counted')).toBeVisible();
    await expect(card.getByText('FRIENDS OF VANCE').first()).toBeVisible();
    await expect(card.getByText('1 entry of this name is someone else.')).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/#/fundraising');
  await expect(page.getByRole('link', { name: /José Peña/ })).toBeVisible(followed);
  await expect(page.getByText(/650|VANCE/)).toHaveCount(0);

  // The same file again has nothing left to decide; what was decided can be taken back on the person's page.
  await page.goto('/#/fundraising/research');
  await page.getByRole('button', { name: 'Choose other files' }).click();
  await page.getByLabel('I know that this information may not be used').check();
  await give([['itcont.txt', [contributions, row('10009', { day: '06012024', amount: '75' })].join('\n')]]);
  await expect(jose.getByRole('button', { name: 'PENA, JOSE is the same person' })).toHaveText(
    'Add 1 new contribution',
  );
  await jose.getByRole('button', { name: 'PENA, JOSE is the same person' }).click();
  await allSent(page);
  await page.goto('/#/people/jose-pena');
  await page.getByRole('button', { name: 'Public contributions (FEC)' }).click();
  const card = page.getByRole('region', { name: 'Public contributions (FEC)' });
  await expect(card.getByText('$725 in 4 contributions')).toBeVisible();
  await card.getByRole('button', { name: 'PENA, JOSE is someone else' }).click();
  await allSent(page);
  await expect(card.getByText('None is confirmed.')).toBeVisible();
  await expect(card.getByText('2 entries of this name are someone else.')).toBeVisible();
});

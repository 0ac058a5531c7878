import { expectAccessible } from './support/accessible.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { givePerson } from './support/people.ts';

// What the page fetches ahead is not there without a network and without a service worker.
const lines = [...withoutNetwork, /load preload assets/];
test.use({ expected: { lines }, viewport: { width: 390, height: 844 }, hasTouch: true });

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
const contacts = [
  card('FN:José Peña', 'TEL;type=CELL:(202) 555-0142', 'ORG:Harbor Clinic', 'TITLE:Nurse', 'PHOTO:AAAA'),
  card('FN:Rosa Díaz', 'TEL:202-555-0143', 'EMAIL:rosa@example.org'),
  card('FN:=HYPERLINK(1)', 'TEL:2025550144'),
  card('TEL:2025550145'),
].join('\r\n');

test('somebody rates the contacts of their telephone, without a connection too', async ({
  page,
  context,
}) => {
  test.slow();
  const { first: fay } = await newCampaign('rolodex', 'finance', 'Fay Finance');
  // Rosa is in the campaign already.
  await givePerson(fay, 'Rosa Díaz', { phones: ['+12025550143'], city: 'Rome' });
  await enter(page, fay, '/#/fundraising/rolodex');
  const choose = async (name: string, content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  };
  await expect(page.getByRole('heading', { name: 'Who do you know?' })).toBeVisible();
  await expectAccessible(page);
  await choose('amounts.csv', 'Amount,Date\n5,2026-01-01\n');
  await expect(page.getByText(/No row of this file names columns of contacts/)).toBeVisible();
  await choose('contacts.vcf', contacts);
  await expect(page.getByText('1 contact without a name was left out')).toBeVisible();

  // Without a connection: José is rated, taken back, and rated after a reload's worth of other things.
  await context.setOffline(true);
  const jose = page.getByRole('region', { name: 'José Peña' });
  await expect(jose.getByText('Nurse, Harbor Clinic')).toBeVisible();
  await expect(page.getByText('1 of 3 · 0 added')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await jose.getByText('Friend').click();
  await jose.getByText('$250–$499').click();
  await expect(jose.getByRole('radio', { name: '$250', exact: true })).toBeChecked();
  await jose.getByText('$375').click();
  await expectAccessible(page);
  await add.click();
  await expect(page.getByText('2 of 3 · 1 added')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(jose).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('2 of 3 · 0 added')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await jose.getByText('Friend').click();
  await jose.getByText('$250–$499').click();
  await jose.getByText('$375').click();
  await add.click();
  await expect(page.getByText('2 of 3 · 1 added')).toBeVisible();
  await context.setOffline(false);
  await allSent(page);

  // What is done stays done, and so do the others.
  await page.reload();
  const rosa = page.getByRole('region', { name: 'Rosa Díaz' });
  await expect(page.getByText('2 of 3 · 1 added')).toBeVisible();
  await expect(rosa.getByText('Already in the campaign as Rosa Díaz.')).toBeVisible();
  await rosa.getByText('Family').click();
  await rosa.getByText('Under $100').click();
  await add.click();
  await expect(page.getByRole('region', { name: 'HYPERLINK(1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All rated: 2 people added' })).toBeVisible();
  await expectAccessible(page);
  await allSent(page);

  // Rosa is one person, and both are donors whom call time can ask.
  await page.goto('/#/people');
  await expect(page.getByRole('link', { name: /Rosa Díaz/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /HYPERLINK/ })).toHaveCount(0);
  await page.goto('/#/fundraising');
  await expect(page.getByRole('link', { name: /José Peña/ })).toBeVisible(followed);
  await expect(page.getByRole('link', { name: /Rosa Díaz/ })).toBeVisible();
  await page.goto('/#/fundraising/rolodex');
  await page.getByRole('button', { name: 'Start over with another file' }).click();
  await expect(page.getByRole('heading', { name: 'Who do you know?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who do you know?' })).toBeVisible();
});

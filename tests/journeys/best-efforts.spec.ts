import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { addDays } from '#shared/domain/days.ts';
import { expectAccessible } from './support/accessible.ts';
import { browserDay } from './support/browser-day.ts';
import { write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { localMail } from './support/mailed-links.ts';
import { giveDonor, giveGift, givePerson } from './support/people.ts';

test.use({ expected: { lines: withoutNetwork } });

test('donors above the threshold are asked for what is missing, and their answers fill the card', async ({
  page,
  context,
}) => {
  test.slow();
  const { first: fay } = await newCampaign('efforts', 'finance', 'Fay Finance');
  const now = browserDay();
  const email = `rosa-${Date.now()}@example.org`;
  const stamp = new Date();
  const stamps = { created_at: stamp, created_by: fay.uid, updated_at: stamp, updated_by: fay.uid };
  const people: [string, Parameters<typeof givePerson>[2], number, string][] = [
    ['José Peña', {}, 25_000, addDays(now, -45)],
    ['Rosa Díaz', { emails: [email], occupation: 'Nurse' }, 20_001, addDays(now, -3)],
    ['Ben Ruiz', {}, 20_000, addDays(now, -60)],
  ];
  for (const [name, card, amount, date] of people) {
    await givePerson(fay, name, card);
    await giveDonor(fay, name, 'mid');
    await giveGift(fay, name, { id: `gift-of-${name.slice(0, 3)}`.toLowerCase(), amount, date });
  }
  await giveDonor(fay, 'Park Partners', 'mid', { donor_kind: 'partnership' });
  await giveGift(fay, 'Park Partners', { id: 'of-partners', amount: 10_000, date: addDays(now, -2) });
  await enter(page, fay, '/#/fundraising/missing-information');
  const queue = page.getByRole('list', { name: 'Donors with missing information' });
  const rows = queue.getByRole('listitem');
  const dialog = page.getByRole('dialog');

  // Without a race nobody knows whom the law asks about; once it is set, donors who gave before come in too.
  await expect(page.getByRole('heading', { name: 'Which race are you in?' })).toBeVisible();
  await write(`organizations/${fay.organization}/finance_settings/current`, {
    ...{ jurisdiction: 'US', office: 'us_house', pledge_reminders: false, ...stamps },
    ...{ cycle_from: addDays(now, -200), cycle_to: addDays(now, 400) },
  });
  await expect(async () => {
    await fetch(`${process.env.HUSTINGS_FUNCTIONS}/tickDue-0`, { method: 'POST' });
    await page.reload();
    await expect(rows).toHaveCount(2, { timeout: 8_000 });
  }).toPass(followed);
  await expect(page.getByText(/donors who gave more than \$200 .* within 30 days/)).toBeVisible();
  await expect(rows.first()).toContainText('José Peña');
  await expect(rows.first()).toContainText('15 days late');
  await expect(rows.last()).toContainText('27 days left');
  await expect(page.getByRole('link', { name: 'Park Partners' })).toBeVisible();
  await expectAccessible(page);

  // A letter, which is noted once it is in the mail.
  await page.goto('/#/fundraising/letters');
  await page.getByRole('button', { name: 'Add sample letters' }).click();
  await expect(page.getByRole('link', { name: 'Request for missing information' })).toBeVisible();
  await allSent(page);
  await page.goto('/#/fundraising/missing-information');
  await page
    .getByRole('region', { name: 'José Peña' })
    .getByRole('button', { name: 'Print 1 letter' })
    .click();
  const printed = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Print' }).click();
  const file = await (await printed).path();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(file))));
  expect(text.join(' ').replace(/\s+/g, ' ')).toContain(
    'Our records lack your employer, occupation, and mailing address.',
  );
  await dialog.getByRole('button', { name: 'Mark 1 as sent' }).click();
  await expect(rows).toHaveCount(1);

  // An email, which goes out by itself.
  await page.getByRole('region', { name: 'Rosa Díaz' }).getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByRole('heading', { name: 'Everyone was asked' })).toBeVisible();
  await allSent(page);
  await fetch(`${process.env.HUSTINGS_FUNCTIONS}/tickDue-0`, { method: 'POST' });
  expect((await localMail(email)).text).toContain('Our records lack your employer and mailing address.');
  await page.getByText(/^Waiting for an answer \(2\)$/).click();
  await expect(rows).toHaveCount(2);
  await rows.last().getByRole('button').click();
  await expect(page.getByText('delivered to the mail server')).toBeVisible();
  await expectAccessible(page);

  // The answer, without a connection: half of it first.
  await rows.first().getByRole('button').click();
  await expect(page.getByRole('region', { name: 'José Peña' }).getByText('Letter on')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Record the answer' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Change at least one field.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retired' }).click();
  for (const [label, value] of [
    ['Street', '12 Harbor St'],
    ['City', 'Port Amsel'],
    ['State', 'NJ'],
    ['ZIP', '07099'],
  ] as const)
    await dialog.getByLabel(label).fill(value);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toHaveCount(1);
  await context.setOffline(false);
  await allSent(page);

  // The card has it, and the timeline says when and how.
  await page.goto('/#/people/jose-pena');
  await expect(page.getByText('Retired').first()).toBeVisible();
  await expect(page.getByText(/Answer on .* by letter: Employer, Occupation, Address\./)).toBeVisible();

  // Nobody asks Rosa any more, until somebody does.
  await page.goto('/#/fundraising/missing-information');
  await page.getByText(/^Waiting for an answer \(1\)$/).click();
  await page.getByRole('button', { name: 'Stop asking' }).click();
  await dialog.getByLabel('Reason').fill('Refused by phone');
  await dialog.getByRole('button', { name: 'Stop asking' }).click();
  await expect(page.getByRole('heading', { name: 'No answer is awaited' })).toBeVisible();
  await allSent(page);
  await page.getByText('Closed', { exact: true }).click();
  await expect(rows).toHaveText([/Rosa Díaz/]);
  await expect(page.getByText(/Refused by phone/)).toBeVisible();
});

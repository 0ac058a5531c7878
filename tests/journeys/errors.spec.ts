import { expectAccessible } from './support/accessible.ts';
import { admin, colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';

test.use({ expected: { lines: [/^uncaught: Error: The tally of gifts broke/] } });

test('what breaks on a member’s device is seen by the admin, once and without addresses, and by nobody else', async ({
  page,
  otherBrowser,
}) => {
  const account = await admin('errors');
  const { organization } = account;
  const field = await colleague(organization, 'field', 'Fay Lead');
  const member = await otherBrowser();
  const watched = member.waitForResponse(/error-watch-/);
  // Other roles have no such tab, and the address leads them to one that they have.
  await enter(member, field, '/#/analytics/errors');
  await expect(member.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(member.getByRole('link', { name: 'Errors' })).toBeHidden();

  await watched;
  await member.getByRole('link', { name: 'Volunteers' }).click();
  // Once the list has answered, its empty state offers the same.
  await member.getByRole('link', { name: 'Add volunteer' }).first().click();

  const reported = member.waitForResponse('**/api/errors/report');
  const sent = reported.then((answer) => answer.request().postData() ?? '');
  await member.evaluate(() => {
    for (const name of ['ana.lopez@example.com', 'ben@example.com'])
      setTimeout(() => {
        throw new Error(`The tally of gifts broke for ${name} at 202-555-0142`);
      });
  });
  expect((await reported).status()).toBe(200);
  expect(await sent).not.toMatch(/example\.com|0142/);

  await enter(page, account, '/#/analytics/errors');
  const row = page.getByRole('row', { name: /The tally of/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Critical');
  await expect(row.getByRole('gridcell', { name: '2', exact: true })).toBeVisible();
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('broke for [email] at [phone]');
  const steps = page.getByRole('list', { name: 'What happened before' });
  await expect(steps).toContainText('link Add volunteer');
  await expect(steps).toContainText('Screen/volunteers');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText(/^Resolved by .*It opens again/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Errors' }).click();
  await expect(page.getByText('No open errors')).toBeVisible();
});

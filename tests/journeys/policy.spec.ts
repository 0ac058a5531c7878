import { expectAccessible } from './support/accessible.ts';
import { admin, colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';

const tracker = '/#/strategy/policy';

// The server refuses an author's own approval while someone else can approve.
test.use({ expected: { lines: [/status of 403 \(Forbidden\) \S+\/api\/policy\/approve/] } });

test('an author writes a position, someone else approves it, and the next version shows what changed', async ({
  page,
  otherBrowser,
}) => {
  const boss = await admin('policy');
  const author = await colleague(boss.organization, 'manager', 'Ana Autora');
  await enter(page, author, tracker);

  await page.getByRole('link', { name: 'Add issue' }).click();
  await page.getByRole('textbox', { name: 'Issue' }).fill('Rural broadband');
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('economy');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Write the position' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write the position in one sentence.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Position' }).fill('Fast internet for every farm by 2029.');
  await page.getByRole('button', { name: 'Add proof point' }).click();
  await page.getByRole('textbox', { name: 'Proof point 1', exact: true }).fill('1 in 4 homes has none.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fast internet for every farm by 2029.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('article').getByText('In review')).toBeVisible();
  await expectAccessible(page);

  // The author may approve in general, but not this: the other one can.
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('There is no time to wait.');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('alert').getByText('someone else has to approve it')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  const approver = await otherBrowser();
  await enter(approver, boss, tracker);
  await approver.getByRole('link', { name: /Rural broadband/ }).click();
  await approver.getByRole('button', { name: 'Approve', exact: true }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(approver.getByText('Version 1 is approved')).toBeVisible();
  await approver.getByRole('button', { name: 'Publish' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(approver.getByText('Version 1 is public')).toBeVisible();
  await approver.getByRole('button', { name: 'Add use' }).click();
  await approver.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Issues page');
  await approver.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(approver.getByText('Issues page')).toBeVisible();

  // Both see the same, and the next version tells what is left to update.
  await page.getByRole('link', { name: 'Start a new version' }).click();
  await page.getByRole('textbox', { name: 'Position' }).fill('Fast internet for every farm by 2028.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click();
  await approver.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(approver.getByRole('dialog').getByText('2028')).toBeVisible();
  await approver.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(approver.getByText('Version 2 is approved')).toBeVisible();
  await expect(approver.getByText('Has version 1')).toBeVisible();
  await expect(approver.getByText('Version 1 is still public.')).toBeVisible();
  await expectAccessible(approver);

  const reader = await otherBrowser();
  await enter(reader, await colleague(boss.organization, 'user', 'Lea Lectora'), tracker);
  await reader.getByRole('link', { name: /Rural broadband/ }).click();
  await expect(reader.getByText('Fast internet for every farm by 2028.')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Add issue' })).toBeHidden();
  await reader.goto(reader.url().replace(/$/, '/compare'));
  await expect(reader.locator('del', { hasText: '2029' })).toBeVisible();
  await expect(reader.locator('ins', { hasText: '2028' })).toBeVisible();
});

test('what is typed into a draft survives a killed tab, and a demo’s visitor approves a draft', async ({
  page,
  otherBrowser,
}) => {
  const boss = await admin('policy-killed');
  await enter(page, boss, `${tracker}/new`);
  await page.getByRole('textbox', { name: 'Issue' }).fill('Water');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Write the position' }).click();
  await page.getByRole('textbox', { name: 'Position' }).fill('Clean water is not for sale.');
  // The journal has it a quarter of a second after the last letter.
  await page.waitForTimeout(600);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(tracker);
  await again.getByRole('link', { name: /Water/ }).click();
  await expect(again.getByText('Clean water is not for sale.')).toBeVisible();

  const visitor = await otherBrowser();
  await visitor.goto('/#/demo/strategy/policy');
  await visitor.getByRole('link', { name: /In review/ }).click();
  await visitor.getByRole('button', { name: 'Approve', exact: true }).click();
  await visitor.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(visitor.getByText(/Version \d is approved/)).toBeVisible();
});

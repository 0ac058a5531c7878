import { expectAccessible } from './support/accessible.ts';
import { admin, change, colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test } from './support/journey.ts';
import { localMail } from './support/mailed-links.ts';

test('an announcement is written, taken back, sent, read, mailed and withdrawn', async ({
  page,
  otherBrowser,
}) => {
  const boss = await admin('announcements');
  const author = await colleague(boss.organization, 'manager', 'Ada Cole');
  const member = await colleague(boss.organization, 'canvasser', 'Ben Ortiz');
  await enter(page, author, '/#/announcements');
  await page.getByRole('link', { name: 'New announcement' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Saturday at nine');
  await page.getByRole('textbox', { name: 'Message' }).fill('We meet at the fish market.\n\nBring water.');
  await expect(page.getByText('Goes to 2 members.')).toBeVisible(followed);
  await page.getByText('Some roles', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Canvasser' }).check();
  await expect(page.getByText('Goes to 1 member.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Send to 1 member' }).click();
  // Taken back, it is still there as it was written.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Saturday at nine');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Send to 1 member' }).click();
  await page.getByText('Sent', { exact: true }).click();
  const sent = page.getByRole('link', { name: /Saturday at nine/ });
  await expect(sent).toBeVisible(followed);
  await allSent(page);
  await sent.click();
  await expect(page.getByText('Read by 0 of 1')).toBeVisible();
  await expect(page.getByText('Not yet')).toBeVisible();
  await expectAccessible(page);

  const other = await otherBrowser();
  await enter(other, member, '/#/announcements');
  const received = other.getByRole('link', { name: /Saturday at nine/ });
  await expect(received).toContainText('Unread');
  await received.click();
  await expect(other.getByText('Bring water.')).toBeVisible();
  await allSent(other);
  await expect(page.getByText('Read by 1 of 1')).toBeVisible();

  // It is due a minute after it was sent, and no schedule fires in the emulators.
  const id = page.url().split('/').at(-1) ?? '';
  await change(`due/${boss.organization}_announcement_${id}`, { at: new Date() });
  await fetch(`${process.env.HUSTINGS_FUNCTIONS}/tickDue-0`, { method: 'POST' });
  expect(await localMail(member.email)).toMatchObject({ subject: 'Saturday at nine' });

  await other.getByRole('link', { name: 'Announcements' }).last().click();
  await expect(received).not.toContainText('Unread');

  // An admin finds what others sent, and may take it back.
  const third = await otherBrowser();
  await enter(third, boss, '/#/announcements');
  await third.getByText('Sent', { exact: true }).click();
  await third.getByRole('link', { name: /Saturday at nine/ }).click();
  await third.getByRole('button', { name: 'Withdraw' }).click();
  await third.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await third.getByText('Sent', { exact: true }).click();
  await expect(third.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(received).toBeHidden();
});

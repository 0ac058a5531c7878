import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin, colleague, freshEmail, password } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';
import { localMail, mailedLink } from './support/mailed-links.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

/** The path of the link in our newest mail to an address. */
async function invitationFor(email: string): Promise<string> {
  const { link } = await localMail(email);
  expect(link).toContain('/invite/');
  return link.slice(link.indexOf('/#/'));
}

const roles = '/#/admin/roles';

/** On the screen of the team. */
async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: role }).first().click();
  await dialog.getByRole('button', { name: /Send|Invite/ }).click();
  await expect(page.getByText(email).first()).toBeVisible();
}

test('somebody new is invited, makes an account and joins with their role', async ({
  page,
  otherBrowser,
}) => {
  await enter(page, await admin('inviting'), roles);
  const invited = freshEmail('invited');
  await invite(page, invited, 'Finance');
  await expectAccessible(page);

  const newcomer = await otherBrowser();
  await newcomer.goto(await invitationFor(invited));
  await expect(newcomer.getByText('Sign in to accept your invitation')).toBeVisible();
  // The address goes along to the form that somebody turns to.
  await newcomer.getByRole('textbox', { name: 'Email' }).fill(invited);
  await newcomer.getByRole('link', { name: 'Create your organization account' }).click();
  await expect(newcomer.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(newcomer.getByRole('textbox', { name: 'Email' })).toHaveValue(invited);
  await newcomer.getByLabel('Password', { exact: true }).fill(password);
  await expect(newcomer.getByRole('textbox', { name: 'Organization name' })).toBeHidden();
  await newcomer.getByRole('button', { name: 'Create account' }).click();
  await expect(newcomer.getByText('Check your email to confirm your account, then sign in.')).toBeVisible();
  await newcomer.goto(await mailedLink(invited, 'VERIFY_EMAIL'));
  await newcomer.getByRole('link', { name: 'Continue' }).click();
  await newcomer.goto(await invitationFor(invited));
  // A tab that stands open beside it founds no campaign by itself.
  const otherPage = await newcomer.context().newPage();
  await otherPage.goto('/');
  await expect(otherPage.getByRole('link', { name: 'Try the demo' }).first()).toBeVisible();
  await newcomer.getByRole('textbox', { name: 'Email' }).fill(invited);
  await newcomer.getByLabel('Password', { exact: true }).fill(password);
  await newcomer.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(newcomer.getByRole('button', { name: /^Join/ })).toBeVisible();
  await expectAccessible(newcomer);
  await expect(otherPage.getByRole('heading', { name: 'You are not in a campaign yet' })).toBeVisible();
  await expectAccessible(otherPage);
  await newcomer.getByRole('button', { name: /^Join/ }).click();
  await expect(dashboard(newcomer)).toBeVisible();
  await expect(dashboard(otherPage)).toBeVisible();
  await expect(newcomer.getByRole('link', { name: 'Fundraising & Finance' })).toBeVisible();
  await expect(newcomer.getByRole('link', { name: 'Volunteers', exact: true })).toBeHidden();

  await page.goto('/#/admin/roles/audit');
  await expect(page.getByText(invited).first()).toBeVisible();
  await expectAccessible(page);
});

test('an account that belongs to another campaign is told what accepting means', async ({
  page,
  otherBrowser,
}) => {
  const boss = await admin('second-boss');
  const other = await admin('first-boss');
  const guest = await colleague(other.organization, 'user', 'Gus Guest');
  await enter(page, boss, roles);
  await invite(page, guest.email, 'Manager');
  const browser = await otherBrowser();
  await enter(browser, guest);
  await expect(dashboard(browser)).toBeVisible();
  await browser.goto(await invitationFor(guest.email));
  // Joining starts the page anew.
  let starts = 0;
  browser.on('load', () => {
    starts += 1;
  });
  const reload = browser.waitForEvent('load');
  await browser.getByRole('button', { name: /^Join/ }).click();
  await reload;
  await expect(browser.getByRole('button', { name: /^Your campaigns/ })).toBeVisible();
  await expect(browser.getByRole('link', { name: 'Volunteers', exact: true })).toBeVisible();
  await browser.goto(roles);
  await expect(browser.getByText('Gus Guest').first()).toBeVisible();
  expect(starts).toBe(1);
});

// ASVS 8.3.2
test('a member whose dashboard is open has another role, extra access and no place the moment an admin says so', async ({
  page,
  otherBrowser,
}) => {
  const boss = await admin('removing');
  const member = await colleague(boss.organization, 'manager', 'Mona Manager');
  const colleaguePage = await otherBrowser();
  await enter(colleaguePage, member);
  await expect(dashboard(colleaguePage)).toBeVisible();

  await enter(page, boss, roles);
  await expect(page.getByRole('cell', { name: 'Mona Manager', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Mona Manager/ }).click();
  await page.getByRole('menuitem', { name: /Change role/ }).click();
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Finance' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Save|Change/ })
    .click();
  await expect(colleaguePage.getByRole('link', { name: 'Volunteers', exact: true })).toBeHidden();

  // What they are given beyond their role acts as fast, and so does taking it.
  const walks = colleaguePage.getByRole('link', { name: 'Field Operations' });
  await expect(walks).toBeHidden();
  const chooseFieldWork = async () => {
    await page.getByRole('button', { name: /Mona Manager/ }).click();
    await page.getByRole('menuitem', { name: 'Extra access' }).click();
    await page.getByRole('checkbox', { name: 'Field work' }).click();
  };
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save access' });
  await chooseFieldWork();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('+ field work')).toBeVisible();
  await expect(walks).toBeVisible();
  await chooseFieldWork();
  await save.click();
  await expect(walks).toBeHidden();
  await expect(page.getByText('+ field work')).toBeHidden();

  await page.getByRole('button', { name: /Mona Manager/ }).click();
  await page.getByRole('menuitem', { name: /Remove/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(colleaguePage.getByText('You no longer have access to this campaign')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Mona Manager', exact: true })).toBeHidden();
});

import type { Page } from '@playwright/test';
import { membershipId } from '#shared/collections/memberships.ts';
import { expectAccessible } from './support/accessible.ts';
import { admin, change, colleague, documents, hosting, idToken, send, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { giveVolunteer } from './support/people.ts';

test.use({ expected: { lines: withoutNetwork } });

const volunteers = '/#/volunteers';

/** Names of a campaign's volunteers, as stored. */
async function storedVolunteers(organization: string): Promise<string> {
  const answer = await fetch(`${documents}/organizations/${organization}/volunteers`, {
    headers: { authorization: 'Bearer owner' },
  });
  return answer.text();
}

async function openCampaigns(page: Page) {
  await page.getByRole('button', { name: /^Your campaigns/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Your campaigns' });
  await expect(dialog.getByRole('button', { name: /Kim for Mayor/ })).toBeVisible();
  return dialog;
}

/** Somebody who works in one campaign and belongs to another one, each with a volunteer. */
async function twoCampaigns() {
  const rivera = await admin('rivera');
  const kim = await admin('kim');
  await change(`organizations/${rivera.organization}`, { name: 'Rivera for Senate' });
  await change(`organizations/${kim.organization}`, { name: 'Kim for Mayor' });
  await giveVolunteer(rivera, 'Rosa Rivera');
  await giveVolunteer(kim, 'Karl Kim');
  const member = await colleague(rivera.organization, 'manager', 'Imani Lockwood');
  const now = new Date();
  await write(`memberships/${membershipId(member.uid, kim.organization)}`, {
    ...{ user_id: member.uid, organization_id: kim.organization, full_name: member.name, role: 'field' },
    ...{ two_factor_enabled: false, grants: [], member_positions: ['organizer'], state: 'active' },
    ...{ suspended_at: null, deletion_requested_at: null, created_at: now, updated_at: now },
  });
  await change(`user_preferences/${member.uid}`, { campaigns: 2 });
  return { rivera, kim, member };
}

test('a member of two campaigns switches: neither shows or sends anything of the other', async ({
  page,
  context,
}) => {
  const { rivera, kim, member } = await twoCampaigns();

  await enter(page, member, volunteers);
  await expect(page.getByText('Rosa Rivera').first()).toBeVisible();
  await expect(page.getByText('Karl Kim')).toBeHidden();

  // Without a connection, a volunteer is added in one campaign; meanwhile another device switches to the other.
  await page.goto('/#/volunteers/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ola Offline');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ola Offline').first()).toBeVisible();
  const token = await idToken(member);
  await send(`${hosting}/api/campaigns/switch`, { organization: kim.organization }, token);
  // Rules let the session into the active one alone.
  const read = (organization: string) =>
    fetch(`${documents}/organizations/${organization}/volunteers?pageSize=10`, {
      headers: { authorization: `Bearer ${token}` },
    }).then(({ status }) => status);
  expect([await read(rivera.organization), await read(kim.organization)]).toEqual([403, 200]);

  const restarted = page.waitForEvent('load');
  await context.setOffline(false);
  await restarted;
  await page.goto(volunteers);
  await expect(page.getByText('Karl Kim').first()).toBeVisible();
  for (const name of ['Rosa Rivera', 'Ola Offline']) await expect(page.getByText(name)).toHaveCount(0);
  const dialog = await openCampaigns(page);
  await expectAccessible(page);
  for (const { organization } of [rivera, kim])
    expect(await storedVolunteers(organization)).not.toContain('Ola Offline');

  // Back in the first one, what was made there is sent.
  const entered = page.waitForEvent('load');
  await dialog.getByRole('button', { name: /Rivera for Senate/ }).click();
  await entered;
  await page.goto(volunteers);
  await expect(page.getByText('Ola Offline').first()).toBeVisible();
  await expect(page.getByText('Karl Kim')).toHaveCount(0);
  await allSent(page);
  await expect.poll(() => storedVolunteers(rivera.organization)).toContain('Ola Offline');
  expect(await storedVolunteers(kim.organization)).not.toContain('Ola Offline');
});

test('a link in a mail opens its own campaign, asking whoever works in another one', async ({ page }) => {
  const { rivera, kim, member } = await twoCampaigns();
  const linked = (organization: string) => `/#/in/${organization}/volunteers?view=list`;
  const question = page.getByRole('heading', { name: 'Switch to Kim for Mayor?' });

  // The sign-in leads on to it.
  await enter(page, member, linked(rivera.organization));
  await expect(page.getByText('Rosa Rivera').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/volunteers\?view=list$/);

  await page.goto(linked(kim.organization));
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay in Rivera for Senate' }).click();
  await expect(page).toHaveURL(/#\/$/);

  await page.goto(linked(kim.organization));
  const restarted = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Switch to Kim for Mayor' }).click();
  await restarted;
  await expect(page.getByText('Karl Kim').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/volunteers\?view=list$/);
  await expect(page.getByText('Rosa Rivera')).toHaveCount(0);
});

test('a link into a campaign of others says so, and opens nothing', async ({ page }) => {
  const { rivera, kim } = await twoCampaigns();
  await enter(page, rivera, `/#/in/${kim.organization}/volunteers`);
  await expect(page.getByRole('heading', { name: 'You’re not in the campaign' })).toBeVisible();
  await expect(page.getByText('Karl Kim')).toHaveCount(0);
  await expect(page.getByText('Kim for Mayor')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/#\/$/);
});

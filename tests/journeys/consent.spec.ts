import { fullEvent } from '#shared/domain/voters/learned.ts';
import { expectAccessible } from './support/accessible.ts';
import { admin, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test } from './support/journey.ts';
import { givePerson } from './support/people.ts';

/** The browser's own line for what a person's opt-out refuses. */
const ofRefusals = /status of 403/;

test('an opt-out closes the number for everyone who has it, and the campaign lists it', async ({
  page,
  expected,
}) => {
  expected.lines.push(ofRefusals);
  const account = await admin('consent');
  const phones = ['+12025550142'];
  await givePerson(account, 'Ana Cruz', { phones, emails: ['ana@example.com'] });
  await givePerson(account, 'Luis Cruz', { phones });
  await givePerson(account, 'Vera Kim', { voter_id: 'V1' });
  await write(`organizations/${account.organization}/voter_events/slammed`, {
    ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'door', outcome: 'do_not_walk' }),
    ...{ closes: true, happened_at: Date.now(), received_at: new Date(), by: account.uid },
  });
  await enter(page, account, '/#/people/ana-cruz');
  const card = page.getByRole('list', { name: 'Contact permissions' });
  await expect(card).toContainText('Call');
  await page.getByRole('button', { name: 'Record opt-out' }).click();
  await page.getByRole('textbox', { name: 'What they said' }).fill('Stop calling us');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await allSent(page);
  await expect(card).toContainText('Opted out');
  await page.getByRole('button', { name: 'Evidence' }).click();
  await expect(page.getByRole('list', { name: 'Evidence' })).toContainText('Stop calling us');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Opted out · Call · •••0142');
  await expect(timeline).toContainText('phone call · recorded by');
  // A function projects it onto both cards.
  await expect(page.getByRole('button', { name: 'Call: Closed' })).toBeVisible(followed);
  await expectAccessible(page);
  await page.goto('/#/people/luis-cruz');
  await expect(page.getByRole('button', { name: 'Call: Closed' })).toBeVisible(followed);

  await page.getByRole('button', { name: 'Record consent' }).click();
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('Call');
  await page.getByRole('textbox', { name: 'What they said' }).fill('Sure');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Only they can opt back in')).toBeVisible();
  await page.goto('/#/people/do-not-contact');
  const closed = page.getByRole('list', { name: 'Closed contacts' });
  await expect(closed).toContainText('•••0142');
  await expect(closed.getByRole('link', { name: 'Ana Cruz' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('Door');
  await expect(closed.getByRole('link', { name: 'Vera Kim' })).toBeVisible();
  await expect(closed).toContainText('Door: Opted out');
  await expect(closed).not.toContainText('•••0142');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Exact email or number' }).fill('ana@example.com');
  await expect(page.getByRole('heading', { name: 'Not closed' })).toBeVisible();
  await expectAccessible(page);
});

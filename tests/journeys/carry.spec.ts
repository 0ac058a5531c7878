import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  type Account,
  admin,
  at,
  authHost,
  documents,
  freshEmail,
  idToken,
  password,
  send,
  write,
} from './support/emulators.ts';
import { expect, signIn, test } from './support/journey.ts';

// The browser's own line for a create that is done again: the rules refuse it, and the app then finds its record there.
test.use({ expected: { lines: [/the server responded with a status of 403/] } });

function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open: () => open(), opened };
}

type Interrupted = { answer: Promise<void>; goOn: () => void };

/** The server takes the gift, and the page never hears of it. What comes last, the profile, then waits for `goOn`. */
async function interrupting(context: BrowserContext): Promise<Interrupted> {
  const [answer, rest] = [gate(), gate()];
  let lost = false;
  await context.route('**/documents:commit*', async (route) => {
    if (route.request().postData()?.includes('/candidate_profiles/')) await rest.opened;
    return route.continue();
  });
  await context.route('**/api/gifts/record', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    answer.open();
  });
  return { answer: answer.opened, goOn: rest.open };
}

const packed = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('demoCarry')));

const create = (table: string, id: string, data: object) => ({
  ...{ is: 'write', operation: { operation: 'create', table, id, data } },
});
const gift = { id: 'g1', donorId: 'd1', amount: 25_000, date: '2026-11-01', status: 'completed' };
const plan = { goal_votes: 900, base_votes: 300, id_turnout: 80, support_rate: 40, contact_rate: 25 };
const questionWith = (test: object) => JSON.stringify({ steps: [{ do: 'include', tests: [test] }] });

/** What a visitor did before, as the tab keeps it for a reload; every form of the demo has journeys of its own. */
const done = [
  create('donors', 'd1', { name: 'Ngozi Adeyemi', email: null, phone: null, capacity: 'unknown' }),
  {
    ...{ is: 'call', path: '/api/gifts/record' },
    body: {
      ...{ ...gift, type: 'one_time', method: 'cash', check_number: null, source_code: null },
      ...{ note: null, election: null },
    },
  },
  create('volunteers', 'v1', {
    ...{ name: 'Wes Oduya', email: null, phone: null, skills: [], totalHours: 0, lastActiveDate: null },
    ...{ alias: null, on_leaderboard: true },
  }),
  create('scripts', 's1', {
    ...{ name: 'Harbor doors', channel: 'door', body: '{"version":1,"items":[]}', archived: false },
  }),
  create('voter_segments', 'q1', { name: 'Our side', question: questionWith({ by: 'support', is: [1, 2] }) }),
  // Of a list of invented people: it stays.
  create('voter_segments', 'q2', {
    name: 'Ward 1',
    question: questionWith({ by: 'list', list: 'ward-one' }),
  }),
  {
    ...{ is: 'call', path: '/api/events/save' },
    body: {
      ...{ id: 'e1', mode: 'new', isPublished: true, zone: 'America/New_York', series: null },
      ...{ fields: { title: 'Harbor walk', type: 'canvass' }, street: null, removedShifts: [] },
      shifts: [
        {
          ...{ id: 'a', from: '2027-03-06T10:00', to: '2027-03-06T13:00', capacity: 20 },
          ...{ capacity_kind: 'target', label: null, lead: null },
        },
      ],
      ...{ hosts: { add: [], remove: [] }, tags: { add: [], remove: [] } },
    },
  },
  {
    ...{ is: 'call', path: '/api/schedule/save' },
    body: {
      ...{
        id: 't1',
        mode: 'book',
        over: null,
        fields: { title: 'Harbor walk', kind: 'event', event_id: 'e1' },
      },
      times: { from: '2027-03-06T10:00', to: '2027-03-06T11:00', zone: 'America/New_York' },
    },
  },
  create('field_plans', 'current', {
    ...{ ...plan, per_hour: 15, shift_hours: 3, show_rate: 50, from: '2026-11-22', until: '2027-11-02' },
  }),
];

/** Runs in the page before the app, once for the tab. */
function keepActs(done: readonly object[]): void {
  if (location.protocol === 'about:' || sessionStorage.getItem('demoSessionData') !== null) return;
  const acts = done.map((act, number) => ({ ...act, at: Date.now() - 60_000 + number, by: 'rivera-admin' }));
  sessionStorage.setItem('demoSessionData', JSON.stringify({ role: 'admin', acts }));
}

/** Makes an account in the form that is open; its address is then confirmed, for mails have a journey of their own. */
async function signUp(page: Page, email: string): Promise<Account> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Check your email to confirm your account')).toBeVisible();
  const accounts = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts`;
  const found = await send(`${accounts}:lookup?key=local`, { email: [email] }, 'owner');
  const uid = String(at(found, 'users', '0', 'localId'));
  await send(`${accounts}:update?key=local`, { localId: uid, emailVerified: true }, 'owner');
  return { email, password, uid };
}

/** The ids of a campaign's documents, by table. */
async function recordsOf(organization: string): Promise<Record<string, string[]>> {
  const tables = ['donors', 'donations', 'volunteers', 'scripts', 'voter_segments', 'field_plans', 'turfs'];
  tables.push('events', 'appointments');
  const idsIn = async (table: string) => {
    const url = `${documents}/organizations/${organization}/${table}?mask.fieldPaths=created_at`;
    const answer: { documents?: { name: string }[] } = await (
      await fetch(url, { headers: { authorization: 'Bearer owner' } })
    ).json();
    return [table, (answer.documents ?? []).map(({ name }) => name.split('/').at(-1) ?? '')] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(idsIn)));
}

test('what a visitor entered in the demo is in their own campaign after the sign-up, once, and in no other', async ({
  page,
  context,
  baseURL,
}) => {
  const email = freshEmail('carrier');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.addInitScript(keepActs, done);
  await page.goto('/#/demo/profile/electorate');
  await box('Culture').fill('Fishing, and Friday fish fries.');
  // Left while it is still being typed: that comes along too.
  await page.getByRole('button', { name: 'Sign Up Free' }).click();

  await box('Organization name').fill('Adeyemi for Mayor');
  const account = await signUp(page, email);
  const api = `${baseURL}/api`;
  const made = await send(`${api}/profile/ensure`, {}, await idToken(account));
  const organization = String(at(made, 'organizationId'));
  const now = new Date();
  await write(`candidate_profiles/${organization}`, {
    ...{ candidateName: 'Ngozi Okafor', created_at: now, created_by: account.uid },
    ...{ updated_at: now, updated_by: account.uid },
  });
  // In another tab, as mail programs open their links.
  const home = await context.newPage();
  const dialog = home.getByRole('dialog');
  await signIn(home, email);
  await expect(dialog.getByText('You entered this in the demo')).toBeVisible();
  const counts = ['1 donor', '1 donation', '1 volunteer', '1 script', '1 voter search', '1 profile field'];
  counts.push('1 event, as a draft', '1 time of the candidate’s');
  for (const count of [...counts, 'The plan of your field work'])
    await expect(dialog.getByText(count, { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 turf, list or note about sample voters')).toBeVisible();
  await expectAccessible(home);

  // A tab that is closed in the middle leaves nothing half-done, and a second one doubles nothing.
  const lost = await interrupting(context);
  await dialog.getByRole('button', { name: 'Put them into Adeyemi for Mayor' }).click();
  await lost.answer;
  const second = await context.newPage();
  await Promise.all([home.reload(), second.goto('/#/')]);
  const goOn = { name: /^(Go on|Put them into)/ };
  await expect(second.getByRole('dialog').getByRole('button', goOn)).toBeVisible();
  await dialog.getByRole('button', goOn).click();
  await second.getByRole('dialog').getByRole('button', goOn).click();
  lost.goOn();
  await expect(second.getByText('This was done in another tab.')).toBeVisible();
  await expect(dialog.getByText('Now in Adeyemi for Mayor')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await second.close();

  // Nobody of the sample, and nobody twice.
  await expect
    .poll(() => recordsOf(organization))
    .toEqual({
      ...{ donors: ['d1'], donations: ['g1'], volunteers: ['v1'], scripts: ['s1'], voter_segments: ['q1'] },
      ...{ field_plans: ['current'], turfs: [], events: ['e1'], appointments: ['t1'] },
    });
  await home.goto('/#/field-ops/scripts');
  await expect(home.getByText('Harbor doors')).toBeVisible();
  await home.goto('/#/profile/electorate');
  await expect(home.getByRole('textbox', { name: 'Culture' })).toHaveValue('Fishing, and Friday fish fries.');
  await expect.poll(() => packed(home), 'what could be offered again').toEqual([]);
});

/** Runs in the page before the app: the account that was made last in this tab has what was entered until now. */
function keepTaken(): void {
  if (location.protocol === 'about:' || sessionStorage.getItem('demoCarryTab') !== null) return;
  sessionStorage.setItem('demoCarryTab', 'this-tab');
  localStorage.setItem('demoTaken/this-tab', String(Date.now() - 1_000));
}

test('whoever goes on in that tab, and then joins a campaign, takes along what is new, and puts nothing into it', async ({
  page,
  baseURL,
}) => {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const account = await admin('inviting');
  const guest = freshEmail('joiner');
  const invitation = { email: guest, role: 'canvasser' };
  const invited = await send(`${baseURL}/api/invitations/create`, invitation, await idToken(account));
  const token = String(at(invited, 'link')).split('/invite/')[1];

  await page.addInitScript(keepActs, done);
  await page.addInitScript(keepTaken);
  await page.goto('/#/demo/volunteers/new');
  await box('Name').fill('Ida Bell');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ida Bell' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Up Free' }).click();
  await expect(box('Organization name')).toBeVisible();
  await page.goto(`/#/auth?mode=signup&invite=${token}`);
  await expect(box('Organization name')).toBeHidden();
  await signUp(page, guest);
  await page.getByRole('textbox', { name: 'Email' }).fill(guest);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^Join/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Your work from the demo' });
  await expect(dialog.getByText(/^You joined .+, which others set up/)).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['Contact details of 1 person', '1 volunteer']);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export as spreadsheet' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('New in Volunteers,Ida Bell,Name,Ida Bell');
  expect(file).not.toContain('Wes Oduya');
  await dialog.getByRole('button', { name: 'Leave them' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => packed(page)).toEqual([]);
});

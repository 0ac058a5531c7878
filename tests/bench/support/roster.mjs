import { runnerImport } from 'vite';
import { at } from '../../../scripts/lib/paths.mjs';

export const people = 300;
/** Check-ins of each telephone, of three: more than a hundred in all. */
const each = 34;
const phones = 3;
export const checkIns = each * phones;
const minuteMs = 60_000;

const nameOf = (n) => `Ana Door${String(n).padStart(3, '0')}`;

/** A canvass under way for which three hundred signed up. */
async function fullEvent({ accounts, organization }) {
  const { module: support } = await runnerImport(at('tests/journeys/support/shift-event.ts'));
  const who = await accounts.colleague(organization, 'field', 'Fran Field');
  const event = await support.shiftEvent(who, { startsInMs: -5 * minuteMs });
  const now = new Date();
  const signedUp = (n) => ({
    ...{ event_id: event, shift_id: 's1', person_id: `p${n}`, name: nameOf(n), email: `a${n}@example.org` },
    ...{ phone: null, language: 'en', guests: 0, needs: null, answers: [], state: 'registered', places: 1 },
    ...{ arrived_at: new Date(now.getTime() - n), source: 'form', source_code: null, consents: [] },
    ...{ code: `ABCD${String(n).padStart(4, '2').replace(/[01]/g, '9')}`, link_version: 1 },
    ...{ offered_until: null, confirmed_at: null, cancelled_by: null, checked_in_at: null, minutes: null },
    ...{ note: null, created_at: now, created_by: 'form', updated_at: now, updated_by: 'form' },
  });
  for (let n = 0; n < people; n += 1)
    await accounts.write(`organizations/${organization}/rsvps/r${n}`, signedUp(n));
  return { who, event };
}

const listed = (page) => page.locator(`[aria-setsize="${people}"]`).first();

/** A telephone at the door, with the app and the roster on it. */
async function telephone(world, who, event) {
  const browser = await world.open(await world.profileOf(who));
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(world.app(`/events/${event}/check-in`));
  await listed(page).waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  // What the server said is kept a second later.
  await page.waitForTimeout(3_000);
  return browser;
}

/** Milliseconds from the press on the event's page until the roster is there, without a connection; several times. */
async function openings({ page, context }, world, event) {
  const took = [];
  await context.setOffline(true);
  for (let time = 0; time < 5; time += 1) {
    await page.goto(world.app(`/events/${event}`));
    const link = page.getByRole('link', { name: 'Check-in' });
    await link.waitFor();
    const since = performance.now();
    await link.click();
    await listed(page).waitFor();
    took.push(performance.now() - since);
  }
  await context.setOffline(false);
  await page.waitForTimeout(2_000);
  return took;
}

async function checkInAll({ page }, from) {
  for (let n = from; n < from + each; n += 1) {
    await page.getByRole('searchbox').fill(nameOf(n));
    await page.getByRole('button', { name: new RegExp(`^${nameOf(n)}`) }).click();
  }
}

/** Three telephones at one door, one of them without a connection until it is done; then what the database has. */
export async function door(world) {
  const { who, event } = await fullEvent(world);
  const opened = [];
  for (let n = 0; n < phones; n += 1) opened.push(await telephone(world, who, event));
  const [first] = opened;
  const offline = await openings(first, world, event);
  await first.page.goto(world.app(`/events/${event}/check-in`));
  await listed(first.page).waitFor();
  await first.context.setOffline(true);
  const since = performance.now();
  await Promise.all(opened.map((phone, n) => checkInAll(phone, n * each)));
  await first.context.setOffline(false);
  // One question, for asking for each of them would be most of what the database does.
  const stored = async () => {
    const where = {
      fieldFilter: { field: { fieldPath: 'state' }, op: 'EQUAL', value: { stringValue: 'attended' } },
    };
    const counted = {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'rsvps' }], where },
        aggregations: [{ alias: 'arrived', count: {} }],
      },
    };
    const url = `${world.accounts.documents}/organizations/${world.organization}:runAggregationQuery`;
    const [{ result }] = await world.accounts.send(url, counted, 'owner');
    return Number(result.aggregateFields.arrived.integerValue);
  };
  let arrived = await stored();
  while (arrived < checkIns && performance.now() - since < 5 * minuteMs) {
    await new Promise((done) => setTimeout(done, 500));
    arrived = await stored();
  }
  const took = (performance.now() - since) / 1_000;
  for (const phone of opened) await phone.kill();
  return { offline, arrived, took };
}

import { campaignLeft } from '../campaign-of-tab.ts';
import { sampleAt } from '../sample-texts.ts';
import { server } from '../server.ts';
import { appealsOf } from './carried-appeals.ts';
import { appointmentsOf } from './carried-appointments.ts';
import { eventsOf } from './carried-events.ts';
import { researchOf } from './carried-research.ts';
import { forgetCarried, readProgress, storeCarried, takenUntil } from './carried-storage.ts';
import { demoOfTab, demosOfTab, packedDemos, readClaim } from './claim.ts';
import { consentsOf } from './consents.ts';
import { type Contents, calledKinds } from './contents.ts';
import { excludedOf } from './excluded.ts';
import { gather } from './gather.ts';
import { madeSince } from './made-since.ts';
import { sampleOf } from './of-sample.ts';

const isEmpty = (contents: Contents): boolean => {
  const { records, profile, left } = contents;
  const isNothingCalled = calledKinds.every((kind) => (contents[kind] ?? []).length === 0);
  return records.length === 0 && Object.keys(profile).length === 0 && left.room === 0 && isNothingCalled;
};

/** Deletes what was packed of this tab's demo: the visitor starts over. What is being put in somewhere goes on. */
export function dropCarry(): void {
  for (const id of demosOfTab()) if (!readProgress(id)) forgetCarried(id);
}

function pack(): void {
  const { world, acts } = server();
  const id = demoOfTab(world.organization);
  // What is being put in somewhere stays as it is until that has ended.
  if (readProgress(id)) return;
  const taken = takenUntil(id);
  const excluded = excludedOf(acts(), taken);
  const own = (alsoImported: boolean): Contents => {
    const { left, ...rest } = madeSince(taken, world, gather(world, began, alsoImported));
    const { field, files } = excluded;
    const consents = consentsOf(world, rest.records);
    const research = researchOf(world, rest.records);
    const appeals = appealsOf(world, began, taken);
    const events = eventsOf(world, began, taken);
    const coming = new Set([
      ...rest.records.map(({ table, id }) => `${table}/${id}`),
      ...events.map((event) => `events/${event.id}`),
    ]);
    const appointments = appointmentsOf(world, began, taken, (record) => coming.has(record));
    const more = {
      ...(consents.length > 0 && { consents }),
      ...(research.length > 0 && { research }),
      ...(appeals.length > 0 && { appeals }),
      ...(events.length > 0 && { events }),
      ...(appointments.length > 0 && { appointments }),
    };
    return { ...rest, ...more, left: { ...left, ...(field > 0 && { field }), ...(files > 0 && { files }) } };
  };
  // The days of the sample are those of the moment at which this page was opened.
  const began = sampleOf(sampleAt(performance.timeOrigin, world.organization));
  const everything = own(true);
  // What was entered in another campaign of the demo stays packed.
  if (isEmpty(everything)) {
    forgetCarried(id);
    return;
  }
  // One for a browser, but for what waits for the confirmation of an account that was made in another tab.
  for (const other of packedDemos()) if (other !== id && !readClaim(other)) forgetCarried(other);
  const about = { version: 1, id, at: Date.now() } as const;
  if (storeCarried({ ...about, ...everything })) return;
  if (storeCarried({ ...about, ...own(false) })) return;
  const room = everything.records.length;
  storeCarried({ ...about, records: [], profile: {}, left: { ...everything.left, room } });
}

/**
 * Keeps what the visitor entered in the demo of this tab, since an account took it over last, for an account that they
 * make in it, in place of what was kept before. Never throws: a visitor gets to the sign-up whatever becomes of it.
 */
export function packCarry(): void {
  try {
    pack();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Packs when the visitor leaves the demo for another screen of the app, by whichever link; not when the tab is closed or
 * reloaded. At the last moment: what could still be taken back, and what was being typed, has been done by then.
 */
addEventListener('hashchange', () => {
  if (!location.hash.startsWith('#/demo')) addEventListener('pagehide', packCarry, { once: true });
});
/** What was entered in a campaign that is left for another one is kept until something is entered there. */
addEventListener(campaignLeft, () => addEventListener('pagehide', packCarry, { once: true }));

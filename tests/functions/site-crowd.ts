import { events, formPosts, rsvps } from '#shared/collections/index.ts';
import { siteCampaign, siteNow, siteShift, type startSite } from './site-campaign.ts';
import { typedForm, visitor, workFor } from './site-forms.ts';

type Site = Awaited<ReturnType<typeof startSite>>;
/** Beside the room, so that an hour takes more than 200 sign-ups. */
const canvass = siteShift({ id: 's2', capacity: 500, capacity_kind: 'target' });

/** So many people who press the button of one event's form at the same moment, each from a network of their own. */
export async function signUpCrowd(site: Site, { count, places }: { count: number; places: number }) {
  const it = await siteCampaign();
  const event = await it.add({ shifts: [siteShift({ capacity: places }), canvass] });
  site.clock.now = siteNow;
  const forms: { send: ReturnType<typeof visitor>['send']; form: URLSearchParams }[] = [];
  for (let at = 0; at < count; at += 1) {
    const { token: fetched, send } = visitor(site, it);
    const { token, difficulty } = await fetched(event);
    const work = workFor(token, difficulty);
    const fields = { name: `Person ${at}`, email: `p${at}@example.org`, token, work };
    forms.push({ send, form: typedForm(fields) });
  }
  site.clock.now = siteNow + 5_000;
  const since = performance.now();
  const times = await Promise.all(
    forms.map(async ({ send, form }) => {
      const { status } = await send(event, form);
      return { status, took: performance.now() - since };
    }),
  );
  const all = (await it.all('rsvps')).map((one) => rsvps.schema.parse(one.data()));
  const posts = (await it.all('form_posts')).map((one) => formPosts.schema.parse(one.data()));
  const stored = events.schema.parse((await it.doc(`events/${event}`).get()).data());
  return { times, rsvps: all, posts, shift: stored.shifts.find(({ id }) => id === 's1') };
}

/** What became of a crowd, in numbers. */
export function outcomeOf({ times, rsvps: all, posts, shift }: Awaited<ReturnType<typeof signUpCrowd>>) {
  const arrivals = (state: string) =>
    all.filter((one) => one.state === state).map(({ arrived_at }) => arrived_at.toMillis());
  const [registered, waiting] = [arrivals('registered'), arrivals('waiting')];
  return {
    answered: times.filter(({ status }) => status === 200).length,
    stored: new Set(all.map(({ email }) => email)).size,
    through: posts.filter(({ state }) => state === 'through').length,
    registered: registered.length,
    waiting: waiting.length,
    /** Nobody who came later has a place before somebody who came earlier. */
    isInOrder: Math.max(...registered) <= Math.min(...waiting),
    counted: [shift?.taken, shift?.waiting],
    slowestMs: Math.max(...times.map(({ took }) => took)),
  };
}

import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { turfPackets } from '#shared/collections/index.ts';
import { unpackJson } from '#shared/domain/field/packed.ts';
import { packet as packetSchema } from '#shared/domain/field/packet.ts';
import { packetNow } from '#shared/domain/field/packet-columns.ts';
import { undoMs } from '#shared/domain/voters/may-close.ts';
import { RefusedError } from '#shared/refusals.ts';
import { type Language, languages } from '#shared/themes.ts';
import { turfNewsBucket } from '#shared/usecases/buckets.ts';
import { readTurfLog } from '#shared/usecases/read-turf-log.ts';
import { html } from '../site/html.ts';
import { page } from '../site/page.ts';
import { readAnyEvent } from '../site/read-campaign.ts';
import { sendPage } from '../site/send-page.ts';
import { languageOf, type SiteContext, sendNothing } from '../site/site-pages.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import { walkPath } from './launch-links.ts';
import { type Pass, readPass, type WalkedTurf } from './read-pass.ts';
import { type Noted, walkPage } from './walk-page.ts';
import { type WalkResult, walkResults, walkWords } from './walk-up-words.ts';

/** Seconds after which a page that waits asks again. */
const againSeconds = 15;

type Stage = 'waiting' | 'admitted' | 'ended' | 'many';

/** A page that says where somebody stands; while they wait it is shown anew once it says something else. */
function say(response: Response, language: Language, stage: Stage, name: string, status = 200): void {
  const words = walkWords[language];
  const isOpen = stage === 'waiting' || stage === 'admitted';
  const again = isOpen && html`<noscript><meta http-equiv="refresh" content="${againSeconds}"></noscript>`;
  const shown = page({
    ...{ language, title: words[stage], campaign: '', paidFor: null, other: null, home: null },
    head: again === false ? null : again,
    ...{ isFramed: true, hasScript: isOpen },
    body: html`<h1>${words[stage]}</h1>${isOpen && html`<p data-again="${againSeconds}"><strong>${name}</strong></p>`}<p>${words[`${stage}Hint`]}</p>`,
  });
  sendPage(response, shown, { status });
}

const isResult = (outcome: string | null): outcome is WalkResult =>
  walkResults.some((known) => known === outcome);

const logContext = (db: Firestore, organization: string, now: () => number) => ({
  ...{ now, read: firestoreReads(db, { organization, uid: '' }) },
  instant: (millis: number) => Timestamp.fromMillis(millis),
  warn: (message: string, details: object) => logger.warn(message, { organization, ...details }),
});

/** Sends the doors of a turf. What `readTurfLog` reads, and the packet with its campaign and event. */
async function sendTurf(
  { db, now }: SiteContext,
  response: Response,
  language: Language,
  text: string,
  { organization, walkUp, holder }: Pass,
  turf: WalkedTurf,
): Promise<void> {
  const [stored, log, found] = await Promise.all([
    db.collection(turfPackets.path(organization)).doc(turf.id).get(),
    readTurfLog(logContext(db, organization, now), turf, null),
    readAnyEvent(db, organization, walkUp.event_id),
  ]);
  const packed = stored.get('packed');
  if (typeof packed !== 'string' || !found) return sendNothing(response, language);
  const packet = packetNow(await unpackJson(packetSchema, packed), log.columns);
  const takenBack = new Set(log.events.flatMap(({ undoes }) => undoes ?? []));
  const noted = new Map<string, Noted>();
  for (const event of log.events.toReversed()) {
    if (event.kind !== 'attempt' || takenBack.has(event.id) || !isResult(event.outcome)) continue;
    const isOwn = event.by === holder && now() - event.received_at < undoMs;
    noted.set(event.voter_id, { result: event.outcome, undoable: isOwn ? event.id : null });
  }
  const until = turf.expires_at ?? 0;
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: found.event.zone } as const;
  const untilText = new Intl.DateTimeFormat(language, clock).format(until);
  const shown = walkPage({
    ...{
      language,
      campaign: found.campaign,
      path: walkPath(language, text),
      name: turf.name,
      turf: turf.id,
      packet,
    },
    ...{ leftOut: log.leftOut, noted, until, untilText, newId: randomUUID },
  });
  sendPage(response, shown);
}

/** Shows a walk-up where they stand, and the doors of their turf while it is theirs; a script asks for no more than whether it is. */
export async function showWalk(
  context: SiteContext,
  request: Request,
  response: Response,
  named: string,
  text: string,
): Promise<void> {
  const language = languages.find((known) => known === named);
  const pass = language ? await readPass(context.db, text, context.now()) : null;
  if (!language || !pass) return sendNothing(response, languageOf(named));
  const { walkUp, turf, organization } = pass;
  if (request.headers.accept === 'application/json') {
    response.setHeader('cache-control', 'no-store').json({ isHeld: turf !== null, turf: turf?.id ?? null });
    return;
  }
  if (walkUp.state === 'waiting') return say(response, language, 'waiting', walkUp.name);
  if (walkUp.state !== 'admitted') return say(response, language, 'ended', walkUp.name);
  if (!turf) {
    // Whoever has brought one back may be given another tonight.
    const isOver = (walkUp.until?.toMillis() ?? 0) < context.now();
    return say(response, language, isOver ? 'ended' : 'admitted', walkUp.name);
  }
  try {
    await context.taking.countAttempt(turfNewsBucket(organization, `walk-up ${walkUp.id}`));
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'resource-exhausted') throw error;
    return say(response, language, 'many', walkUp.name, 429);
  }
  await sendTurf(context, response, language, text, pass, turf);
}

import type { Request, Response } from 'express';
import { FieldValue } from 'firebase-admin/firestore';
import { turfs, voterEvents } from '#shared/collections/index.ts';
import { scores } from '#shared/domain/voters/contact-results.ts';
import { fullEvent, type VoterDraft, withoutAccount } from '#shared/domain/voters/learned.ts';
import { mayClose, undoMs } from '#shared/domain/voters/may-close.ts';
import { wellFormed } from '#shared/domain/well-formed.ts';
import { RefusedError } from '#shared/refusals.ts';
import { languages } from '#shared/themes.ts';
import type { Bucket } from '#shared/usecases/buckets.ts';
import { createIfMissing } from '../create-once.ts';
import { sha256 } from '../hash.ts';
import { formOf } from '../site/post-sign-up.ts';
import { languageOf, type SiteContext, sendNothing } from '../site/site-pages.ts';
import { walkPath } from './launch-links.ts';
import { type Pass, readPass } from './read-pass.ts';
import { walkResults } from './walk-up-words.ts';

const bytesMax = 2_048;
const [quarterMs, aDay] = [15 * 60_000, 24 * 60 * 60_000];
/** Results of one walk-up in a quarter of an hour: nobody knocks so fast. */
export const resultsMax = 200;

const resultsBucket = ({ organization, walkUp }: Pass): Bucket => ({
  id: `walk-up-results-${sha256(`${organization} ${walkUp.id}`)}`,
  limits: [{ windowMs: quarterMs, failures: resultsMax }],
});

type Result = {
  id: string;
  voter: string;
  outcome: (typeof walkResults)[number] | null;
  support: (typeof scores)[number] | null;
  undo: string | null;
  at: number;
};

/** What a posted form says; null where it says nothing that may be noted. */
function resultOf(body: Buffer, now: number): Result | null {
  const fields = new URLSearchParams(wellFormed(body.toString('utf8')));
  const one = (name: string): string => fields.get(name) ?? '';
  const outcome = walkResults.find((known) => known === one('outcome')) ?? null;
  const support = scores.find((known) => String(known) === one('support')) ?? null;
  const undo = /^[\w-]{1,128}$/.test(one('undo')) ? one('undo') : null;
  // By the telephone's clock, which may be wrong: nothing is noted before it happens, or of another day.
  const at = /^\d{1,16}$/.test(one('at')) ? Math.max(now - aDay, Math.min(Number(one('at')), now)) : now;
  const [id, voter] = [one('id'), one('voter')];
  if (!/^[\w-]{8,40}$/.test(id) || voter === '' || voter.length > 64) return null;
  if ((outcome === null) === (undo === null)) return null;
  return { id, voter, outcome, support: undo === null ? support : null, undo, at };
}

/** The turf of theirs that a voter is in: the one that they have, or one that they had until lately. */
async function turfOf({ db }: SiteContext, { organization, turf, writable }: Pass, voter: string) {
  if (turf?.voter_ids.includes(voter)) return turf.id;
  for (const id of writable) {
    const stored = await db.collection(turfs.path(organization)).doc(id).get();
    const voters: unknown = stored.get('voter_ids');
    if (Array.isArray(voters) && voters.includes(voter)) return id;
  }
  return null;
}

const attemptId = (walkUp: string, result: string): string => sha256(`${walkUp} ${result}`).slice(0, 32);
/** The support that was noted together with an attempt: undoing takes both back. */
const supportId = (attempt: string): string => sha256(`${attempt} support`).slice(0, 32);

type TakenBack = { attempt: string; support: string | null };

/**
 * What is taken back with an event that they wrote themselves a moment ago; null of nobody else's, and of nothing older. Two
 * reads.
 */
async function takenBackWith(
  { db, now }: SiteContext,
  { organization, holder }: Pass,
  attempt: string,
  voter: string,
): Promise<TakenBack | null> {
  const events = db.collection(voterEvents.path(organization));
  const support = supportId(attempt);
  const [stored, withIt] = await db.getAll(events.doc(attempt), events.doc(support));
  const isOwn =
    stored?.exists &&
    stored.get('by') === holder &&
    stored.get('voter_id') === voter &&
    stored.get('kind') === 'attempt' &&
    now() - stored.get('received_at').toMillis() < undoMs;
  return isOwn ? { attempt, support: withIt?.exists ? support : null } : null;
}

/** Writes what was learned at a door: once for its id, whoever sends it again. */
async function write(
  { db }: SiteContext,
  { organization, walkUp, holder }: Pass,
  { turf, result, undo }: { turf: string; result: Result; undo: TakenBack | null },
): Promise<void> {
  const about = { voter_id: result.voter, source: 'door', list_id: turf } as const;
  const support = { ...about, kind: 'support', score: result.support } as const;
  const attempt = { ...about, kind: 'attempt', outcome: result.outcome } as const;
  const id = attemptId(walkUp.id, result.id);
  const drafts: [string, VoterDraft][] = [
    [id, { ...attempt, undoes: undo?.attempt ?? null }],
    ...(result.support !== null || undo?.support
      ? [[supportId(id), { ...support, undoes: undo?.support ?? null }] as [string, VoterDraft]]
      : []),
  ];
  const events = db.collection(voterEvents.path(organization));
  for (const [of, draft] of drafts)
    await createIfMissing(
      events.doc(of).create({
        ...fullEvent({ ...draft, walked_by: withoutAccount(walkUp.name) }),
        ...{ closes: mayClose(draft), happened_at: result.at, by: holder },
        received_at: FieldValue.serverTimestamp(),
      }),
    );
}

/**
 * Notes a result of a walk-up, of somebody in their turf and of nobody else: while it is theirs, and for six hours afterwards, for a
 * telephone may have been without a connection. A script asks for no page.
 */
export async function noteResult(
  context: SiteContext,
  request: Request,
  response: Response,
  named: string,
  text: string,
): Promise<void> {
  const { db, now, taking } = context;
  const language = languages.find((known) => known === named);
  const pass = language ? await readPass(db, text, now()) : null;
  if (!language || !pass || pass.holder === null || pass.writable.length === 0)
    return sendNothing(response, languageOf(named));
  try {
    await taking.countAttempt(resultsBucket(pass));
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'resource-exhausted') throw error;
    response.status(429).setHeader('cache-control', 'no-store').end();
    return;
  }
  const body = formOf(request, bytesMax);
  const result = body && resultOf(body, now());
  const turf = result && (await turfOf(context, pass, result.voter));
  const undo = result?.undo && turf ? await takenBackWith(context, pass, result.undo, result.voter) : null;
  if (!result || !turf || (result.undo !== null && undo === null)) {
    response.status(400).setHeader('cache-control', 'no-store').end();
    return;
  }
  await write(context, pass, { turf, result, undo });
  response.setHeader('cache-control', 'no-store');
  response.setHeader('referrer-policy', 'no-referrer');
  // What takes it back, for a page that is not drawn anew.
  if (request.headers.accept === 'application/json')
    response.json({ undo: result.undo === null ? attemptId(pass.walkUp.id, result.id) : null });
  else response.redirect(303, `${walkPath(language, text)}#v-${encodeURIComponent(result.voter)}`);
}

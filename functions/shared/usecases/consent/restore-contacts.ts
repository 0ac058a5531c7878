import { restoreContactsCall } from '../../api/consent-api.ts';
import { audit } from '../../collections/audit.ts';
import { contactEvents, evidenceMax } from '../../collections/contact-events.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { contactSalt, contactSalts } from '../../collections/contact-salts.ts';
import { events } from '../../collections/events.ts';
import { outbox } from '../../collections/outbox.ts';
import { namedSalt, storedSalt } from '../../domain/consent/contact-point.ts';
import { foldPoint } from '../../domain/consent/fold-point.ts';
import { type SealedLine, type SealedPoint, sealedPoints } from '../../domain/consent/sealed-contacts.ts';
import { openSealed } from '../../domain/consent/sealed-file.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { findSalt } from './contact-salt.ts';
import { closesMore, contactEventOf, linesOf, pointFields } from './record-contact-events.ts';

/**
 * Takes in a page of a sealed copy, in one transaction. A campaign that has no evidence yet takes the copy's secret as its own,
 * so the points close what they closed before; one that has evidence under another secret is refused. Whoever knows the
 * passphrase could have written the copy, so it opens nothing that this campaign has closed. Reads: the member, the secret, each
 * line and point, and the evidence of points that are there.
 */
export const restoreContacts = useCase(restoreContactsCall, async (input, context) => {
  const opened = await openSealed(input.passphrase, input.header, input.page);
  if (opened.is !== 'opened')
    throw new RefusedError(opened.is === 'sealed' ? 'consent.sealWrong' : 'consent.sealNoFile');
  const { data: copy } = sealedPoints.safeParse(jsonOf(opened.text));
  if (!copy) throw new RefusedError('consent.sealNoFile');
  return context.tx((store) => restored(store, context, copy.salt, copy.points, opened.n), {
    key: `contact salt ${context.member.organization}`,
  });
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function restored(
  store: Store,
  { member, now, newId }: Pick<Context, 'member' | 'now' | 'newId'>,
  salt: string,
  points: readonly SealedPoint[],
  page: number,
): Promise<{ points: number; left: number }> {
  const own = await requireCaller(store, member, 'organization.write');
  if (!own.two_factor_enabled) throw new RefusedError('secondFactor.ownFirst');
  const saveSalt = await prepareSalt(store, member.organization, salt);
  const isOwn = salt.startsWith(`${member.organization}/`);
  const ids = points.map(({ id }) => id);
  const [known, stored] = await Promise.all([
    store.getAll(contactPoints, ids),
    store.getAll(
      contactEvents,
      points.flatMap(({ lines }) => lines.map(({ id }) => id)),
    ),
  ]);
  const evidence = await linesOf(
    store,
    ids.filter((_, at) => known[at]),
  );
  const taken = new Set(stored.flatMap((line) => (line ? [line.id] : [])));
  let left = 0;
  const writes = points.flatMap(({ id, kind, mask, lines }, at) => {
    const before = known[at];
    const people = new Set(before?.people ?? []);
    let all = (evidence.get(id) ?? []).map(contactEventOf);
    const added: SealedLine[] = [];
    for (const line of lines.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))) {
      if (taken.has(line.id)) continue;
      const evidence = ofHere(line, isOwn, now());
      const event = contactEventOf({ ...evidence, point: id, recorded_at: serverTime });
      const isLeft = before ? !closesMore({ kind, mask }, all, event) : all.length >= 2 * evidenceMax;
      if (isLeft) {
        left += 1;
        continue;
      }
      taken.add(line.id);
      all = [...all, event];
      added.push(evidence);
      if (evidence.person_id !== null) people.add(evidence.person_id);
    }
    return added.length > 0 ? [{ id, kind, mask, all, added, people: [...people] }] : [];
  });
  saveSalt();
  for (const { id, kind, mask, all, added, people } of writes) {
    for (const { id: lineId, ...line } of added)
      store.create(contactEvents, lineId, { ...line, point: id, recorded_at: serverTime });
    store.set(contactPoints, id, {
      ...pointFields(id, foldPoint({ kind, mask }, all), all, people),
      changed_at: serverTime,
    });
  }
  if (page === 0)
    store.create(audit, newId(), auditLine(member, { type: 'contacts_restored', count: writes.length }));
  return { points: writes.length, left };
}

/** Another campaign's cards, imports and members are not this one's. Nothing happened later than now. */
const ofHere = (line: SealedLine, isOwn: boolean, now: number): SealedLine => ({
  ...line,
  at: Math.min(line.at, now),
  ...(!isOwn && { person_id: null, import_id: null, by: null }),
});

/**
 * Prepares to take the copy's secret where this campaign has none, or one that nothing was ever kept under: no evidence, no
 * mail and no event, whose links it seals. Four reads at most.
 */
async function prepareSalt(store: Store, organization: string, named: string): Promise<() => void> {
  const current = await findSalt(store);
  if (current !== null && namedSalt(current, organization) === named) return () => undefined;
  if (current !== null) {
    const found = await Promise.all([
      store.find(contactPoints, { limit: 1 }),
      store.find(events, { limit: 1 }),
      store.find(outbox, { where: [['organization_id', '==', organization]], limit: 1 }),
    ]);
    if (found.some((rows) => rows.length > 0)) throw new RefusedError('consent.sealOther');
  }
  const salt = storedSalt(named, organization);
  return () => store.set(contactSalts, contactSalt, { salt, created_at: serverTime });
}

import { sealContactsCall } from '../../api/consent-api.ts';
import { audit } from '../../collections/audit.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { namedSalt } from '../../domain/consent/contact-point.ts';
import { inPages, type SealedPoint, type SealedPoints } from '../../domain/consent/sealed-contacts.ts';
import { type Sealer, sealerFor } from '../../domain/consent/sealed-file.ts';
import { today } from '../../domain/days.ts';
import { RefusedError } from '../../refusals.ts';
import { downloadCase } from '../download-case.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import type { Context } from '../use-case.ts';
import { findSalt } from './contact-salt.ts';
import { linesOf } from './record-contact-events.ts';

/** Points that are read at a time, each with at most some 500 lines. */
const pointsAtOnce = 50;

/**
 * A sealed copy of contact points. The audit's line is written before the first byte leaves. Reads: each point, and each line of
 * its evidence.
 */
export const sealContacts = downloadCase(sealContactsCall, async ({ passphrase }, context) => {
  const { member, read, newId, now, tx } = context;
  const salt = await findSalt(read);
  if (salt === null) throw new RefusedError('consent.sealNothing');
  const count = await read.count(contactPoints, {});
  await tx(async (store) => {
    const own = await requireCaller(store, member, 'organization.write');
    if (!own.two_factor_enabled) throw new RefusedError('secondFactor.ownFirst');
    store.create(
      audit,
      newId(),
      auditLine(member, { type: 'data_exported', what: 'sealed_contacts', count }),
    );
  });
  const sealer = await sealerFor(passphrase, today(new Date(now())));
  return {
    name: `contacts-${today(new Date(now()))}.sealed`,
    type: 'text/plain; charset=utf-8',
    chunks: sealedLines(context, namedSalt(salt, member.organization), sealer),
    rows: count,
  };
});

async function* sealedLines({ read }: Context, salt: string, sealer: Sealer): AsyncGenerator<string> {
  yield `${sealer.header}\n`;
  const textOf = (points: SealedPoint[]): string => JSON.stringify({ salt, points } satisfies SealedPoints);
  // One behind: which page is the last is part of its seal.
  let waiting: SealedPoint[] = [];
  let number = 0;
  for await (const points of pages({ read })) {
    if (waiting.length > 0) {
      yield `${await sealer.page(number, false, textOf(waiting))}\n`;
      number += 1;
    }
    waiting = points;
  }
  yield `${await sealer.page(number, true, textOf(waiting))}\n`;
}

async function* pages({ read }: Pick<Context, 'read'>): AsyncGenerator<SealedPoint[]> {
  let page = await read.page(contactPoints, { limit: pointsAtOnce });
  for (;;) {
    const evidence = await linesOf(
      read,
      page.rows.map(({ id }) => id),
    );
    const points = page.rows.map(({ id, kind, mask }): SealedPoint => {
      const lines = (evidence.get(id) ?? []).map(({ point: _, recorded_at: __, ...line }) => line);
      return { id, kind, mask, lines };
    });
    yield* inPages(points);
    if (!page.next) return;
    page = await page.next();
  }
}

import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { fingerprintOf } from '#shared/domain/fingerprint.ts';
import { reportStore } from '../errors/store-reports.ts';
import { sha256 } from '../hash.ts';
import type { Parked } from './tick.ts';

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Puts what was parked into the campaign's list of errors, where its admins see it; once, however often it is told. */
export function reportParked(db: Firestore) {
  const keep = reportStore(db);
  return async ({ id, generation, kind, organization_id: organization, error }: Parked): Promise<void> => {
    const message = `${kind} was tried too often and is not tried again: ${error ?? 'no reason'}`;
    const code = 'due/parked';
    await keep(organization, [
      {
        id: uuidOf(`${id} ${generation}`),
        ...{ message, code, stack: '', severity: 'high', context: id.slice(0, 200), screen: '' },
        ...{ release: '', agent: 'functions', breadcrumbs: [], at: Date.now(), uid: 'functions' },
        fingerprint: sha256(fingerprintOf({ code, message: kind, stack: '' })).slice(0, 32),
        person: sha256(`${organization} functions`).slice(0, 16),
      },
    ]);
  };
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Capability } from '#shared/access.ts';
import { requireCaller } from '#shared/usecases/members/require-member.ts';
import type { Member } from '../http/guard.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import type { Profile } from './membership.ts';

/** `requireCaller` for what is no use case. */
export const demandStill = (
  transaction: Transaction,
  db: Firestore,
  member: Member,
  capability: Capability,
): Promise<Profile> => requireCaller(transactionStore(db, member, transaction).store, member, capability);

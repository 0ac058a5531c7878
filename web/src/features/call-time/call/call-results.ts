import { type AskCorrection, askCorrection, correctAskCall } from '#shared/api/ask-outcomes-api.ts';
import { type AskReport, askReport, recordAskCall } from '#shared/api/call-time-api.ts';
import { type SessionCounts, withCall, withoutCall } from '#shared/domain/call-time/session.ts';
import type { CallSheet } from '#shared/domain/call-time/sheet.ts';
import type { Entry } from '../../../shared/data/journal/index.ts';
import type { Block } from '../data.ts';

export type Result = Block['results'][string];
/** What this device has recorded of a block's donors, or corrected. */
export type Change = { is: 'report'; report: AskReport } | { is: 'correction'; correction: AskCorrection };

/** The changes of a block among the entries of the journal, as they were made. */
type Made = Change & { failed: boolean };
export const changesIn = (entries: readonly Entry[], block: string): Made[] =>
  entries.flatMap(({ operation, state }): Made[] => {
    if (operation.operation !== 'call') return [];
    const failed = state.is === 'failed';
    if (operation.path === recordAskCall.path) {
      const report = askReport.safeParse(operation.input).data;
      return report?.block === block ? [{ is: 'report', report, failed }] : [];
    }
    if (operation.path !== correctAskCall.path) return [];
    const correction = askCorrection.safeParse(operation.input).data;
    return correction?.block === block ? [{ is: 'correction', correction, failed }] : [];
  });

type Ended = Pick<AskReport, 'id' | 'outcome' | 'cents' | 'phone'>;
export const resultAfter = (
  before: Pick<Result, 'wrong'> | undefined,
  { id, outcome, cents, phone }: Ended,
): Result => ({
  ...{ id, outcome, cents },
  wrong: [
    ...new Set([...(before?.wrong ?? []), ...(outcome === 'wrong_number' && phone !== null ? [phone] : [])]),
  ],
});

/** A donor's result after a correction; undefined where nothing came of the call after all. */
export function correctedResult(
  before: Result | undefined,
  { ask, seen, to }: AskCorrection,
): Result | undefined {
  if (to === null) return undefined;
  const wrong = seen?.outcome === 'wrong_number' ? (before?.wrong ?? []).slice(0, -1) : (before?.wrong ?? []);
  return resultAfter({ wrong }, { ...to, id: ask });
}

/** Results with what this device changed over them, oldest first. */
export function resultsWith(
  stored: Readonly<Record<string, Result>>,
  changes: readonly Change[],
): Record<string, Result> {
  const all = { ...stored };
  for (const change of changes) {
    const { person } = change.is === 'report' ? change.report : change.correction;
    // Of two wrong numbers in a row, both stay wrong.
    const result =
      change.is === 'report'
        ? resultAfter(all[person], change.report)
        : correctedResult(all[person], change.correction);
    if (result) all[person] = result;
    else delete all[person];
  }
  return all;
}

/** What a session comes to with what waits on this device. */
export const countsWith = (session: SessionCounts, changes: readonly Change[]): SessionCounts =>
  changes.reduce((counts, change) => {
    if (change.is === 'report') return withCall(counts, change.report);
    const { seen, to } = change.correction;
    const without = seen ? withoutCall(counts, seen) : counts;
    return to ? withCall(without, to) : without;
  }, session);

/** Numbers that can still be called. */
export const phonesLeft = ({ phones }: Pick<CallSheet, 'phones'>, result: Result | undefined): string[] =>
  phones.filter((phone) => !result?.wrong.includes(phone));

/** Whether a donor is done with: with another number left, the call goes on. */
export const isDone = (sheet: Pick<CallSheet, 'phones'>, result: Result | undefined): boolean =>
  result !== undefined && (result.outcome !== 'wrong_number' || phonesLeft(sheet, result).length === 0);

import type { AskReport } from '#shared/api/call-time-api.ts';
import type { CallSheet } from '#shared/domain/call-time/sheet.ts';
import type { Block } from '../data.ts';

export type Result = Block['results'][string];

export const resultAfter = (before: Result | undefined, { outcome, cents, phone }: AskReport): Result => ({
  ...{ outcome, cents },
  wrong: [
    ...new Set([...(before?.wrong ?? []), ...(outcome === 'wrong_number' && phone !== null ? [phone] : [])]),
  ],
});

/** Results with those of reports over them, oldest first. */
export function resultsWith(
  stored: Readonly<Record<string, Result>>,
  reports: readonly AskReport[],
): Record<string, Result> {
  const all = { ...stored };
  // Of two wrong numbers in a row, both stay wrong.
  for (const report of reports) all[report.person] = resultAfter(all[report.person], report);
  return all;
}

/** Numbers that can still be called. */
export const phonesLeft = ({ phones }: Pick<CallSheet, 'phones'>, result: Result | undefined): string[] =>
  phones.filter((phone) => !result?.wrong.includes(phone));

/** Whether a donor is done with: with another number left, the call goes on. */
export const isDone = (sheet: Pick<CallSheet, 'phones'>, result: Result | undefined): boolean =>
  result !== undefined && (result.outcome !== 'wrong_number' || phonesLeft(sheet, result).length === 0);

import * as z from 'zod/mini';
import { type CallReport, callReport, reportsMax } from '#shared/api/phonebank-api.ts';

/**
 * Reports that the server has not taken yet. What was learned is safe in the journal; these only tell the list what became
 * of a call, so a lost one costs a second call at most. Ids and codes, no names: they may lie in local storage.
 */
const storedReports = z.array(z.strictObject({ list: z.string(), report: callReport }));
type StoredReports = z.output<typeof storedReports>;
/** Of more than these the oldest are forgotten: their locks are long over. */
const storedMax = 200;

const keyOf = (uid: string): string => `calls ${uid}`;

function read(uid: string): StoredReports {
  try {
    const found = storedReports.safeParse(JSON.parse(localStorage.getItem(keyOf(uid)) ?? '[]'));
    return found.success ? found.data : [];
  } catch {
    return [];
  }
}

function write(uid: string, all: StoredReports): void {
  try {
    if (all.length === 0) localStorage.removeItem(keyOf(uid));
    else localStorage.setItem(keyOf(uid), JSON.stringify(all.slice(-storedMax)));
  } catch {
    // A browser without storage: the report goes with this page's next request, or not at all.
  }
}

/** Keeps a report until the server has taken it. */
export const addReport = (uid: string, list: string, report: CallReport): void =>
  write(uid, [...read(uid).filter((one) => one.report.id !== report.id), { list, report }]);

/** Reports of a list that wait, the oldest first. */
export const waitingReports = (uid: string, list: string): CallReport[] =>
  read(uid).flatMap((one) => (one.list === list ? [one.report] : []));

/** As many as one request takes. */
export const nextBatch = (uid: string, list: string): CallReport[] =>
  waitingReports(uid, list).slice(0, reportsMax);

/** The server is done with these. */
export const removeReports = (uid: string, ids: readonly string[]): void =>
  write(
    uid,
    read(uid).filter(({ report }) => !ids.includes(report.id)),
  );

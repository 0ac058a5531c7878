import { create } from 'zustand';
import type { DayOrder } from '#shared/domain/days.ts';
import type { Mapping, Match } from '#shared/domain/import/headers.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import type { Meanings } from '#shared/domain/import/read-consents.ts';
import type { VendorFile } from '#shared/domain/import/vendors/vendor-file.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import type { FileRefusal } from '../../../shared/spreadsheet/read-table.ts';
import type { Reader } from '../file-reader.ts';
import type { FileFacts, Preview } from '../worker/import-protocol.ts';
import type { Run, Tally } from './import-run.ts';

/** A file, and everything that its importer chooses about it. */
export type Chosen = {
  facts: FileFacts;
  matches: readonly Match[];
  mapping: Mapping;
  /** What another system calls it, where its headers are known. */
  vendorFile: VendorFile | null;
  /** The columns are those chosen the last time that a file had these headers. */
  remembered: boolean;
  /** Null: as the dates themselves show. */
  dayOrder: DayOrder | null;
  replace: boolean;
  /** What answers about consent mean that no table has. */
  meanings: Meanings;
  /** Of several committees in the file, the campaign's own. */
  recipient: string | null;
};

/** How far the search for rows that are already there has come. */
export type Presence =
  | { is: 'looking'; checked: number }
  | { is: 'known' }
  | { is: 'failed'; checked: number; why: string };

export type Moving =
  | { is: 'running' }
  /** The network is away; the next attempt comes by itself. */
  | { is: 'waiting' }
  /** Asked to stop; the chunk on its way is waited for. */
  | { is: 'stopping' }
  | { is: 'stopped'; why: string };

export type Importing = {
  is: 'importing';
  chosen: Chosen;
  preview: Preview;
  tally: Tally;
  moving: Moving;
  /** Milliseconds on the page's own clock. */
  since: number;
};
export type Step =
  | { is: 'file'; refused: FileRefusal | null; why: string | null }
  | { is: 'reading'; name: string }
  /** `opening`: the sheet that is being read; `refused`: the one that cannot be. */
  | {
      is: 'columns';
      chosen: Chosen;
      why: string | null;
      opening?: number;
      refused?: { sheet: string; why: FileRefusal };
    }
  | { is: 'checking'; chosen: Chosen }
  | {
      is: 'preview';
      chosen: Chosen;
      preview: Preview;
      presence: Presence;
      /** The rows are being checked anew, with another order of days. */
      checking: boolean;
      why: string | null;
    }
  | { is: 'starting'; chosen: Chosen; preview: Preview; presence: Presence }
  | Importing
  | {
      is: 'done';
      chosen: Chosen;
      preview: Preview;
      tally: Tally;
      cancelled: boolean;
      /** Why the import's own record could not be closed; its rows are there all the same. */
      unclosed: string | null;
    };

const first: Step = { is: 'file', refused: null, why: null };

/**
 * The import of this tab. It lives outside the screens, so that it goes on while its member looks at others;
 * there is one at a time.
 */
export const useWizard = create<{ kind: ImportKind; step: Step }>(() => ({ kind: 'donors', step: first }));

export const show = (step: Step): void => useWizard.setState({ step });
export const isBusy = ({ is }: Step): boolean => is === 'starting' || is === 'importing';

/** What works for the current file. */
export type Work = {
  file: File;
  reader: Reader;
  running: { run: Run; importId: string } | null;
  /** What was chosen for the sheets that were left for another. */
  sheets: Map<number, Chosen>;
};
/** `life` ends with what was last asked about the file; `handed` is one that the wizard of another kind takes up. */
export const at: { work: Work | null; life: AbortController; handed: File | null } = {
  work: null,
  life: new AbortController(),
  handed: null,
};

/** The file that was handed over, once. */
export function takeHanded(): File | null {
  const { handed } = at;
  at.handed = null;
  return handed;
}

/** Ends what is still being asked; what is asked next lives until this is called again. */
export function newLife(): AbortSignal {
  at.life.abort();
  at.life = new AbortController();
  return at.life.signal;
}

/** Begins anew: the file, its rows and what was asked about them are let go. */
export function reset(kind: ImportKind): AbortSignal {
  const signal = newLife();
  at.work?.running?.run.cancel();
  at.work?.reader.close();
  at.work = null;
  useWizard.setState({ kind, step: first });
  return signal;
}

const memberIn = (session: ReturnType<typeof useSession.getState>['session']): string | null =>
  'member' in session ? session.member.uid : null;

/** One member's rows are never sent, or seen, as another's. */
useSession.subscribe(({ session }, before) => {
  const was = memberIn(before.session);
  if (was === null || was === memberIn(session)) return;
  at.handed = null;
  reset(useWizard.getState().kind);
});

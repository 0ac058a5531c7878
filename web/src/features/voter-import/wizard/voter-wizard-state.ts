import { create } from 'zustand';
import type { DayOrder } from '#shared/domain/days.ts';
import type { DataMapping } from '#shared/domain/voters/data-columns.ts';
import type { VoterMapping } from '#shared/domain/voters/headers.ts';
import type { HistoryMapping } from '#shared/domain/voters/history-columns.ts';
import type { LeftOutClass, RegistrationClass } from '#shared/domain/voters/registration-status.ts';
import type { RowFilter } from '#shared/domain/voters/row-filter.ts';
import type { Run } from '../../../shared/data/sequential-run.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { setImporting } from '../../../shared/session/sign-out.ts';
import type { Importer } from '../../../shared/voter-reading/importer.ts';
import type {
  FileFacts,
  FileKind,
  PackedImport,
  Preview,
  Progress,
  Refused,
} from '../../../shared/voter-reading/voter-import-protocol.ts';
import type { VoterFile } from '../../../shared/voters/source.ts';
import type { Draft } from './import-draft.ts';

/** A file, and everything that its importer says about it. */
export type Chosen = {
  facts: FileFacts;
  draft: Draft;
  kind: FileKind;
  /** What each column says where the file is a vote history. */
  history: HistoryMapping;
  /** The columns that it brings where it is data about voters, and the part whose place they take. */
  data: DataMapping;
  replaces: string | null;
  mapping: VoterMapping;
  /** The columns are those chosen the last time that a file had these headers. */
  remembered: boolean;
  /** By the column's place, where the importer says otherwise than was found. */
  dayOrders: Readonly<Record<number, DayOrder>>;
  /** What codes of registrations mean that no table has, by `statusKey`. */
  answers: Readonly<Record<string, RegistrationClass>>;
  /** Registrations that are imported though they are over. */
  keep: readonly LeftOutClass[];
  /** Whether columns of race and ethnicity come, where an admin has turned them on. */
  race: boolean;
  /** Only rows of these districts. */
  filters: readonly RowFilter[];
};

/** Work of the worker under way; `since` in milliseconds on the page's own clock, null before the first news of it. */
export type Working = { progress: Progress | null; since: number };

export type Moving =
  | { is: 'running' }
  /** The network is away; the next attempt comes by itself. */
  | { is: 'waiting' }
  /** Asked to stop; the part on its way is waited for. */
  | { is: 'stopping' }
  /** `final`: another attempt cannot help. */
  | { is: 'stopped'; why: string; final: boolean };

/** `done`: parts and voters that are there; null while the server has not said. `begun`: voters that were there before. */
export type Sending = {
  is: 'sending';
  packed: PackedImport;
  done: { parts: number; voters: number } | null;
  begun: number;
  moving: Moving;
  since: number;
};

export type Step =
  | { is: 'file'; refused: Refused | null; why: string | null }
  | { is: 'reading'; name: string }
  | { is: 'source'; chosen: Chosen }
  | { is: 'columns'; chosen: Chosen; refused: Refused | null; why: string | null }
  | { is: 'checking'; chosen: Chosen; working: Working }
  | { is: 'preview'; chosen: Chosen; preview: Preview; why: string | null }
  | { is: 'building'; chosen: Chosen; preview: Preview; former: VoterFile | null; working: Working }
  /** What the newer file changes, before it is sent. */
  | { is: 'changes'; packed: PackedImport; former: VoterFile | null; preview: Preview }
  | Sending
  | { is: 'done'; packed: PackedImport; outcome: 'finished' | 'cancelled' | 'undone' };

const first: Step = { is: 'file', refused: null, why: null };

/**
 * The import of this tab. It lives outside the screens, so that it goes on while its member looks at others; there is
 * one at a time.
 */
export const useWizard = create<{ step: Step }>(() => ({ step: first }));
export const stepNow = (): Step => useWizard.getState().step;
export const show = (step: Step): void => useWizard.setState({ step });

/** What works for the current file. `life` ends with what was last asked about it. */
export const at: { importer: Importer | null; sender: Run | null; life: AbortController } = {
  importer: null,
  sender: null,
  life: new AbortController(),
};

/** Ends what is still being asked; what is asked next lives until this is called again. */
export function newLife(): AbortSignal {
  at.life.abort();
  at.life = new AbortController();
  return at.life.signal;
}

/** Begins anew: the file, its rows and what was asked about them are let go. What is packed stays on this device. */
export function reset(): AbortSignal {
  const signal = newLife();
  at.sender?.cancel();
  at.sender = null;
  at.importer?.close();
  at.importer = null;
  show(first);
  return signal;
}

const memberIn = (session: ReturnType<typeof useSession.getState>['session']): string | null =>
  'member' in session ? session.member.uid : null;

const isBusy = ({ is }: Step): boolean => is === 'building' || is === 'sending';

/** Signing out asks first: it clears away what is packed here. */
useWizard.subscribe(({ step }, before) => {
  if (isBusy(step) !== isBusy(before.step)) setImporting(isBusy(step));
});

/** One member's voters are never sent, or seen, as another's. */
useSession.subscribe(({ session }, before) => {
  const was = memberIn(before.session);
  if (was !== null && was !== memberIn(session)) reset();
});

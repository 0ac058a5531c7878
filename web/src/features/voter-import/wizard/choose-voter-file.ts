import { withoutRace } from '#shared/domain/voters/data-columns.ts';
import { withoutPlaces } from '#shared/domain/voters/race-codes.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { openImporter } from '../../../shared/voter-reading/importer.ts';
import type { FileFacts, Progress } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { formerChunk } from './former-file.ts';
import { emptyDraft } from './import-draft.ts';
import { rememberedData } from './remembered-data.ts';
import { rememberedHistory } from './remembered-history.ts';
import { rememberedRules } from './remembered-rules.ts';
import { rememberedMapping } from './remembered-voter-columns.ts';
import { at, type Chosen, newLife, reset, show, stepNow } from './voter-wizard-state.ts';

/** Columns as chosen the last time, else as matched by their names. */
function chosenFor(facts: FileFacts): Chosen {
  const known = rememberedMapping(facts.headers);
  return {
    facts,
    draft: emptyDraft,
    kind: facts.kind,
    data: withoutRace(rememberedData(facts.headers) ?? facts.data, facts.headers, facts.values),
    replaces: null,
    history: withoutPlaces(rememberedHistory(facts.headers) ?? facts.history, facts.racePlaces),
    mapping: withoutPlaces(known ?? facts.mapping, facts.racePlaces),
    remembered: known !== null,
    dayOrders: {},
    keep: [],
    race: true,
    ...rememberedRules(facts.headers),
  };
}

/** How far the worker is: told by whichever step waits for it. */
function progressed(progress: Progress): void {
  const step = stepNow();
  if (step.is !== 'checking' && step.is !== 'building') return;
  const { working } = step;
  // Each stage has its own pace.
  const since = working.progress?.stage === progress.stage ? working.since : performance.now();
  show({ ...step, working: { progress, since } });
}

/** Looks at the beginning of files in the worker; several are read as one. */
export async function chooseFiles(files: readonly File[]): Promise<void> {
  const signal = reset();
  const [file] = files;
  if (!file) return;
  if (files.every(({ size }) => size === 0))
    return show({ is: 'file', refused: { why: 'empty', row: null }, why: null });
  show({ is: 'reading', name: file.name });
  const importer = openImporter({ progress: progressed, formerChunk });
  at.importer = importer;
  try {
    const reply = await importer.read(files);
    if (signal.aborted) return;
    if (reply.is === 'refused file') show({ is: 'file', refused: reply, why: null });
    else show({ is: 'source', chosen: chosenFor(reply.facts) });
  } catch (error) {
    if (!signal.aborted) show({ is: 'file', refused: null, why: messageFor(error) });
  }
}

/** Changes what was chosen, in the steps where it can still be changed. */
export function choose(change: Partial<Chosen>): void {
  const step = stepNow();
  if (step.is !== 'source' && step.is !== 'columns' && step.is !== 'preview') return;
  show({ ...step, chosen: { ...step.chosen, ...change } });
}

export function toSource(): void {
  const step = stepNow();
  if (step.is === 'columns') show({ is: 'source', chosen: step.chosen });
}

export function toColumns(): void {
  const step = stepNow();
  if (step.is !== 'source' && step.is !== 'preview') return;
  newLife();
  show({ is: 'columns', chosen: step.chosen, refused: null, why: null });
}

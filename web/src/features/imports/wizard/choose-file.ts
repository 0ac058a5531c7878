import { importBytesMax } from '#shared/constants.ts';
import { mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { recognizeFile } from '#shared/domain/import/vendors/recognize-file.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import type { FileRefusal } from '../../../shared/spreadsheet/read-table.ts';
import { openReader } from '../file-reader.ts';
import { rememberedMapping } from '../remembered-columns.ts';
import type { FileFacts } from '../worker/import-protocol.ts';
import { at, type Chosen, newLife, reset, show, useWizard } from './wizard-state.ts';

const refuse = (refused: FileRefusal): void => show({ is: 'file', refused, why: null });

/** A file's columns, as chosen the last time or else matched by their names. */
function chosenFor(kind: ImportKind, facts: FileFacts): Chosen {
  const matches = matchHeaders(kind, facts.headers);
  const known = rememberedMapping(kind, facts.headers);
  const mapping = known?.mapping ?? mappingOf(matches);
  const meanings = known?.meanings ?? {};
  const recipient = known?.recipient ?? null;
  const vendorFile = recognizeFile(facts.headers);
  const remembered = known !== null;
  const fixed = { vendorFile, remembered, dayOrder: null, replace: false };
  return { facts, matches, mapping, meanings, recipient, ...fixed };
}

/** Reads a file in the worker, unless its size alone says no. */
export async function chooseFile(kind: ImportKind, file: File): Promise<void> {
  const signal = reset(kind);
  if (file.size > importBytesMax) return refuse('too_big');
  if (file.size === 0) return refuse('empty');
  show({ is: 'reading', name: file.name });
  const reader = openReader();
  at.work = { file, reader, running: null, sheets: new Map() };
  try {
    const reply = await reader.read(kind, file);
    if (signal.aborted) return;
    if (reply.is === 'refused file') return refuse(reply.why);
    show({ is: 'columns', chosen: chosenFor(kind, reply.facts), why: null });
  } catch (error) {
    if (!signal.aborted) show({ is: 'file', refused: null, why: messageFor(error) });
  }
}

/** Reads another sheet of the workbook. What was chosen for the one before is remembered until the file is let go. */
export async function chooseSheet(sheet: number): Promise<void> {
  const { kind, step } = useWizard.getState();
  const { work } = at;
  if (!work || step.is !== 'columns' || sheet === step.chosen.facts.sheet) return;
  const { chosen } = step;
  const signal = newLife();
  show({ is: 'columns', chosen, why: null, opening: sheet });
  try {
    const reply = await work.reader.sheet(sheet);
    if (signal.aborted) return;
    if (reply.is === 'refused file') {
      const refused = { sheet: chosen.facts.sheets?.[sheet]?.name ?? '', why: reply.why };
      return show({ is: 'columns', chosen, why: null, refused });
    }
    work.sheets.set(chosen.facts.sheet, chosen);
    show({ is: 'columns', chosen: work.sheets.get(sheet) ?? chosenFor(kind, reply.facts), why: null });
  } catch (error) {
    if (!signal.aborted) show({ is: 'columns', chosen, why: messageFor(error) });
  }
}

/** Changes what was chosen, in the steps where it can still be changed. */
export function choose(change: Partial<Chosen>): void {
  const { step } = useWizard.getState();
  if (step.is !== 'columns' && step.is !== 'preview') return;
  show({ ...step, chosen: { ...step.chosen, ...change } });
}

export function backToColumns(): void {
  const { step } = useWizard.getState();
  if (step.is !== 'preview') return;
  newLife();
  show({ is: 'columns', chosen: step.chosen, why: null });
}

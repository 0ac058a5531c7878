import * as z from 'zod/mini';
import { hasCapability } from '../../../access.ts';
import {
  importFilledCall,
  importGetCall,
  importListCall,
  importsPage,
  undoPreviewCall,
} from '../../../api/import-history-api.ts';
import { importChanges } from '../../../collections/import-changes.ts';
import { imports } from '../../../collections/imports.ts';
import { people } from '../../../collections/people.ts';
import { importCapabilities } from '../../../domain/import/import-access.ts';
import { importKinds } from '../../../domain/import/import-kinds.ts';
import { RefusedError } from '../../../refusals.ts';
import { useCase } from '../../use-case.ts';
import { findImport } from '../find-import.ts';
import { requireImport } from '../require-import.ts';
import { importItem } from './import-item.ts';
import { firstPlace, judgePage } from './judge-page.ts';

/** Imports of the kinds that the member may bring, newest first. Refuses (`permission-denied`) who may bring none. */
export const listImports = useCase(importListCall, async ({ before }, { member, read, instant }) => {
  const kinds = importKinds.filter((kind) =>
    importCapabilities[kind].every((capability) => hasCapability(member, capability)),
  );
  if (kinds.length === 0) throw new RefusedError('request.notAllowed');
  const found = await read.find(imports, {
    where: [
      ['kind', 'in', kinds],
      ...(before === null ? [] : [['started_at', '<', instant(before)] as const]),
    ],
    orderBy: ['started_at', 'desc'],
    limit: importsPage,
  });
  return { imports: found.map((one) => importItem(member, one)), isMore: found.length === importsPage };
});

export const getImport = useCase(importGetCall, async ({ importId }, { member, read }) => {
  const found = await findImport(read, importId);
  requireImport(member, found.kind);
  return { import: importItem(member, found) };
});

/** One page of what undoing would remove and what stays, as it is now. */
export const previewUndo = useCase(undoPreviewCall, async ({ importId, from }, { member, read }) => {
  const found = await findImport(read, importId);
  requireImport(member, found.kind);
  const { removable, remaining, next } = await judgePage(read, found, from ?? firstPlace(found.kind));
  const gifts = removable.filter(({ collection }) => collection === 'donations').length;
  const refunds = removable.filter(({ collection }) => collection === 'refunds').length;
  const tags = removable.filter(({ collection }) => collection === 'tags').length;
  return {
    ...{ removable: removable.length - gifts - refunds - tags, gifts, remaining },
    // Which tags somebody else has shows once the people are gone.
    next: next?.phase === 'done' || (next?.phase === 'tags' && found.status !== 'undone') ? null : next,
  };
});

const named = {
  ...{ name: people.name, path: people.path, within: people.within },
  schema: z.object({ name: z.catch(z.string(), '') }),
};
/** Chunks of one page. */
const chunksPage = 5;

/** People who were there and whom the import filled in, with the fields, a few chunks at a time. */
export const listFilled = useCase(importFilledCall, async ({ importId, after }, { member, read }) => {
  const found = await findImport(read, importId);
  requireImport(member, found.kind);
  const chunks = await read.find(importChanges, {
    where: [['import_id', '==', importId]],
    after,
    limit: chunksPage,
  });
  const filled = chunks.flatMap((chunk) => chunk.filled);
  const cards = await read.getAll(
    named,
    filled.map(({ id }) => id),
  );
  const last = chunks.at(-1);
  return {
    filled: filled.flatMap(({ id, fields }, at) => {
      const card = cards[at];
      return card ? [{ id, name: card.name, fields }] : [];
    }),
    next: last && chunks.length === chunksPage ? last.id : null,
  };
});

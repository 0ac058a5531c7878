/** What packs voters, as one module: each one imported by itself would bring its own copy of the others. */
export { hashOf } from '../../../../functions/shared/rules/voters/chunk.ts';
export { chunkRows, packVersion } from '../../../../functions/shared/rules/voters/columns.ts';
export { foldAll } from '../../../../functions/shared/rules/voters/fold.ts';
export { filled } from '../../../../functions/shared/rules/voters/learned.ts';
export { packOverlay, partOf } from '../../../../functions/shared/rules/voters/overlay.ts';
export { packChunk } from '../../../../functions/shared/rules/voters/pack.ts';
export { columnsOf, sorted } from '../../../../functions/shared/rules/voters/sorted.ts';
export { VoterTable } from '../../../../functions/shared/rules/voters/table.ts';

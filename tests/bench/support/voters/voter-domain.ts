/** What packs voters, as one module: each one imported by itself would bring its own copy of the others. */
export { hashOf } from '../../../../functions/shared/domain/voters/chunk.ts';
export { foldAll } from '../../../../functions/shared/domain/voters/fold.ts';
export { fullEvent } from '../../../../functions/shared/domain/voters/learned.ts';
export { packOverlay, partOf } from '../../../../functions/shared/domain/voters/overlay.ts';
export { packChunk } from '../../../../functions/shared/domain/voters/pack.ts';
export { columnsOf, sortVoters } from '../../../../functions/shared/domain/voters/sort-voters.ts';
export { chunkRows, packVersion } from '../../../../functions/shared/domain/voters/voter-file-columns.ts';
export { VoterTable } from '../../../../functions/shared/domain/voters/voter-table.ts';

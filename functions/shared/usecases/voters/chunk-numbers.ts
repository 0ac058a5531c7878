import * as z from 'zod/mini';
import { voterChunks } from '../../collections/voter-chunks.ts';

const { name, path, within, schema } = voterChunks;
const { file_id, index, stored_at } = schema.shape;

/** Chunks without their bytes. */
export const chunkNumbers = { name, path, within, schema: z.object({ file_id, index, stored_at }) };

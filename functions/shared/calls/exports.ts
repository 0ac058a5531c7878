import * as z from 'zod/mini';
import { importKinds } from '../rules/import/fields.ts';
import { call } from './define.ts';

/** Streams a whole collection as CSV. The kind's read capability is asked for as well. */
export const exportCall = call({
  path: '/api/exports',
  guard: { level: 'member', capability: 'data.export', recent: true },
  request: z.strictObject({ kind: z.enum(importKinds) }),
  /** `text/csv; charset=utf-8` with a byte-order mark, so that spreadsheets read the accents. */
  response: z.string(),
});

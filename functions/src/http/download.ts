import { once } from 'node:events';
import type { Response as ExpressResponse } from 'express';
import { exportRowsHeader } from '#shared/api/exports-api.ts';
import type { Download } from '#shared/usecases/download-case.ts';

/** Headers that only the file itself may have. */
const headers = ['content-type', 'content-disposition', exportRowsHeader];

/** Ends the connection without the last chunk when a chunk fails, so that half a file is never taken for a whole one. */
export async function sendDownload(
  { name, type, chunks, rows }: Download,
  response: ExpressResponse,
): Promise<void> {
  response.setHeader('content-type', type);
  response.setHeader('content-disposition', `attachment; filename="${name}"`);
  if (rows !== undefined) response.setHeader(exportRowsHeader, rows);
  try {
    for await (const chunk of chunks) {
      if (response.destroyed) return;
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  } catch (error) {
    if (response.headersSent) response.destroy();
    else for (const header of headers) response.removeHeader(header);
    throw error;
  }
}

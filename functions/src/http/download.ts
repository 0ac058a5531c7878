import { once } from 'node:events';
import type { Response as ExpressResponse } from 'express';

/** A file made while it is sent: memory holds one chunk of it. */
export type Download = { name: string; type: string; chunks: AsyncIterable<string> };

/** Ends the connection without the last chunk when a chunk fails, so that half a file is never taken for a whole one. */
export async function sendDownload(
  { name, type, chunks }: Download,
  response: ExpressResponse,
): Promise<void> {
  response.setHeader('content-type', type);
  response.setHeader('content-disposition', `attachment; filename="${name}"`);
  try {
    for await (const chunk of chunks) {
      if (response.destroyed) return;
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  } catch (error) {
    if (response.headersSent) response.destroy();
    else for (const header of ['content-type', 'content-disposition']) response.removeHeader(header);
    throw error;
  }
}

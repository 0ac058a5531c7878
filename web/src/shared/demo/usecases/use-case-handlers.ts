import type * as z from 'zod/mini';
import { exportRowsHeader } from '#shared/api/exports-api.ts';
import type { Download, DownloadCase } from '#shared/usecases/download-case.ts';
import { downloadCases, useCases } from '#shared/usecases/index.ts';
import type { Context, MemberEndpoint, UseCase } from '#shared/usecases/use-case.ts';
import type { Handler } from '../api/handler.ts';
import { refuse, requireCapability } from '../refuse.ts';
import { memoryContext } from './memory-context.ts';
import { prepareCall } from './prepare-call.ts';

/** Answers an endpoint as its guard and its use case do. */
const handlerOf = <Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  endpoint: MemberEndpoint<Q, A>,
  run: (input: z.output<Q>, context: Context) => Promise<unknown>,
): Handler => ({
  path: endpoint.path,
  async answer(world, body, callId) {
    const { capability } = endpoint.guard;
    if (capability) requireCapability(world, capability);
    const parsed = endpoint.request.safeParse(body);
    if (!parsed.success) throw refuse('invalid-argument');
    await prepareCall(world, endpoint.path, parsed.data);
    return run(parsed.data, memoryContext(world, callId));
  },
});

const answering = ({ endpoint, run }: UseCase): Handler =>
  handlerOf(endpoint, async (input, context) => endpoint.response.parse(await run(input, context)));

async function responseOf({ name, type, chunks, rows }: Download): Promise<Response> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(text, {
    headers: rows === undefined ? headers : { ...headers, [exportRowsHeader]: String(rows) },
  });
}

const downloading = ({ endpoint, run }: DownloadCase): Handler =>
  handlerOf(endpoint, async (input, context) => responseOf(await run(input, context)));

/** Answers every use case by the code that the server runs. */
export const useCaseHandlers: readonly Handler[] = [
  ...useCases.map(answering),
  ...downloadCases.map(downloading),
];

import { useCases } from '#shared/usecases/index.ts';
import type { UseCase } from '#shared/usecases/use-case.ts';
import type { Handler } from '../api/handler.ts';
import { refuse, requireCapability } from '../refuse.ts';
import { memoryContext } from './memory-context.ts';
import { prepareCall } from './prepare-call.ts';

const handlerOf = ({ endpoint, run }: UseCase): Handler => ({
  path: endpoint.path,
  async answer(world, body, callId) {
    const { capability } = endpoint.guard;
    if (capability) requireCapability(world, capability);
    const parsed = endpoint.request.safeParse(body);
    if (!parsed.success) throw refuse('invalid-argument');
    prepareCall(world, endpoint.path, parsed.data);
    return endpoint.response.parse(await run(parsed.data, memoryContext(world, callId)));
  },
});

/** Answers every use case by the code that the server runs. */
export const useCaseHandlers: readonly Handler[] = useCases.map(handlerOf);

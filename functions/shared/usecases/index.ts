import { getTurfLog, returnTurf, takeTurf } from './turfs.ts';
import type { UseCase } from './use-case.ts';

/** Every use case: the routes of the server and the answers of the demo follow from this list. */
export const useCases: readonly UseCase[] = [takeTurf, getTurfLog, returnTurf];

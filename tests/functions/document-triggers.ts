import { triggers } from '../../functions/src/consequences/triggers.ts';
import { db } from './emulator-clients.ts';

/** All triggers of documents, in a project where nothing else hears of its documents. */
export const documentTriggers = triggers({ db, rollup: { ask: async () => {} } });

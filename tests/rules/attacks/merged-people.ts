import { fixtureOf } from '../fixtures/index.ts';
import type { Documents, Place } from '../harness/sandbox.ts';
import { inOrganization } from './attack.ts';

/** Ana, and the record of hers that was merged into this one. */
export const merged = (at: Place): Documents => {
  const card = fixtureOf('people').document(at);
  return {
    [inOrganization(at, 'people/ana')]: { ...card, merged_ids: ['ann'] },
    [inOrganization(at, 'people/ann')]: { ...card, merged_into: 'ana' },
  };
};

import * as z from 'zod/mini';
import { mappingBodyMax } from '../domain/exchange/code-mapping.ts';
import { uploadSystems } from '../domain/exchange/upload-systems.ts';
import { collection, inOrganization, instant, text } from './define.ts';

/** What a campaign's results, answers and tags are called in another system; its id is that system's. */
export const exchangeMappings = collection({
  name: 'exchange_mappings',
  path: inOrganization('exchange_mappings'),
  access: { read: 'voters.read', list: null },
  rules: {
    comment: 'Codes of other systems for results, answers and tags.',
    refused: {
      list: 'there is one for each system, by its name',
      write: 'functions do, by the layout of the system',
    },
  },
  isWork: false,
  schema: z.strictObject({
    system: z.enum(uploadSystems),
    /** A `CodeMapping` as JSON; read by that schema. */
    body: text(mappingBodyMax),
    /** Counts the changes, from 1: whoever changes it, or takes a file by it, says which one they have seen. */
    revision: z.int().check(z.minimum(1)),
    changed_by: text(128),
    changed_at: instant,
  }),
});

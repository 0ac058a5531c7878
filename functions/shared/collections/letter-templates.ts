import * as z from 'zod/mini';
import { letterBodyMax, letterKinds, letterLanguages } from '../domain/letters/letter-kinds.ts';
import { collection, inOrganization, line, stamps, text } from './define.ts';

/** Texts of letters to donors, with merge fields (`domain/letters/merge-fields.ts`). */
export const letterTemplates = collection({
  name: 'letter_templates',
  path: inOrganization('letter_templates'),
  fixedIds: true,
  access: { read: 'donations.read', write: 'donations.write' },
  rules: {
    comment: 'Forty places, so that there are no more templates.',
    create: ["id.matches('[0-3][0-9]')"],
  },
  isAudited: true,
  carried: 'made',
  schema: z.strictObject({
    name: line(80),
    kind: z.enum(letterKinds),
    language: z.enum(letterLanguages),
    /** Paragraphs, with an empty line between them. */
    body: text(letterBodyMax),
    signer_name: line(120),
    signer_title: z.nullable(line(120)),
    ...stamps,
  }),
  editable: ['name', 'kind', 'language', 'body', 'signer_name', 'signer_title'],
});

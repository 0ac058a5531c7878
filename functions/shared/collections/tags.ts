import * as z from 'zod/mini';
import { tagLength } from '../domain/people/people-limits.ts';
import { tagColors } from '../domain/people/tag-names.ts';
import { collection, inOrganization, line, stamps, text } from './define.ts';

/**
 * The campaign's one list of tags. People have tags by name; a tag's id follows from its name in any spelling, so that each
 * is there once.
 */
export const tags = collection({
  name: 'tags',
  path: inOrganization('tags'),
  access: { read: 'people.read' },
  rules: {
    refused: {
      write: 'functions do, because a tag is renamed and merged together with the people who have it',
    },
  },
  fixedIds: true,
  schema: z.strictObject({
    name: line(tagLength),
    name_key: z.string().check(z.minLength(1), z.maxLength(120)),
    color: z.enum(tagColors),
    description: z.nullable(text(200)),
    ...stamps,
  }),
});

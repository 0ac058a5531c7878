import * as z from 'zod/mini';
import { issues } from '#shared/collections/issues.ts';
import { areaPaths } from '../../shared/area/area.ts';
import { AreaEdit, AreaNew } from '../../shared/area/area-form.tsx';
import { choiceField, type FormField, nameField } from '../../shared/area/form-parts.tsx';
import type { Issue } from './data.ts';
import { paths } from './policy-paths.ts';

const area = {
  collection: issues,
  texts: 'policy',
  paths: areaPaths(paths.list),
  nameOf: ({ name }: Issue) => name,
} as const;

/** Stored with every issue; the menu changes it, not the form. */
const archived: FormField = { schema: z.boolean(), initial: (stored) => stored ?? false, input: () => null };

const fields = () => ({
  fields: {
    name: nameField,
    topic: choiceField(area, 'topic', 'other'),
    priority: choiceField(area, 'priority', 'medium'),
    archived,
  },
});

export const IssueNew = () => <AreaNew area={area} fields={fields} />;
export const IssueEdit = () => <AreaEdit area={area} fields={fields} />;

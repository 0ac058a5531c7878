import { NativeSelect } from '@mantine/core';
import * as z from 'zod/mini';
import { people } from '#shared/collections/people.ts';
import { contactLanguages, tagLength, tagsMax } from '#shared/domain/people/people-limits.ts';
import { tagKey } from '#shared/domain/people/tag-names.ts';
import { showStored } from '../../shared/area/area.ts';
import {
  choiceField,
  type FormField,
  type InputProps,
  lineField,
  nameField,
  noteLine,
} from '../../shared/area/form-parts.tsx';
import { useMembers } from '../../shared/data/use-members.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import * as read from '../../shared/ui/form/form-fields.ts';
import { onceEach } from '../../shared/ui/form/once-each.ts';
import { ContactsInput } from './contacts-input.tsx';
import { area, type Person } from './person-area.ts';
import { TagInput } from './tags/tag-input.tsx';

const contacts = (kind: 'email' | 'phone'): FormField => ({
  schema: kind === 'email' ? read.emailsField : read.phonesField,
  initial: (stored) => (Array.isArray(stored) && stored.length > 0 ? stored : ['']),
  input: (props) => <ContactsInput kind={kind} {...props} />,
});

const tagList = z.pipe(
  z.array(z.string()),
  z.transform((written: string[], context) => {
    const tags = onceEach(written);
    const problem = tags.some((tag) => tag.length > tagLength)
      ? t('people.form.longTag', { count: tagLength })
      : tags.length > tagsMax
        ? t('people.form.manyTags', { count: tagsMax })
        : tags.some((tag) => tagKey(tag) === '') && t('people.form.emptyTag');
    if (problem) context.issues.push({ code: 'custom', message: problem, input: written });
    return tags;
  }),
);
const tags: FormField = {
  schema: tagList,
  initial: (stored) => stored ?? [],
  input: ({ stored: _, ...props }) => (
    <TagInput placeholder={t('people.form.addTag')} maxTags={tagsMax} {...props} />
  ),
};

const orNone = (options: readonly { value: string; label: string }[]) => [
  { value: '', label: t('common.none') },
  ...options,
];
const optionalChoice = z.pipe(
  z.string(),
  z.transform((value: string) => value || null),
);

const language: FormField = {
  schema: optionalChoice,
  initial: (stored) => stored ?? '',
  input: ({ stored: _, ...props }) => (
    <NativeSelect
      data={orNone(
        contactLanguages.map((value) => ({ value, label: showStored(people, 'language', value) })),
      )}
      {...props}
    />
  ),
};

/** The team; whoever left it stays listed where they are chosen already. */
function MemberInput({ stored, ...props }: InputProps) {
  const members = useMembers(useMember().organization);
  const options = members.is === 'ready' ? members.value : [];
  const left = typeof stored === 'string' && !options.some(({ id }) => id === stored);
  return (
    <NativeSelect
      data={orNone([
        ...options.map(({ id, full_name }) => ({ value: id, label: full_name })),
        ...(left && members.is === 'ready' ? [{ value: stored, label: t('people.formerMember') }] : []),
      ])}
      {...props}
    />
  );
}
const assigned: FormField = {
  schema: optionalChoice,
  initial: (stored) => stored ?? '',
  input: (props) => <MemberInput {...props} />,
};

const birthYear: FormField = {
  ...lineField(read.birthYearField, { inputMode: 'numeric', maxLength: 4 }),
  hint: 'people.form.birthYearHint',
};

const nameParts = {
  prefix: noteLine(20),
  given: noteLine(60),
  middle: noteLine(60),
  family: noteLine(60),
  suffix: noteLine(20),
};

/** The form of a person. The parts of a name follow from the name, until somebody corrects them. */
export const fields = (person: Person | null) => ({
  fields: {
    kind: choiceField(area, 'kind', 'person'),
    name: nameField,
    ...(person?.kind === 'person' && nameParts),
    emails: contacts('email'),
    phones: contacts('phone'),
    street: noteLine(120),
    unit: noteLine(40),
    city: noteLine(80),
    state: noteLine(40),
    zip: noteLine(12),
    language,
    ...(person?.kind !== 'organization' && { birth_year: birthYear }),
    employer: noteLine(120),
    occupation: noteLine(120),
    tags,
    source: { ...noteLine(120), hint: 'people.form.sourceHint' as const },
    assigned_to: assigned,
  },
});

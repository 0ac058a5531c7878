import * as z from 'zod/mini';
import { day, line as oneLine, text } from '../define.ts';

/** Sections of the candidate profile, in the order in which a campaign fills them in. */
export const profileSectionIds = [
  'identity',
  'race',
  'narrative',
  'philosophy',
  'policy',
  'electorate',
  'strategy',
  'voice',
  'opponent',
] as const;
export type ProfileSectionId = (typeof profileSectionIds)[number];

/** How a field is typed: a name, one line, paragraphs, a calendar day or a whole number. */
export type ProfileFieldKind = 'name' | 'line' | 'prose' | 'day' | 'number';

export type ProfileField = {
  section: ProfileSectionId;
  kind: ProfileFieldKind;
  schema: z.ZodMiniType;
  /** Characters; for a number the largest. */
  max: number;
};

/** The lengths of the profile's texts, in characters. Together they fit one document of 1 MiB in any script. */
export const profileLengths = { name: 120, short: 60, line: 200, prose: 4_000 } as const;

/** Without U+001F: the rules check many texts at once and tell them apart by it. No keyboard has it. */
const profileText = (max: number) => text(max).check(z.refine((value) => !value.includes('\u001f')));

/** A field that nobody filled in, or that was added later, is not in the document: it reads as null. */
const orNothing = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);

/** Fields of one section. */
export const fieldsOfSection = (section: ProfileSectionId) => ({
  /** The candidate's name, which must be there. */
  name: () => ({
    section,
    kind: 'name' as const,
    schema: oneLine(profileLengths.name),
    max: profileLengths.name,
  }),
  line: (max: number) => ({ section, kind: 'line' as const, schema: orNothing(oneLine(max)), max }),
  prose: () => ({
    section,
    kind: 'prose' as const,
    schema: orNothing(profileText(profileLengths.prose)),
    max: profileLengths.prose,
  }),
  day: () => ({ section, kind: 'day' as const, schema: orNothing(day), max: 10 }),
  number: (max: number) => ({
    section,
    kind: 'number' as const,
    schema: orNothing(z.int().check(z.minimum(0), z.maximum(max))),
    max,
  }),
});

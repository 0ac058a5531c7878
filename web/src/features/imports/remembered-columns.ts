import * as z from 'zod/mini';
import { meanings } from '#shared/domain/import/consent-words.ts';
import { headerKey } from '#shared/domain/import/header-key.ts';
import { type Mapping, mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import { type FieldKey, fieldKeys } from '#shared/domain/import/import-field.ts';
import { type ImportKind, importFields } from '#shared/domain/import/import-fields.ts';
import type { Meanings } from '#shared/domain/import/read-consents.ts';
import { columnMemory } from '../../shared/ui/import/remembered-columns.ts';

/** What was chosen for a file: its columns, what answers about consent mean, and the campaign's own of several committees. */
export type Remembered = { mapping: Mapping; meanings: Meanings; recipient: string | null };

const fields = z.array(z.nullable(z.enum(fieldKeys)));
/** `proposed`: what each column was matched to by its name when this was chosen. */
const stored = z.strictObject({
  mapping: fields,
  proposed: fields,
  meanings: z.record(z.string(), z.enum(meanings)),
  recipient: z._default(z.nullable(z.string().check(z.maxLength(120))), null),
});
/** Names that once matched a field whose meaning they do not have. Before `proposed` was kept, nothing tells who chose them. */
const retired: readonly (readonly [field: FieldKey, headers: readonly string[]])[] = [
  ['refund', ['canceledat', 'cancelledat']],
];

type Stored = z.output<typeof stored> | { mapping: Mapping };

const memory = columnMemory<Stored>('importColumns', (value, columns) => {
  const { data = null } = stored.safeParse(value);
  const older = data ?? fields.safeParse(value).data;
  const found = Array.isArray(older) ? { mapping: older } : older;
  const lengths = found && [found.mapping, ...('proposed' in found ? [found.proposed] : [])];
  return found && lengths?.every(({ length }) => length === columns) ? found : null;
});

/**
 * The columns chosen the last time that a file had these headers. What nobody chose, but was matched by a name that is matched to
 * something else by now, follows the name.
 */
export function rememberedMapping(kind: ImportKind, headers: readonly string[]): Remembered | null {
  const found = memory.recall(kind, headers);
  if (!found) return null;
  const now = mappingOf(matchHeaders(kind, headers));
  const isChosen = found.mapping.map((field, at) =>
    'proposed' in found
      ? found.proposed[at] !== field
      : !retired.some(([old, keys]) => old === field && keys.includes(headerKey(headers[at] ?? ''))),
  );
  const chosen = found.mapping.filter((_, at) => isChosen[at]);
  const many = (field: FieldKey) => importFields[kind].some((one) => one.key === field && one.many);
  const mapping = found.mapping.map((field, at) => {
    if (isChosen[at]) return field;
    const proposal = now[at] ?? null;
    return proposal && chosen.includes(proposal) && !many(proposal) ? null : proposal;
  });
  return 'meanings' in found
    ? { mapping, meanings: found.meanings, recipient: found.recipient }
    : { mapping, meanings: {}, recipient: null };
}

export function rememberMapping(
  kind: ImportKind,
  headers: readonly string[],
  { mapping, meanings, recipient }: Remembered,
): void {
  const proposed = mappingOf(matchHeaders(kind, headers));
  const chosen = { mapping: [...mapping], meanings: { ...meanings }, recipient };
  memory.keep(kind, headers, { ...chosen, proposed: [...proposed] });
}

import type { ImportFlag } from '../../collections/import-flags.ts';
import { importFlags } from '../../constants.ts';
import { eventsOf, isSourced } from '../../domain/import/consent-events.ts';
import type { Card, ResolvedRow } from '../../domain/import/match-cards.ts';
import { prepareContactEvents } from '../consent/record-contact-events.ts';
import type { Chunk } from './chunk.ts';

type Subject = { row: ResolvedRow; id: string; card: Card | undefined };

/**
 * Evidence that rows give, to be written after all reads. A cell about somebody without an address or a number has nothing to
 * close: it is flagged on the card, and nothing of it is lost.
 */
export async function prepareConsents(
  { store, context, importId, fileName }: Chunk,
  subjects: readonly Subject[],
) {
  const at = context.now();
  const flagged = new Map<string, { import_flagged: true; import_flags: ImportFlag[] }>();
  const events = subjects.flatMap(({ row, id, card }) => {
    if (row.consents.length === 0 || !card) return [];
    if (card.emails.length + card.phones.length === 0) flagged.set(id, unaddressed(row, card));
    return eventsOf(row, card, fileName).map((event) => ({
      ...event,
      ...{ source: 'import' as const, at, by: context.member.uid, personId: id, importId },
    }));
  });
  const unsourced = subjects.flatMap(({ row }) => row.consents).filter((cell) => !isSourced(cell)).length;
  if (events.length === 0)
    return { recorded: 0, unsourced, flagsOf: (id: string) => flagged.get(id) ?? {}, write: () => {} };
  const recording = await prepareContactEvents(store, context, events);
  return {
    recorded: recording.recorded.length,
    unsourced,
    flagsOf: (id: string) => flagged.get(id) ?? {},
    write: recording.write,
  };
}

function unaddressed(
  { consents }: ResolvedRow,
  card: Card,
): { import_flagged: true; import_flags: ImportFlag[] } {
  const before = (Array.isArray(card.import_flags) ? card.import_flags : []) as ImportFlag[];
  const flags = consents.map(
    ({ field, column, words }): ImportFlag => ({
      ...{ field, column, code: 'consent_unaddressed' },
      cell: words.slice(0, importFlags.cell).trim(),
    }),
  );
  const fresh = flags.filter(
    (flag) => !before.some((one) => one.field === flag.field && one.cell === flag.cell),
  );
  return { import_flagged: true, import_flags: [...before, ...fresh].slice(0, importFlags.max) };
}

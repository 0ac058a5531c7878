import { doc } from 'firebase/firestore';
import { elections, electionsMax } from '#shared/collections/campaign-elections.ts';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { financeSettings, financeSettingsId } from '#shared/collections/finance-settings.ts';
import { limitRules, ownLimitsMax } from '#shared/collections/limit-rules.ts';
import type { MeterSources } from '#shared/domain/money/person-meter.ts';
import { db } from './firestore.ts';
import { listenTo, type Target } from './listen-to.ts';
import { firstOf, inOrder } from './queries.ts';
import { type Read, readerOf } from './reading.ts';

/**
 * Tells the race, its elections and the campaign's own limits each time that one of them changes: whoever is near a limit
 * is told from them. Three listeners, a read for each row. Returns how to stop.
 */
export function watchLimits(organization: string, changed: (limits: MeterSources) => void): () => void {
  const ordered = (path: string, field: string, most: number): Target =>
    firstOf(inOrder({ path, conditions: [] }, { field, direction: 'asc' }), most);
  let settings: MeterSources['settings'] | undefined;
  let days: MeterSources['elections'] | undefined;
  let own: MeterSources['own'] | undefined;
  const tell = (): void => {
    if (settings !== undefined && days && own) changed({ settings, elections: days, own });
  };
  /** What this device remembers is no news: the pack came with the rows of the server. */
  function follow<N extends string, S extends Shape>(
    collection: Collection<N, S>,
    target: Target,
    next: (rows: Read<S>[]) => void,
  ): () => void {
    const read = readerOf(collection);
    return listenTo(
      target,
      (rows, fromCache) => {
        if (fromCache) return;
        next(rows.flatMap((row) => read(row) ?? []));
        tell();
      },
      // Without them the segments stay as they were told at first.
      () => undefined,
    );
  }
  const stops = [
    follow(
      financeSettings,
      doc(db, `${financeSettings.path(organization)}/${financeSettingsId}`),
      ([first]) => {
        settings = first ?? null;
      },
    ),
    follow(elections, ordered(elections.path(organization), 'day', electionsMax), (rows) => {
      days = rows;
    }),
    follow(limitRules, ordered(limitRules.path(organization), 'effective_from', ownLimitsMax), (rows) => {
      own = rows;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

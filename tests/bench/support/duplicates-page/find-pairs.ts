import { base64Of } from '../../../../functions/shared/domain/base64.ts';
import type { DuplicateRecord } from '../../../../functions/shared/domain/people/duplicates/duplicate-record.ts';
import { joinName, partNames } from '../../../../functions/shared/domain/people/name-parts.ts';
import { partRows } from '../../../../functions/shared/domain/people/pack/pack-limits.ts';
import { packPart, partOfPerson } from '../../../../functions/shared/domain/people/pack/pack-part.ts';
import type { CardRow } from '../../../../functions/shared/domain/people/pack/pack-rows.ts';
import { findInWorker } from '../../../../web/src/shared/people/duplicates/find-in-worker.ts';
import type {
  FromPeopleWorker,
  ToPeopleWorker,
} from '../../../../web/src/shared/people/pack/people-worker.ts';
import { generatePeople, measure } from '../../../people/duplicate-people.ts';

/** The app's own workers without its screens: people from their packs, and pairs of them. */

const rowOf = (record: DuplicateRecord): CardRow => ({
  ...{ id: record.id, name: joinName(record), parts: partNames.map((part) => record[part] ?? '') },
  ...{ key: '', kind: 'person', city: '', state: 'NJ', zip: record.zip ?? '', language: '', tags: [] },
  ...{ source: '', assigned: '', voter: '', facets: [], added: 20_260_101, last4: '', mailboxes: [] },
  household: record.address === null ? '' : `${record.address}|${record.zip ?? ''}`.replaceAll(' ', '_'),
  ...{ emails: record.emails, phones: record.phones, reach: '-----' },
});

async function packed(records: readonly DuplicateRecord[]) {
  const count = Math.ceil(records.length / partRows.cards);
  const parts: CardRow[][] = Array.from({ length: count }, () => []);
  for (const record of records) parts[partOfPerson(record.id, count)]?.push(rowOf(record));
  return Promise.all(parts.map(packPart));
}

function openWorker() {
  const worker = new Worker(
    new URL('../../../../web/src/shared/people/pack/people-worker.ts', import.meta.url),
    { type: 'module' },
  );
  let id = 0;
  const ask = <T>(message: ToPeopleWorker): Promise<T> =>
    new Promise((found, failed) => {
      id += 1;
      worker.onmessage = ({ data }: MessageEvent<FromPeopleWorker>) =>
        'failed' in data ? failed(new Error(data.failed)) : found(data.answer as T);
      worker.postMessage({ id, message });
    });
  return { ask, end: () => worker.terminate() };
}

const bench = {
  /** `people` and `copies` of them: milliseconds until the packs are open, and until all pairs are found. */
  async find(people: number, copies: number, seed: number) {
    const made = generatePeople(people, copies, seed);
    const parts = await packed(made.records);
    let began = performance.now();
    const { ask, end } = openWorker();
    await ask({ is: 'open', people: made.records.length, limits: null });
    for (const { data, hash } of parts) await ask({ is: 'part', pack: 'cards', data: base64Of(data), hash });
    const opened = performance.now() - began;
    began = performance.now();
    const records = await ask<DuplicateRecord[]>({ is: 'records' });
    end();
    const pairs = await findInWorker(records, () => undefined);
    const took = performance.now() - began;
    if (records.length !== made.records.length) throw new Error(`${records.length} people are in the packs.`);
    const certain = pairs.filter(({ isCertain }) => isCertain);
    return { opened, took, review: measure(made, pairs), certain: measure(made, certain) };
  },
};
Object.assign(globalThis, { bench });
document.querySelector('p')?.append('Ready');

import { segmentSources } from '#shared/api/people-pack-api.ts';
import { storedPeopleMax } from '#shared/collections/audiences.ts';
import { bytesOf } from '#shared/domain/base64.ts';
import { today } from '#shared/domain/days.ts';
import { segmentLaw } from '#shared/domain/gifts/donor-segments.ts';
import type { MeterSources } from '#shared/domain/money/person-meter.ts';
import type { HeldLists } from '#shared/domain/people/audience/audience-predicates.ts';
import type { PeopleGroup } from '#shared/domain/people/audience/audience-view.ts';
import { unpackIds } from '#shared/domain/people/audience/frozen-ids.ts';
import type { PackChange } from '#shared/domain/people/pack/change-log.ts';
import type { PeoplePack } from '#shared/domain/people/pack/pack-limits.ts';
import { unpackPart } from '#shared/domain/people/pack/pack-part.ts';
import { createPeopleIndex } from '#shared/domain/people/pack/people-index.ts';
import { votersMax } from '#shared/domain/voters/voter-file-columns.ts';
import { createRequestQueue } from '../../workers/request-queue.ts';
import {
  createPeopleAnswers,
  type OfferedColumn,
  type PeopleOrder,
  type PeopleQuery,
} from './people-answers.ts';

export type ToPeopleWorker =
  /** `limits`: on which segments of donors depend; null where nothing of giving is opened. */
  | { is: 'open'; people: number; limits: MeterSources | null }
  /** The limits are others by now; answers whether anybody's segments may be, too. */
  | { is: 'limits'; limits: MeterSources }
  | { is: 'part'; pack: PeoplePack; data: string; hash: string }
  | { is: 'changes'; pack: PeoplePack; changes: readonly PackChange[] }
  | { is: 'hold'; of: keyof HeldLists; list: string; packed: string }
  | { is: 'find'; query: PeopleQuery; sort: PeopleOrder; most: number }
  | { is: 'ids'; query: PeopleQuery; most: number }
  | { is: 'groups'; query: PeopleQuery; column: PeopleGroup }
  | { is: 'values'; column: OfferedColumn; most: number }
  | { is: 'records' }
  | { is: 'places' };
/** `message`: null where nobody waits for the answer any more. */
export type PeopleRequest = { id: number; message: ToPeopleWorker | null };
export type FromPeopleWorker = { id: number; answer: unknown } | { id: number; failed: string };

/** Lines of a list that a colleague may have written. */
const listMax = { people: storedPeopleMax, voters: votersMax };

let index = createPeopleIndex(0, 0);
let answers = createPeopleAnswers(index);
/** Segments are told by the day: over midnight they are told again. */
let limits: MeterSources | null = null;
let judged = '';
function judge(): void {
  const day = today(new Date());
  if (!limits || day === judged) return;
  judged = day;
  index.judge(segmentLaw(limits, day));
}

/** False where they are the limits of before. */
function judgeBy(next: MeterSources): boolean {
  const written = JSON.stringify(segmentSources.parse(next));
  if (!limits || written === JSON.stringify(segmentSources.parse(limits))) return false;
  [limits, judged] = [next, ''];
  judge();
  return true;
}

const lists = {
  people: new Map<string, ReadonlySet<string>>(),
  voters: new Map<string, ReadonlySet<string>>(),
} satisfies HeldLists;

/** `false`: no row is left, so the packs have to be opened again. */
async function answer(message: ToPeopleWorker): Promise<unknown> {
  judge();
  switch (message.is) {
    case 'open':
      index = createPeopleIndex(message.people);
      answers = createPeopleAnswers(index);
      [limits, judged] = [message.limits, ''];
      judge();
      return true;
    case 'limits':
      return judgeBy(message.limits);
    case 'part':
      return index.load(message.pack, await unpackPart(bytesOf(message.data), message.hash));
    case 'changes':
      return index.apply(
        message.pack,
        message.changes.map(({ n, id, row }) => ({ n, id, row: row === null ? null : JSON.parse(row) })),
      );
    case 'hold':
      lists[message.of].set(message.list, await unpackIds(message.packed, listMax[message.of]));
      return true;
    case 'find':
      return answers.find(message.query, message.sort, message.most, lists);
    case 'ids':
      return answers.ids(message.query, message.most, lists);
    case 'groups':
      return answers.groups(message.query, message.column, lists);
    case 'values':
      return answers.values(message.column, message.most);
    case 'records':
      return answers.records();
    case 'places':
      return answers.places();
  }
}

const say = (message: FromPeopleWorker): void => self.postMessage(message);
/** One after the other: parts are taken in before a question about them is answered. */
const queue = createRequestQueue<ToPeopleWorker>({
  answer,
  done: (id, found) => say({ id, answer: found }),
  failed: (id, error) => say({ id, failed: String(error) }),
});
self.addEventListener('message', ({ data: { id, message } }: MessageEvent<PeopleRequest>) =>
  message === null ? queue.drop(id) : queue.add(id, message),
);

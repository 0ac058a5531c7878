import type { Capability } from '#shared/access.ts';
import { openPeopleCall, peopleChangesCall, peoplePartsCall } from '#shared/api/people-pack-api.ts';
import { currentPack, peoplePackState } from '#shared/collections/people-packs.ts';
import { normalizePoint } from '#shared/domain/consent/contact-point.ts';
import type { MeterSources } from '#shared/domain/money/person-meter.ts';
import type { PeopleGroup } from '#shared/domain/people/audience/audience-view.ts';
import type { DuplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import {
  type PeoplePack,
  packCapabilities,
  partsPerCall,
  peoplePacks,
} from '#shared/domain/people/pack/pack-limits.ts';
import { RefusedError } from '#shared/refusals.ts';
import { packHash } from '#shared/usecases/people/pack/pack-sources.ts';
import { callEndpoint } from '../../data/api.ts';
import { watchDocument } from '../../data/watch-document.ts';
import { watchLimits } from '../../data/watch-limits.ts';
import { createWorkerRequests } from '../../workers/worker-requests.ts';
import type {
  OfferedColumn,
  PeopleFound,
  PeopleOfValue,
  PeopleOrder,
  PeopleQuery,
  PlacedPerson,
} from './people-answers.ts';
import type { FromPeopleWorker, PeopleRequest, ToPeopleWorker } from './people-worker.ts';

type Member = { organization: string; can: (capability: Capability) => boolean };
export type PeopleNews = { is: 'ready'; revision: number } | { is: 'failed'; error: unknown };

/** Milliseconds between two questions whether the packs are built. */
const buildingMs = 2_000;
/** Times that packs whose parts were replaced meanwhile are opened again. */
const reopeningsMax = 3;

/**
 * Opens the packs that the member may see in a worker, or `only` some of them, and follows their changes: a document without a person in it says
 * that there are some, and a call brings them. Returns what asks the worker.
 */
export function openPeopleLine(
  member: Member,
  news: (news: PeopleNews) => void,
  only: readonly PeoplePack[] = peoplePacks,
) {
  const worker = new Worker(new URL('./people-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: PeopleRequest) => worker.postMessage(message);
  const requests = createWorkerRequests(worker, (id) => send({ id, message: null }));
  let closed = false;
  let revision = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromPeopleWorker>) =>
    'failed' in data ? requests.fail(data.id, new Error(data.failed)) : requests.answer(data.id, data.answer),
  );
  const ask = <T>(message: ToPeopleWorker, slot?: string): Promise<T> =>
    requests.ask((id) => send({ id, message }), slot);

  const packs = only.filter((pack) => packCapabilities[pack].every((one) => member.can(one)));
  const since = new Map<PeoplePack, number>();
  let salt = '';

  /** Closed meanwhile, nobody is to be told. */
  const fail = (error: unknown) => {
    if (!closed) news({ is: 'failed', error });
  };

  async function open(reopenings = 0): Promise<void> {
    const opened = await callEndpoint(openPeopleCall, { packs: [...packs] });
    if (closed) return;
    if (opened.is === 'building') {
      await new Promise((done) => setTimeout(done, buildingMs));
      return closed ? undefined : open(reopenings);
    }
    salt = opened.salt;
    const parts = opened.packs.flatMap(({ pack, parts: all }) =>
      all.map(({ version, rows, hash }, part) => ({ pack, part, version, rows, hash })),
    );
    const people = parts.reduce((sum, { rows }) => sum + rows, 0);
    await ask({ is: 'open', people, limits: opened.limits });
    for (let at = 0; at < parts.length; at += partsPerCall) {
      const some = parts.slice(at, at + partsPerCall);
      const requested = some.map(({ pack, part, version }) => ({ pack, part, version }));
      const { parts: data } = await callEndpoint(peoplePartsCall, { parts: requested });
      // A fold has replaced one of them meanwhile, or it was damaged and they are built again.
      if (data.includes(null)) {
        if (closed) return;
        if (reopenings === reopeningsMax) throw new RefusedError('people.building');
        return open(reopenings + 1);
      }
      for (const [place, { pack, hash }] of some.entries())
        await ask({ is: 'part', pack, data: data[place] ?? '', hash });
    }
    for (const { pack, folded } of opened.packs) since.set(pack, folded);
    await fetchChanges();
  }

  async function fetchChanges(): Promise<void> {
    const answer = await callEndpoint(peopleChangesCall, {
      since: [...since].map(([pack, n]) => ({ pack, n })),
    });
    if (closed) return;
    if (answer.is === 'reopen') return open();
    for (const { pack, changes } of answer.packs) {
      since.set(pack, Math.max(since.get(pack) ?? 0, ...changes.map(({ n }) => n)));
      if (!(await ask<boolean>({ is: 'changes', pack, changes }))) return open();
    }
    revision += 1;
    news({ is: 'ready', revision });
  }

  /** One at a time; a change that comes meanwhile is asked for once more. */
  let running: Promise<void> | null = null;
  let again = false;
  function follow(): void {
    if (running) {
      again = true;
      return;
    }
    running = fetchChanges()
      .catch(fail)
      .finally(() => {
        running = null;
        if (again && !closed) {
          again = false;
          follow();
        }
      });
  }
  /** Whoever is near a limit is told again when limits change. */
  async function judgeBy(limits: MeterSources): Promise<void> {
    if (!(await ask<boolean>({ is: 'limits', limits })) || closed) return;
    revision += 1;
    news({ is: 'ready', revision });
  }
  let stop = () => {};
  open().then(() => {
    if (closed) return;
    const stopLimits = packs.includes('gifts')
      ? watchLimits(member.organization, (limits) => void judgeBy(limits).catch(fail))
      : () => undefined;
    const stopChanges = watchDocument(
      peoplePackState,
      currentPack,
      (seen) => {
        const state = seen.is === 'there' ? seen.value : null;
        if (state && packs.some((pack) => state[pack].change > (since.get(pack) ?? 0))) follow();
      },
      () => undefined,
      () => true,
      member.organization,
    );
    stop = () => {
      stopLimits();
      stopChanges();
    };
  }, fail);

  return {
    packs,
    /** Of a whole address or number that was typed: packs have no other form of it. */
    hashesOf(words: string): string[] {
      const typed = words.trim().toLowerCase();
      const digits = typed.replace(/\D/g, '');
      const email = /^\S+@\S+\.\S+$/.test(typed) ? normalizePoint('email', typed) : null;
      const isNumber = digits.length >= 10 && /^[\d\s()+.-]+$/.test(typed);
      const phone = isNumber ? normalizePoint('phone', `+${digits.length === 10 ? '1' : ''}${digits}`) : null;
      return [email, phone].flatMap((value) => (value === null ? [] : packHash(salt)(value)));
    },
    find: (query: PeopleQuery, sort: PeopleOrder, most: number) =>
      ask<PeopleFound>({ is: 'find', query, sort, most }, 'found'),
    ids: (query: PeopleQuery, most: number) => ask<string[]>({ is: 'ids', query, most }),
    values: (column: OfferedColumn, most: number) => ask<PeopleOfValue[]>({ is: 'values', column, most }),
    /** Makes a frozen list known, as it is stored: of people, or of voters. */
    hold: (of: 'people' | 'voters', list: string, packed: string) =>
      ask<boolean>({ is: 'hold', of, list, packed }),
    /** Everybody as the finder of duplicates compares them. */
    records: () => ask<DuplicateRecord[]>({ is: 'records' }),
    /** Everybody by name and place. */
    places: () => ask<PlacedPerson[]>({ is: 'places' }),
    groups: (query: PeopleQuery, column: PeopleGroup) =>
      ask<PeopleOfValue[]>({ is: 'groups', query, column }),
    close(): void {
      closed = true;
      stop();
      requests.close();
    },
  };
}
export type PeopleLine = ReturnType<typeof openPeopleLine>;

import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';

type Doc = { id: string; at: number };
type Change = { type: 'added' | 'modified' | 'removed'; doc: object };
const server = vi.hoisted(() => ({ tell: (_: unknown) => {} }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  ...{ collection: () => ({}), query: () => ({}), where: () => ({}), orderBy: () => ({}), limit: () => ({}) },
  onSnapshot: (_: object, __: object, onChange: (found: unknown) => void) => {
    server.tell = onChange;
    return () => {};
  },
}));
vi.mock('./firestore.ts', () => ({ db: {} }));
vi.mock('./reading.ts', () => ({
  isFromCache: () => false,
  readDocuments: (_: object, items: readonly Doc[]) => ({ items, unreadable: 0 }),
}));
vi.mock('../turfs/turf-area.ts', () => ({ areaOf: ({ id }: Doc) => ({ id }) }));
const { listenToTurfAreas } = await import('./turf-areas.ts');

const metadata = { hasPendingWrites: false, fromCache: false };
const asDoc = ({ id, at }: Doc) => ({ id, metadata, get: () => Timestamp.fromMillis(at) });
/** The newest hundred of these, as a listener hears of it after those. */
function answer(before: readonly Doc[], now: readonly Doc[]) {
  const newest = (all: readonly Doc[]) => all.toSorted((one, other) => other.at - one.at).slice(0, 100);
  const [was, is] = [newest(before), newest(now)];
  const has = (docs: readonly Doc[], { id }: Doc) => docs.some((doc) => doc.id === id);
  const changes: Change[] = [
    ...was.filter((doc) => !has(is, doc)).map((doc) => ({ type: 'removed' as const, doc: asDoc(doc) })),
    ...is.filter((doc) => !has(was, doc)).map((doc) => ({ type: 'added' as const, doc: asDoc(doc) })),
  ];
  return { docs: is.map(asDoc), metadata, docChanges: () => changes };
}
const turfs = (count: number, from = 0): Doc[] =>
  Array.from({ length: count }, (_, at) => ({ id: `t${from + at}`, at: (from + at + 1) * 1_000 }));

let received: { news: number; removed: readonly string[]; gap: boolean }[] = [];
beforeEach(() => {
  received = [];
  listenToTurfAreas('turfs', 0, (areas, removed, gap) => received.push({ news: areas.length, removed, gap }));
});

it.each<[string, Doc[], Doc[], number, readonly string[]]>([
  ['new ones push the oldest out of a full answer', turfs(150), turfs(155), 5, []],
  ['the newest of many are deleted', turfs(150), turfs(147), 3, ['t149', 't148', 't147']],
  ['one among them is deleted', turfs(150), turfs(150).filter(({ id }) => id !== 't120'), 1, ['t120']],
  [
    'one is deleted while another comes',
    turfs(150),
    [...turfs(150).filter(({ id }) => id !== 't120'), ...turfs(1, 150)],
    1,
    ['t120'],
  ],
  ['one of few is deleted', turfs(5), turfs(4), 0, ['t4']],
  ['the first hundred are full for the first time', turfs(99), turfs(100), 1, []],
])('knows what is gone where %s', (_, before, now, news, removed) => {
  server.tell(answer([], before));
  server.tell(answer(before, now));
  expect(received[0]?.removed).toEqual([]);
  expect(received[1]).toEqual({ news, removed, gap: false });
});

it('says where more came at once than an answer holds', () => {
  server.tell(answer([], turfs(150)));
  server.tell(answer(turfs(150), turfs(400)));
  expect(received[1]).toEqual({ news: 100, removed: [], gap: true });
});

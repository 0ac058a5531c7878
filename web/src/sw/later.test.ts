import { expect, it } from 'vitest';
import { dropFormer, isUsed, keepLater, laterFile, type Shelf } from './later.ts';

const host = 'https://hustings.example';
const whole = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : asked, host).href;

function shelfOf(full = false): Shelf & { addresses: () => string[] } {
  const kept = new Map<string, Response>();
  return {
    match: async (asked) => kept.get(whole(asked))?.clone(),
    put: async (asked, response) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(whole(asked), response);
    },
    keys: async () => [...kept.keys()].map((address) => new Request(address)),
    delete: async (asked) => kept.delete(whole(asked)),
    addresses: () => [...kept.keys()].map((address) => new URL(address).pathname),
  };
}
const script = () => new Response('map', { headers: { 'content-type': 'text/javascript' } });
const away = () => Promise.reject(new TypeError('Failed to fetch'));

it('keeps a file at its first use, and has it without a connection from then on', async () => {
  const shelf = shelfOf();
  await expect(laterFile(shelf, away, '/assets/map-1.js')).rejects.toThrow('Failed to fetch');
  await laterFile(shelf, async () => script(), '/assets/map-1.js');
  expect(await (await laterFile(shelf, away, '/assets/map-1.js')).text()).toBe('map');
});

it.each([
  [
    'the page in its place',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['that it is not there', () => new Response('', { status: 404 })],
])('hands on %s, and does not keep it', async (_, answer) => {
  const shelf = shelfOf();
  expect((await laterFile(shelf, async () => answer(), '/assets/map-1.js')).status).toBe(answer().status);
  expect(await isUsed(shelf)).toBe(false);
});

it('shows on a full disk what it cannot keep', async () =>
  expect(await (await laterFile(shelfOf(true), async () => script(), '/a.js')).text()).toBe('map'));

it('fetches all of them ahead, each once, and drops those of a former version', async () => {
  const shelf = shelfOf();
  const asked: string[] = [];
  const fetched = async (address: string) => {
    asked.push(address);
    return script();
  };
  await keepLater(shelf, fetched, ['/assets/map-1.js', '/assets/same.js']);
  await keepLater(shelf, fetched, ['/assets/map-2.js', '/assets/same.js']);
  expect(asked).toEqual(['/assets/map-1.js', '/assets/same.js', '/assets/map-2.js']);
  await dropFormer(shelf, ['/assets/map-2.js', '/assets/same.js']);
  expect(shelf.addresses()).toEqual(['/assets/same.js', '/assets/map-2.js']);
});

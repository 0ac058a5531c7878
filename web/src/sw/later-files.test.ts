import { expect, it } from 'vitest';
import { dropFormer, type FileCache, isUsed, keepLater, laterFile } from './later-files.ts';

const host = 'https://hustings.example';
const whole = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, host).href;

function cacheOf(full = false): FileCache & { addresses: () => string[] } {
  const stored = new Map<string, Response>();
  return {
    match: async (request) => stored.get(whole(request))?.clone(),
    put: async (request, response) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(whole(request), response);
    },
    keys: async () => [...stored.keys()].map((address) => new Request(address)),
    delete: async (request) => stored.delete(whole(request)),
    addresses: () => [...stored.keys()].map((address) => new URL(address).pathname),
  };
}
const script = () => new Response('map', { headers: { 'content-type': 'text/javascript' } });
const away = () => Promise.reject(new TypeError('Failed to fetch'));

it('keeps a file at its first use, and has it without a connection from then on', async () => {
  const cache = cacheOf();
  await expect(laterFile(cache, away, '/assets/map-1.js')).rejects.toThrow('Failed to fetch');
  await laterFile(cache, async () => script(), '/assets/map-1.js');
  expect(await (await laterFile(cache, away, '/assets/map-1.js')).text()).toBe('map');
});

it.each([
  [
    'the page in its place',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['that it is not there', () => new Response('', { status: 404 })],
])('hands on %s, and does not keep it', async (_, answer) => {
  const cache = cacheOf();
  expect((await laterFile(cache, async () => answer(), '/assets/map-1.js')).status).toBe(answer().status);
  expect(await isUsed(cache)).toBe(false);
});

it('shows on a full disk what it cannot keep', async () =>
  expect(await (await laterFile(cacheOf(true), async () => script(), '/a.js')).text()).toBe('map'));

it('fetches all of them ahead, each once, and drops those of a former version', async () => {
  const cache = cacheOf();
  const requests: string[] = [];
  const fetched = async (address: string) => {
    requests.push(address);
    return script();
  };
  await keepLater(cache, fetched, ['/assets/map-1.js', '/assets/same.js']);
  await keepLater(cache, fetched, ['/assets/map-2.js', '/assets/same.js']);
  expect(requests).toEqual(['/assets/map-1.js', '/assets/same.js', '/assets/map-2.js']);
  await dropFormer(cache, ['/assets/map-2.js', '/assets/same.js']);
  expect(cache.addresses()).toEqual(['/assets/same.js', '/assets/map-2.js']);
});

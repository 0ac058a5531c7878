/** What a worker keeps of the files that not everybody needs: the part of `Cache` that is used. */
export type FileCache = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;
type Fetch = (address: string) => Promise<Response>;

/** A host that lacks a file may answer with its page: that is passed on, and not kept in the file's place. */
const isItself = (response: Response): boolean =>
  response.ok && response.headers.get('content-type')?.startsWith('text/html') !== true;

/** A file as it is kept, else as it is fetched, and kept from then on: its address changes with its content. */
export async function laterFile(cache: FileCache, fetched: Fetch, address: string): Promise<Response> {
  const cached = await cache.match(address);
  if (cached) return cached;
  const response = await fetched(address);
  // What cannot be kept, on a full disk, is shown all the same.
  if (isItself(response)) await cache.put(address, response.clone()).catch(() => undefined);
  return response;
}

/** Keeps all of them. Rejects where one cannot be had; the others are kept. */
export const keepLater = async (
  cache: FileCache,
  fetched: Fetch,
  addresses: readonly string[],
): Promise<void> => {
  for (const address of addresses) await laterFile(cache, fetched, address);
};

/** Whether this device has used them, in this version or another. */
export const isUsed = async (cache: FileCache): Promise<boolean> => (await cache.keys()).length > 0;

/** Drops what former versions had. */
export async function dropFormer(cache: FileCache, addresses: readonly string[]): Promise<void> {
  for (const request of await cache.keys())
    if (!addresses.includes(new URL(request.url).pathname)) await cache.delete(request);
}

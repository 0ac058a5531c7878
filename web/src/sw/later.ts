/** What a worker keeps of the files that not everybody needs: the part of `Cache` that is used. */
export type Shelf = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;
type Fetch = (address: string) => Promise<Response>;

/** A host that lacks a file may answer with its page: that is passed on, and not kept in the file's place. */
const isItself = (response: Response): boolean =>
  response.ok && response.headers.get('content-type')?.startsWith('text/html') !== true;

/** A file as it is kept, else as it is fetched, and kept from then on: its address changes with its content. */
export async function laterFile(shelf: Shelf, fetched: Fetch, address: string): Promise<Response> {
  const kept = await shelf.match(address);
  if (kept) return kept;
  const response = await fetched(address);
  // What cannot be kept, on a full disk, is shown all the same.
  if (isItself(response)) await shelf.put(address, response.clone()).catch(() => undefined);
  return response;
}

/** Keeps all of them. Rejects where one cannot be had; the others are kept. */
export const keepLater = async (
  shelf: Shelf,
  fetched: Fetch,
  addresses: readonly string[],
): Promise<void> => {
  for (const address of addresses) await laterFile(shelf, fetched, address);
};

/** Whether this device has used them, in this version or another. */
export const isUsed = async (shelf: Shelf): Promise<boolean> => (await shelf.keys()).length > 0;

/** Drops what former versions had. */
export async function dropFormer(shelf: Shelf, addresses: readonly string[]): Promise<void> {
  for (const request of await shelf.keys())
    if (!addresses.includes(new URL(request.url).pathname)) await shelf.delete(request);
}

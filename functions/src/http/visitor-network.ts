import { BlockList, isIP } from 'node:net';
import type { Request } from 'express';

/**
 * Addresses from which Google's own front ends pass requests on, as Hosting's do. Nobody rents one: the ranges of Google Cloud
 * are others. A deployment adds to them with `TRUSTED_PROXIES`.
 */
const googleRanges = [
  ...['35.191.0.0/16', '64.233.160.0/19', '66.102.0.0/20', '66.249.64.0/19', '72.14.192.0/18'],
  ...['74.125.0.0/16', '108.177.0.0/17', '130.211.0.0/22', '142.250.0.0/15', '172.217.0.0/16'],
  ...['172.253.0.0/16', '173.194.0.0/16', '192.178.0.0/15', '209.85.128.0/17', '216.58.192.0/19'],
  ...['216.239.32.0/19', '2001:4860::/32', '2404:6800::/32', '2607:f8b0::/32', '2800:3f0::/32'],
  ...['2a00:1450::/32', '2c0f:fb50::/32'],
];
/** The emulators and the server of the tests. */
export const ownMachine = ['127.0.0.0/8', '::1/128'];

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address without a port, an interface or the notation of IPv4 within IPv6; null where it is none. */
function addressIn(text: string | undefined): string | null {
  const [bare = ''] = (text ?? '')
    .trim()
    .replace(/^\[(.*)\].*$/, '$1')
    .split('%');
  const address = mapped.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [parts(head), parts(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

/** One subscriber has the 64 bits behind an IPv6 prefix to themselves, and could send each request from another address. */
const networkIn = (address: string): string =>
  isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;

function blocksOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits = ''] = range.split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    if (version === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most)
      throw new Error(`TRUSTED_PROXIES has no range of addresses: ${range}`);
    list.addSubnet(address, Number(bits), version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Ranges as a setting names them. */
export const rangesIn = (setting: string): string[] =>
  setting.split(/[\s,]+/).filter((range) => range !== '');

export type Asking = Pick<Request, 'headers'> & { socket: { remoteAddress?: string | undefined } };
export type NetworkOf = (request: Asking) => string;
type Found = {
  network: string;
  /** Somebody names an address who is no proxy of ours: a caller past Hosting, or a range that is not known here. */
  isClaimed: boolean;
};

const firstOf = (header: string | string[] | undefined): string => [header].flat().join();

/** From which network a request came, by the addresses that pass requests on to us. */
export function findNetwork(ranges: () => readonly string[]): (request: Asking) => Found {
  let proxies: BlockList | null = null;
  return ({ headers, socket }) => {
    proxies ??= blocksOf([...googleRanges, ...ranges()]);
    // Who called is the last hop: the platform adds it, and nobody who calls can choose it.
    const hops = firstOf(headers['x-forwarded-for']).split(',');
    const caller = addressIn(hops.at(-1)) ?? addressIn(socket.remoteAddress);
    if (caller === null) return { network: 'unknown', isClaimed: false };
    const visitor = addressIn(firstOf(headers['fastly-client-ip']));
    const isProxy = proxies.check(caller, isIP(caller) === 6 ? 'ipv6' : 'ipv4');
    return {
      network: networkIn((isProxy ? visitor : null) ?? caller),
      isClaimed: visitor !== null && !isProxy,
    };
  };
}

type Setup = {
  /** Addresses that pass requests on beside Google's. */
  proxies: () => readonly string[];
  /** Told of the first request of this process that names an address without being a proxy's. */
  warn: (caller: string) => void;
};

/**
 * The network of whoever sent a request, as counts of attempts know it. Hosting names the visitor in a header of its own, and the
 * functions' own addresses are open to everybody: so that header counts where one of Google's front ends passed the request on,
 * and everybody else is the address that they called from.
 */
export function visitorNetwork({ proxies, warn }: Setup): NetworkOf {
  const find = findNetwork(proxies);
  let hasWarned = false;
  return (request) => {
    const { network, isClaimed } = find(request);
    if (isClaimed && !hasWarned) {
      hasWarned = true;
      warn(network);
    }
    return network;
  };
}

import { describe, expect, it, vi } from 'vitest';
import { ownMachine, rangesIn, visitorNetwork } from './visitor-network.ts';

const google = '66.249.93.1';
const asking = (headers: Record<string, string>, remoteAddress = '169.254.1.1') => ({
  headers,
  socket: { remoteAddress },
});
const reader = (proxies: readonly string[] = []) => {
  const warn = vi.fn();
  return { warn, networkOf: visitorNetwork({ proxies: () => proxies, warn }) };
};

describe('the network of a visitor', () => {
  it.each([
    [google, '203.0.113.9', '203.0.113.9'],
    [google, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [google, '2001:0db8::1', '2001:db8:0:0::/64'],
    [google, '::ffff:203.0.113.9', '203.0.113.9'],
    ['2a00:1450:4001:80b::200e', '203.0.113.9', '203.0.113.9'],
    // Nothing that is one address: who passed it on is all that is known.
    [google, '203.0.113.9, 203.0.113.10', google],
    [google, 'Ana', google],
    [google, '', google],
  ])('is what Hosting names, passed on by %s (%#)', (hop, named, network) => {
    const { networkOf } = reader();
    const headers = { 'x-forwarded-for': `203.0.113.1, ${hop}`, 'fastly-client-ip': named };
    expect(networkOf(asking(headers))).toBe(network);
  });

  it('is the caller’s own of whoever calls the function past Hosting, whatever they say', () => {
    const { networkOf, warn } = reader();
    const networks = Array.from({ length: 40 }, (_, at) =>
      networkOf(
        asking({
          'x-forwarded-for': `198.51.100.${at}, ${google}, 192.0.2.7`,
          'fastly-client-ip': `203.0.113.${at}`,
          'x-forwarded-host': 'hustings.events',
          'fastly-client': '1',
        }),
      ),
    );
    expect(new Set(networks)).toEqual(new Set(['192.0.2.7']));
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith('192.0.2.7');
  });

  it('is the caller’s own of a rented machine of Google Cloud', () => {
    const { networkOf } = reader();
    for (const rented of ['34.72.10.1', '35.202.1.1', '104.196.1.1', '2600:1900:4000:1::1'])
      expect(networkOf(asking({ 'x-forwarded-for': rented, 'fastly-client-ip': '203.0.113.9' }))).not.toBe(
        '203.0.113.9',
      );
  });

  it('is one for all addresses of one IPv6 subscriber', () => {
    const { networkOf } = reader();
    const networks = ['2001:db8:7:8::1', '2001:db8:7:8:ffff::', '2001:DB8:7:8:1:2:3:4'].map((hop) =>
      networkOf(asking({ 'x-forwarded-for': hop })),
    );
    expect(new Set(networks)).toEqual(new Set(['2001:db8:7:8::/64']));
  });

  it('is the socket’s where nobody passed the request on', () => {
    const { networkOf, warn } = reader();
    expect(networkOf(asking({}, '192.0.2.8'))).toBe('192.0.2.8');
    expect(networkOf(asking({}, '::ffff:192.0.2.8'))).toBe('192.0.2.8');
    expect(networkOf({ headers: {}, socket: {} })).toBe('unknown');
    expect(warn).not.toHaveBeenCalled();
  });

  it('trusts the proxies that a deployment adds', () => {
    const { networkOf } = reader([...ownMachine, ...rangesIn('192.0.2.0/24, 2001:db8::/32')]);
    for (const hop of ['127.0.0.1', '192.0.2.200', '2001:db8::5'])
      expect(networkOf(asking({ 'x-forwarded-for': hop, 'fastly-client-ip': '203.0.113.9' }))).toBe(
        '203.0.113.9',
      );
  });

  it.each(['192.0.2.0', '192.0.2.0/33', 'everybody', '::/129'])('refuses the setting %s', (setting) => {
    const { networkOf } = reader(rangesIn(setting));
    expect(() => networkOf(asking({}))).toThrow('TRUSTED_PROXIES');
  });
});

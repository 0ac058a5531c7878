import { describe, expect, it } from 'vitest';
import { deviceCookie, devicesIn, newDeviceSecret } from './cookie.ts';

const devicesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `device${at}`, secret: newDeviceSecret() }));
const sent = (cookie: string) => cookie.split(';')[0];

describe('the cookie of a trusted device', () => {
  // ASVS 7.2.3
  it('comes back as it was given, among others', () => {
    const devices = devicesOf(3);
    expect(devicesIn(`other=1; ${sent(deviceCookie(devices))}; more=2`)).toEqual(devices);
  });

  it('keeps the newest five, and each once', () => {
    const devices = devicesOf(7);
    expect(devicesIn(sent(deviceCookie(devices)))).toEqual(devices.slice(0, 5));
    const [first = { id: '', secret: '' }] = devices;
    expect(devicesIn(sent(deviceCookie([first, first])))).toEqual([first]);
  });

  it('is out of reach of scripts, of other sites and of plain HTTP, for thirty days', () => {
    const attributes = deviceCookie(devicesOf(1)).split('; ').slice(1);
    expect(attributes).toEqual(['Max-Age=2592000', 'Path=/api', 'HttpOnly', 'Secure', 'SameSite=Strict']);
  });

  it.each([
    undefined,
    '',
    '__session=',
    '__session=a.b',
    `x__session=device0.${'a'.repeat(43)}`,
    `__session=../users.${'a'.repeat(43)}`,
    `__session=${'~'.repeat(10_000)}`,
    `__session=${'a'.repeat(10_000)}`,
    '__session=%00;',
  ])('holds nothing in %.40j', (header) => {
    expect(devicesIn(header)).toEqual([]);
  });

  it('looks at five at most, whatever was sent', () => {
    const many = devicesOf(50).map(({ id, secret }) => `${id}.${secret}`);
    expect(devicesIn(`__session=${many.join('~')}`)).toHaveLength(5);
  });
});

import { describe, expect, it } from 'vitest';
import '../../../shared/text/members/en.ts';
import '../../../shared/text/settings/en.ts';
import { deviceName } from './device-name.ts';

describe('deviceName', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebK', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0)', 'Firefox on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) App', 'Mac'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS', 'iPhone'],
    ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) Apple', 'iPad'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKi', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ', 'Linux'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKi', 'ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/201', 'Firefox on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Macintosh) Chrome/140.0 Safari/537.36', 'Chrome on Mac'],
    ['Mozilla/5.0 (compatible)', 'Unknown device'],
    ['The office laptop', 'The office laptop'],
  ])('%s', (stored, expected) => expect(deviceName(stored)).toBe(expected));
});

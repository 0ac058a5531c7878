import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cachedFilesOf, laterOf } from './cached-files.ts';

const files = [
  { path: 'favicon.svg', hash: 'a1' },
  { path: 'sw.js', hash: 'b2' },
  { path: 'assets/index-Xy12.js', hash: 'c3' },
  { path: 'assets/inter-latin-Zz9.woff2', hash: 'd4' },
  { path: 'assets/MailboxPage-Qq1.js', hash: 'e5' },
  { path: 'icons/512.png', hash: 'f6' },
  { path: 'assets/open-map-Lp0.css', hash: '4b' },
  { path: 'assets/maplibre-gl-1zL3.js', hash: '5c' },
  { path: 'assets/maplibre-gl-worker-DX6.js', hash: '6d' },
  { path: 'assets/MapPage-Hh2.js', hash: '7e' },
  { path: 'assets/render-letters-Ab1.js', hash: '8f' },
  { path: 'assets/SourceSerif4_400Regular-Tt2.ttf', hash: '90' },
  { path: 'index.html', hash: '07' },
  { path: 'pricing/index.html', hash: '18' },
  { path: 'pictures/card.jpg', hash: '29' },
  { path: 'sitemap.xml', hash: '3a' },
];
const expected = [
  { url: '/assets/MapPage-Hh2.js', revision: null },
  { url: '/assets/index-Xy12.js', revision: null },
  { url: '/assets/inter-latin-Zz9.woff2', revision: null },
  { url: '/favicon.svg', revision: 'a1' },
  { url: '/icons/512.png', revision: 'f6' },
  { url: '/index.html', revision: '07' },
];

it('keeps every file of the app but the map, which comes with its first use, and none that is for visitors alone, those whose address stays by their content, in whatever order they were found', () =>
  fc.assert(
    fc.property(fc.shuffledSubarray(files, { minLength: files.length }), (found) => {
      expect(cachedFilesOf(found)).toEqual(expected);
      expect(laterOf(found)).toEqual([
        '/assets/SourceSerif4_400Regular-Tt2.ttf',
        '/assets/maplibre-gl-1zL3.js',
        '/assets/maplibre-gl-worker-DX6.js',
        '/assets/open-map-Lp0.css',
        '/assets/render-letters-Ab1.js',
      ]);
    }),
  ));

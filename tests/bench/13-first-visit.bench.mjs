import { withBrowser } from './support/browser.mjs';
import { openDemo, visit } from './support/first-visit.mjs';
import { visitPeer } from './support/peer.mjs';
import { atMost, forTheRecord, median } from './support/rows.mjs';
import { serveSite } from './support/site.mjs';

const rounds = 3;
/** Nothing leaves the machine: what a page asks of other hosts fails at once, as without a network. */
const alone = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];
const throttled = '4× slower and fast 4G';

/** Medians of each figure. */
const middle = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((key) => [key, median(visits.map((one) => one[key]))]));

/** Every kind of visit once a round, so that what else the machine does meets all of them. */
async function measured(kinds) {
  const visits = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round++)
    for (const [kind, work] of Object.entries(kinds)) visits[kind].push(await work());
  return Object.fromEntries(Object.entries(visits).map(([kind, all]) => [kind, middle(all)]));
}

const taps = {
  menu: 'the menu',
  list: 'donors from the menu',
  filter: 'a filter of the list',
  record: 'a donor',
  form: 'the form of a new donor',
};

const rowsOf = ({ plain, slow, demoPlain, demoSlow }) => [
  atMost('First visit on a phone: largest paint', plain.lcp, 1_000, 'ms'),
  atMost(`First visit on a phone: largest paint, ${throttled}`, slow.lcp, 2_500, 'ms'),
  atMost(`First visit on a phone: blocking time, ${throttled}`, slow.tbt, 600, 'ms'),
  atMost('First visit on a phone: layout shift, demo included', Math.max(plain.cls, slow.cls), 0.05),
  forTheRecord('Demo: from "Try the demo" to its numbers', plain.start, 'ms'),
  forTheRecord(`Demo: from "Try the demo" to its numbers, ${throttled}`, slow.start, 'ms'),
  forTheRecord(`Demo: blocking time, ${throttled}`, slow.tbtInside, 'ms'),
  forTheRecord(`Demo: longest task, ${throttled}`, slow.longestInside, 'ms'),
  forTheRecord('Demo: scripts until its numbers, landing included (gzip)', slow.gzipAtNumbers / 1000, 'kB'),
  forTheRecord('Demo: scripts until its numbers, over the network', slow.sent / 1000, 'kB'),
  forTheRecord('Demo: opened at its address, to its numbers', demoPlain.numbers, 'ms'),
  forTheRecord(`Demo: opened at its address, to its numbers, ${throttled}`, demoSlow.numbers, 'ms'),
  ...Object.entries(taps).map(([tap, name]) => atMost(`Demo: tap to ${name}`, plain[tap], 200, 'ms')),
  ...Object.entries(taps).map(([tap, name]) =>
    forTheRecord(`Demo: tap to ${name}, ${throttled}`, slow[tap], 'ms'),
  ),
  forTheRecord('Demo: a new donor, from "Save" into the list', plain.saved, 'ms'),
  forTheRecord(`Demo: a new donor, from "Save" into the list, ${throttled}`, slow.saved, 'ms'),
];

/** Ours to the peer's: below 1 is less than theirs. */
const ratio = (name, own, peer, unit) => [
  forTheRecord(`Peer: ${name}`, peer, unit),
  forTheRecord(`Ours to the peer's: ${name}`, own / peer, '×'),
];

const peerRowsOf = ({ plain, slow, demoPlain, demoSlow, peerPlain, peerSlow }) => [
  ...ratio('scripts to the first dashboard (gzip)', plain.gzip / 1000, peerPlain.gzip / 1000, 'kB'),
  ...ratio('largest paint of the first page', plain.lcp, peerPlain.lcp, 'ms'),
  ...ratio(`largest paint of the first page, ${throttled}`, slow.lcp, peerSlow.lcp, 'ms'),
  ...ratio('largest paint of the dashboard at its address', demoPlain.lcp, peerPlain.lcp, 'ms'),
  ...ratio(`largest paint of the dashboard at its address, ${throttled}`, demoSlow.lcp, peerSlow.lcp, 'ms'),
  ...ratio('dashboard at its address, to its records', demoPlain.numbers, peerPlain.numbers, 'ms'),
  ...ratio(
    `dashboard at its address, to its records, ${throttled}`,
    demoSlow.numbers,
    peerSlow.numbers,
    'ms',
  ),
  ...ratio(`blocking time of the dashboard at its address, ${throttled}`, demoSlow.tbt, peerSlow.tbt, 'ms'),
  ...['list', 'record'].flatMap((tap) => [
    ...ratio(`tap to a ${tap}`, plain[tap], peerPlain[tap], 'ms'),
    ...ratio(`tap to a ${tap}, ${throttled}`, slow[tap], peerSlow[tap], 'ms'),
  ]),
];

/**
 * A phone that was never here before, from the landing page to a donor of its own in the demo. With `HUSTINGS_PEER`, the
 * folder of another CRM's built demo, that one is visited in turn with ours, over the same server.
 */
export default async ({ chromium, web }) => {
  const folder = process.env.HUSTINGS_PEER;
  const ownSite = await serveSite(web);
  const peerSite = folder ? await serveSite(folder) : null;
  try {
    return await withBrowser(
      chromium,
      async (browser) => {
        const figures = await measured({
          slow: () => visit(browser, ownSite.origin, true),
          ...(peerSite && { peerSlow: () => visitPeer(browser, peerSite.origin, true) }),
          demoSlow: () => openDemo(browser, ownSite.origin, true),
          plain: () => visit(browser, ownSite.origin, false),
          ...(peerSite && { peerPlain: () => visitPeer(browser, peerSite.origin, false) }),
          demoPlain: () => openDemo(browser, ownSite.origin, false),
        });
        return [...rowsOf(figures), ...(peerSite ? peerRowsOf(figures) : [])];
      },
      alone,
    );
  } finally {
    await Promise.all([ownSite, peerSite].map((site) => site?.close()));
  }
};

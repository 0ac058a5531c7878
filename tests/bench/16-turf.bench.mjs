import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';
import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord, median, repeat } from './support/rows.mjs';
import { cutPlainly, faultsOf, firstDoors } from './support/turf/doors.mjs';
import { elections, packVoters } from './support/voters/packed.mjs';

const count = 20_000;
const size = 40;
/** Voters who live at so many doors, and a few more. */
const voters = 60_000;
const plainVoters = 20_000;
/** Documents that a client asks for at a time. */
const pageSize = 500;
const everyVoter = { segment: { steps: [] }, channel: null, words: '' };

async function timed(work) {
  const since = performance.now();
  const made = await work();
  return { made, took: performance.now() - since };
}

/** A document for each voter, read by a client in pages, and cut by their addresses. */
async function plainly({ project }, sample) {
  const app = initializeApp({ projectId: project }, 'turf');
  const db = getFirestore(app);
  const all = db.collection(`organizations/turf-${Date.now()}/voters`);
  try {
    for (let from = 0; from < sample.length; from += pageSize) {
      const batch = db.batch();
      for (const voter of sample.slice(from, from + pageSize)) batch.set(all.doc(voter.id), voter);
      await batch.commit();
    }
    const read = await timed(async () => {
      const found = [];
      const pages = all.orderBy(FieldPath.documentId()).limit(pageSize);
      let page = await pages.get();
      while (page.size > 0) {
        found.push(...page.docs.map((each) => each.data()));
        page = await pages.startAfter(page.docs.at(-1)).get();
      }
      return found;
    });
    const cut = await timed(() => cutPlainly(read.made, size));
    return { read, cut, ...faultsOf(cut.made.doors, cut.made.turfs) };
  } finally {
    await db.recursiveDelete(all);
    await deleteApp(app);
  }
}

/** 20,000 doors cut into turfs by the app's own rules, each of its promises looked at door by door. */
export default async (context) => {
  const { module: rules } = await runnerImport(at('tests/bench/support/turf/turf-domain.ts'));
  const { chunks, sample } = await packVoters('turf', voters, plainVoters);
  const answers = await rules.answersOf(chunks, elections);
  const found = await timed(() => answers.doors(everyVoter));
  const doors = firstDoors(found.made, count);
  if (doors.door.length !== count) throw new Error(`${voters} voters live at ${found.made.count} doors.`);
  const cuts = await repeat(3, () => timed(() => rules.cutTurfs(doors, { size, keepPrecincts: true })));
  const open = await timed(() => rules.cutTurfs(doors, { size, keepPrecincts: false }));
  const first = cuts[0].made;
  const { sizes, outside, split, acrossLines } = faultsOf(doors, first);
  const { least, most } = rules.sizesOf(size);
  const off = sizes.filter((one) => one < least || one > most).length;
  const members = sizes.map(() => []);
  for (const [door, turf] of first.entries()) members[turf].push(door);
  const drawn = await timed(() => members.map((each) => rules.outlineOf(doors, each)));
  const packed = await repeat(9, () =>
    timed(() => answers.buildings(everyVoter, doors.door.slice(0, size), 'odd_even')),
  );
  const plain = await plainly(context, sample);
  const of = `${count.toLocaleString('en-US')} doors:`;
  const other = `${plainVoters.toLocaleString('en-US')} voters as documents:`;
  const slowest = Math.max(...cuts.map(({ took }) => took));
  const again = cuts.filter(({ made }) => made.some((turf, door) => turf !== first[door])).length;
  return [
    forTheRecord(`${of} found among ${voters.toLocaleString('en-US')} voters`, found.took, 'ms'),
    atMost(`${of} cut into turfs of ${size}, slowest of ${cuts.length}`, slowest / 1_000, 5, 's'),
    atMost(`${of} the same over precinct lines`, open.took / 1_000, 5, 's'),
    atMost(`${of} in no turf, or in several`, outside, 0),
    atMost(`${of} buildings in more than one turf`, split, 0),
    atMost(`${of} turfs that cross a precinct's line`, acrossLines, 0),
    atMost(`${of} cuts that were another the next time`, again, 0),
    forTheRecord(`${of} turfs`, sizes.length),
    forTheRecord(`${of} turfs not of ${least} to ${most} doors`, off),
    forTheRecord(`${of} outlines of all turfs`, drawn.took, 'ms'),
    forTheRecord(
      `One turf's packet, median of ${packed.length}`,
      median(packed.map(({ took }) => took)),
      'ms',
    ),
    forTheRecord(`${other} read`, plain.read.took / 1_000, 's'),
    forTheRecord(`${other} cut by address, ${size} after ${size}`, plain.cut.took, 'ms'),
    forTheRecord(`${other} buildings in more than one turf`, plain.split),
    forTheRecord(`${other} turfs that cross a precinct's line`, plain.acrossLines),
  ];
};

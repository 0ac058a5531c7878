import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { runnerImport } from 'vite';
import { at } from '../../../../scripts/lib/paths.mjs';
import { elections, packVoters } from './packed.mjs';

const each = async (all, lanes, work) => {
  const left = [...all];
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

/** A campaign of its own with a packed file of so many voters, and beside it some of them as documents. */
export async function openCampaign({ project }, { voters, plain }) {
  const { module: accounts } = await runnerImport(at('tests/journeys/support/emulators.ts'));
  const organization = `voters-${Date.now()}`;
  const admin = await accounts.colleague(organization, 'admin', 'Ana Rivera');
  const app = initializeApp({ projectId: project }, 'voters');
  const db = getFirestore(app);
  const of = (name) => db.collection(`organizations/${organization}/${name}`);
  const fileId = 'bench-file';
  const { chunks, counts, rules, sample } = await packVoters(fileId, voters, plain);
  await each(chunks.entries(), 4, ([index, { promised, data }]) =>
    of('voter_chunks')
      .doc(promised.id)
      .set({ file_id: fileId, index, data: Buffer.from(data) }),
  );
  const whole = { phones: 0, cells: 0, emails: 0, places: 0, ...counts };
  await of('voter_files')
    .doc(fileId)
    .set({
      state: 'current',
      pack: rules.packVersion,
      file_name: 'bench.csv',
      layout: 'l2',
      us_state: 'OH',
      source: 'Bench',
      dated: null,
      permitted_use: '1',
      expires: null,
      counts: whole,
      changes: { added: voters, changed: 0, gone: 0, unchanged: 0 },
      refused: 0,
      elections,
      chunks: chunks.map(({ promised }) => promised),
      previous: null,
      started_by: admin.uid,
      started_at: Timestamp.now(),
      finished_at: Timestamp.now(),
    });
  const pages = Array.from({ length: Math.ceil(sample.length / 500) }, (_, page) =>
    sample.slice(page * 500, page * 500 + 500),
  );
  await each(pages, 2, async (page) => {
    const batch = db.batch();
    for (const voter of page) batch.set(of('donors').doc(voter.id), voter);
    await batch.commit();
  });
  return {
    accounts,
    organization,
    admin,
    plainPath: `organizations/${organization}/donors`,
    bytes: chunks.reduce((sum, { data }) => sum + data.length, 0),
    chunks: chunks.length,
    close: async () => {
      await db.recursiveDelete(db.doc(`organizations/${organization}`));
      await deleteApp(app);
    },
  };
}

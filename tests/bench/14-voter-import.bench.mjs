import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { withBrowser } from './support/browser.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';
import { voterLines, writeVoterFile } from './support/voter-file.mjs';
import { importVoters } from './support/voter-import.mjs';
import { writePlain, writtenSince } from './support/written.mjs';

/** Rows at which a document for each voter is measured beside ours; more of them take the emulator minutes. */
const plainRows = 20_000;
const sizes = [plainRows, 100_000, 1_000_000];
/** Documents beside the chunks: the file's own record, a line of the feed, the audit log. */
const fewWrites = 4;

const named = (rows) => `Voter file of ${rows.toLocaleString('en-US')}`;

function rowsOf({ rows, file, checked, packed, sent, peak, before, bytes, written }) {
  const all = Object.values(written).reduce((sum, count) => sum + count, 0);
  const chunks = written.voter_chunks ?? 0;
  return [
    forTheRecord(`${named(rows)}: bytes of the CSV`, file / 1_000_000, 'MB'),
    forTheRecord(`${named(rows)}: read, cleaned and counted`, checked, 's'),
    forTheRecord(`${named(rows)}: sorted and packed`, packed, 's'),
    forTheRecord(`${named(rows)}: sent and stored`, sent, 's'),
    forTheRecord(`${named(rows)}: bytes sent (base64)`, bytes / 1_000_000, 'MB'),
    forTheRecord(`${named(rows)}: chunks`, chunks),
    atMost(`${named(rows)}: documents written beside the chunks`, all - chunks, fewWrites),
    ...(peak === null || before === null
      ? []
      : [
          forTheRecord(`${named(rows)}: most memory of the page and its worker`, peak, 'MB'),
          atMost(`${named(rows)}: of that, by the import`, peak - before, 600, 'MB'),
        ]),
  ];
}

/** Voter files of several sizes brought by the app, and beside it one document for each voter. */
export default async (context) => {
  const { module: accounts } = await runnerImport(at('tests/journeys/support/emulators.ts'));
  const folder = mkdtempSync(join(tmpdir(), 'hustings-voters-'));
  try {
    const results = [];
    for (const rows of sizes) {
      const path = join(folder, `${rows}.csv`);
      const file = await writeVoterFile(path, rows);
      const account = await accounts.admin('voters');
      const since = Date.now();
      // A browser for each: a process keeps the most that it ever took.
      const brought = await withBrowser(context.chromium, (browser) =>
        importVoters(browser, context.hosting, account, { path, rows }),
      );
      const written = await writtenSince(context, account.organization, since);
      results.push({ rows, file, written, ...brought });
      rmSync(path);
    }
    const { organization } = await accounts.admin('plain');
    const plain = await writePlain(context, organization, [...voterLines(plainRows)]);
    return [
      ...results.flatMap(rowsOf),
      forTheRecord(`${named(plainRows)}, a document for each voter: written`, plain, 's'),
      forTheRecord(`${named(plainRows)}, a document for each voter: documents`, plainRows),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

import { withMany } from './many.ts';
import { voterColumns } from './voter-columns.ts';
import { voterImport } from './voter-import.ts';

/** What comes with the import of a voter file. */
export default withMany({ voterImport, voterColumns });

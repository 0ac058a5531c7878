import { withMany } from './many.ts';
import { voterCodes } from './voter-codes.ts';
import { voterSearch } from './voter-search.ts';
import { voters } from './voters.ts';

/** What comes with the screens of voters. */
export default withMany({ voters, voterSearch, voterCodes });

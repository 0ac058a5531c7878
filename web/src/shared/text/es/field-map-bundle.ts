import { fieldMap } from './field-map.ts';
import { withMany } from './many.ts';

/** What comes with the map on which turfs are cut. */
export default withMany({ fieldMap });

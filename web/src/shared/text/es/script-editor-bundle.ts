import { withMany } from './many.ts';
import { scriptEditor } from './script-editor.ts';

/** What comes with the scripts' list and editor. */
export default withMany({ scriptEditor });

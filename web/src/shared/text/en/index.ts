import type { calls } from './calls.ts';
import type { campaign } from './campaign.ts';
import type { canvass } from './canvass.ts';
import type { commands } from './commands.ts';
import type { demo } from './demo.ts';
import type { entrance } from './entrance.ts';
import type { fieldMap } from './field-map.ts';
import type { fieldOps } from './field-ops.ts';
import type { importing } from './importing.ts';
import type { installed } from './installed.ts';
import type { members } from './members.ts';
import type { outside } from './outside.ts';
import type { pace } from './pace.ts';
import type { pending } from './pending.ts';
import type { quality } from './quality.ts';
import type { scriptEditor } from './script-editor.ts';
import type { scripts } from './scripts.ts';
import type { seldom } from './seldom.ts';
import type { settings } from './settings.ts';
import type { turfs } from './turfs.ts';
import type { visitors } from './visitors.ts';
import type { voterCodes } from './voter-codes.ts';
import type { voterData } from './voter-data.ts';
import type { voterSearch } from './voter-search.ts';
import type { voterImport } from './voterImport.ts';
import type { voters } from './voters.ts';
import type { watching } from './watching.ts';

/** The English catalogue; the type of every other one. */
export type Catalogue = typeof campaign &
  typeof entrance &
  typeof importing &
  typeof members &
  typeof outside &
  typeof seldom &
  typeof settings &
  typeof visitors &
  typeof watching & {
    calls: typeof calls;
    canvass: typeof canvass;
    commands: typeof commands;
    demo: typeof demo;
    fieldMap: typeof fieldMap;
    fieldOps: typeof fieldOps;
    installed: typeof installed;
    pace: typeof pace;
    pending: typeof pending;
    quality: typeof quality;
    scriptEditor: typeof scriptEditor;
    scripts: typeof scripts;
    turfs: typeof turfs;
    voterCodes: typeof voterCodes;
    voterData: typeof voterData;
    voterImport: typeof voterImport;
    voterSearch: typeof voterSearch;
    voters: typeof voters;
  };

import type { authSteps } from './auth-steps.ts';
import type { callPlan } from './call-plan.ts';
import type { calls } from './calls.ts';
import type { campaign } from './campaign.ts';
import type { canvass } from './canvass.ts';
import type { choices } from './choices.ts';
import type { commands } from './commands.ts';
import type { demo } from './demo.ts';
import type { fieldMap } from './field-map.ts';
import type { fieldOps } from './field-ops.ts';
import type { fields } from './fields.ts';
import type { importProblems } from './import-problems.ts';
import type { importing } from './importing.ts';
import type { imports } from './imports.ts';
import type { installed } from './installed.ts';
import type { legalPages } from './legal-pages.ts';
import type { members } from './members.ts';
import type { monitoring } from './monitoring.ts';
import type { pace } from './pace.ts';
import type { pending } from './pending.ts';
import type { proposals } from './proposals.ts';
import type { publicPages } from './public.ts';
import type { quality } from './quality.ts';
import type { scriptEditor } from './script-editor.ts';
import type { scripts } from './scripts.ts';
import type { settings } from './settings.ts';
import type { turf } from './turf.ts';
import type { turfMet } from './turf-met.ts';
import type { turfPaper } from './turf-paper.ts';
import type { turfs } from './turfs.ts';
import type { visitors } from './visitors.ts';
import type { voterCodes } from './voter-codes.ts';
import type { voterColumns } from './voter-columns.ts';
import type { voterData } from './voter-data.ts';
import type { voterFiles } from './voter-files.ts';
import type { voterImport } from './voter-import.ts';
import type { voterSearch } from './voter-search.ts';
import type { voters } from './voters.ts';

/** The English catalogue; the type of every other one. */
export type Catalogue = typeof campaign &
  typeof authSteps &
  typeof members &
  typeof publicPages &
  typeof legalPages &
  typeof settings &
  typeof visitors &
  typeof monitoring & {
    callPlan: typeof callPlan;
    calls: typeof calls;
    canvass: typeof canvass;
    choices: typeof choices;
    commands: typeof commands;
    demo: typeof demo;
    fieldMap: typeof fieldMap;
    fieldOps: typeof fieldOps;
    fields: typeof fields;
    importing: typeof importing;
    importProblems: typeof importProblems;
    imports: typeof imports;
    installed: typeof installed;
    pace: typeof pace;
    pending: typeof pending;
    quality: typeof quality;
    scriptEditor: typeof scriptEditor;
    scripts: typeof scripts;
    turf: typeof turf;
    proposals: typeof proposals;
    turfMet: typeof turfMet;
    turfPaper: typeof turfPaper;
    turfs: typeof turfs;
    voterCodes: typeof voterCodes;
    voterColumns: typeof voterColumns;
    voterData: typeof voterData;
    voterFiles: typeof voterFiles;
    voterImport: typeof voterImport;
    voterSearch: typeof voterSearch;
    voters: typeof voters;
  };

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { authSteps } from './en/auth-steps.ts';
import { callPlan } from './en/call-plan.ts';
import { calls } from './en/calls.ts';
import { campaign } from './en/campaign.ts';
import { canvass } from './en/canvass.ts';
import { choices } from './en/choices.ts';
import { commands } from './en/commands.ts';
import { demo } from './en/demo.ts';
import { fieldMap } from './en/field-map.ts';
import { fieldOps } from './en/field-ops.ts';
import { fields } from './en/fields.ts';
import { importProblems } from './en/import-problems.ts';
import { importing } from './en/importing.ts';
import { imports } from './en/imports.ts';
import { installed } from './en/installed.ts';
import { legalPages } from './en/legal-pages.ts';
import { members } from './en/members.ts';
import { monitoring } from './en/monitoring.ts';
import { pace } from './en/pace.ts';
import { pending } from './en/pending.ts';
import { proposals } from './en/proposals.ts';
import { publicPages } from './en/public.ts';
import { quality } from './en/quality.ts';
import { scriptEditor } from './en/script-editor.ts';
import { scripts } from './en/scripts.ts';
import { settings } from './en/settings.ts';
import { turf } from './en/turf.ts';
import { turfMet } from './en/turf-met.ts';
import { turfPaper } from './en/turf-paper.ts';
import { turfs } from './en/turfs.ts';
import { visitors } from './en/visitors.ts';
import { voterCodes } from './en/voter-codes.ts';
import { voterColumns } from './en/voter-columns.ts';
import { voterData } from './en/voter-data.ts';
import { voterFiles } from './en/voter-files.ts';
import { voterImport } from './en/voter-import.ts';
import { voterSearch } from './en/voter-search.ts';
import { voters } from './en/voters.ts';
import { t } from './index.ts';

/** Files that list what a bundle brings, and one that the build reads. */
const lists = [
  'campaign.ts',
  'auth-steps.ts',
  'index.ts',
  'members.ts',
  'public.ts',
  'legal-pages.ts',
  'served.ts',
  'settings.ts',
  'visitors.ts',
  'monitoring.ts',
];
/** `second-factor.ts` is `secondFactor` in its catalogue. */
const keyOf = (file: string) =>
  file.replace('.ts', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const files = readdirSync(fileURLToPath(new URL('./en', import.meta.url)));
const areas = files.filter((file) => !lists.includes(file)).map((file) => keyOf(file));

it('has every area in one of the catalogues', () =>
  expect(
    [
      campaign,
      authSteps,
      members,
      publicPages,
      legalPages,
      settings,
      visitors,
      monitoring,
      {
        callPlan,
        calls,
        canvass,
        choices,
        commands,
        demo,
        fieldMap,
        fieldOps,
        fields,
        importing,
        importProblems,
        imports,
        installed,
        pace,
        pending,
        quality,
        scriptEditor,
        scripts,
        turf,
        proposals,
        turfMet,
        turfPaper,
        turfs,
        voterCodes,
        voterColumns,
        voterData,
        voterFiles,
        voterImport,
        voterSearch,
        voters,
      },
    ]
      .flatMap((catalogue) => Object.keys(catalogue))
      .sort(),
  ).toEqual(areas.sort()));

it("says visitors' texts at once, and members' when their screens are there", async () => {
  expect(t('nav.dashboard')).toBe('Dashboard');
  await import('./register-members.ts');
  expect(t('account.roles.user')).toBe('Member');
});

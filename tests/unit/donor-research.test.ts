import { expect, it } from 'vitest';
import { donorResearch } from '#shared/collections/donor-research.ts';
import * as written from '#shared/collections/written.ts';
import { sourceFiles } from './source-files.ts';

/**
 * 52 U.S.C. §30111(a)(4): what is copied from FEC reports may not be used to ask for money. Whatever lists, scores, ranks,
 * exports, searches or asks has no way to it: these are all files that name it.
 */
const folders = [
  'functions/shared/domain/research/',
  'functions/shared/usecases/research/',
  'web/src/features/donor-research/',
  'web/src/shared/research/',
  'web/src/shared/text/',
];
const files = [
  'functions/shared/api/research-api.ts',
  'functions/shared/collections/donor-research.ts',
  // Barrels, and the registry of use cases.
  ...['functions/shared/collections/index.ts', 'functions/shared/collections/read-only.ts'],
  'functions/shared/usecases/index.ts',
  // Deleting a person and undoing an import look whether there is any.
  'functions/shared/usecases/people/delete-person.ts',
  'functions/shared/usecases/imports/undo/judge-page.ts',
  // The sample has some.
  'functions/shared/demo/sample-campaign.ts',
  'functions/shared/demo/sample-research.ts',
  // What a visitor decided of people comes along with them.
  ...['carried-research', 'contents'].map((name) => `web/src/shared/demo/carry/${name}.ts`),
  'web/src/features/carry-over/write-to-campaign.ts',
  // The pages of one person, and the way to the screen.
  'web/src/features/fundraising/donors/donor-sections.tsx',
  'web/src/features/people/page/person-cards.tsx',
  'web/src/shared/fundraising/fundraising-tabs.tsx',
  'web/src/app/features.ts',
];
const named =
  /donor[-_]?research|researchCall|research-api|domain\/research|shared\/research|researchDocuments|fec[A-Z_-]?contribut|research\//i;

it('public contributions are named only where one person is shown, and where they are decided', () => {
  const found = ['functions/shared', 'functions/src', 'web/src']
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    .filter(({ path, text }) => !path.endsWith('.test.ts') && named.test(text))
    .map(({ path }) => path)
    .filter((path) => !folders.some((folder) => path.startsWith(folder)));
  expect(found.sort()).toEqual(files.toSorted());
});

it('they are in no spreadsheet, no list, and nothing that a visitor or a member writes by themselves', () => {
  expect(donorResearch).toMatchObject({ csv: {}, list: null, carried: null, feed: null, editable: [] });
  expect(donorResearch.access).toEqual({ read: 'donations.read' });
  expect(Object.values(written).map(({ name }) => name)).not.toContain(donorResearch.name);
});

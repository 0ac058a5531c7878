import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { roles } from '#shared/access.ts';

const blank = Object.fromEntries(
  [
    'street',
    'unit',
    'city',
    'state',
    'zip',
    'language',
    'employer',
    'occupation',
    'source',
    'assigned_to',
  ].map((field) => [field, null]),
);
const moment = { toMillis: () => 0 };
const person = {
  ...{ id: 'ana', kind: 'person', name: 'Ana Ruiz', facets: ['donor', 'volunteer'], voter_id: 'V1' },
  ...{ prefix: null, given: 'Ana', middle: null, family: 'Ruiz', suffix: null, ...blank },
  ...{ emails: ['ana@example.org'], phones: [], tags: ['VIP'], not_voters: [], reach: null },
  ...{
    merged_into: null,
    merged_ids: [],
    import_id: null,
    created_at: moment,
    updated_at: moment,
    created_by: 'ben',
    updated_by: 'ben',
  },
};

/** Single documents that the page asked for. Only the card is ever answered: whatever else the page waits for never comes. */
const documents: string[] = [];
const waiting = { is: 'loading' };
const document = ({ name }: { name: string }, _: string, id: string | null) => {
  if (id !== null) documents.push(name);
  return name === 'people' && id === 'ana' ? { is: 'ready', value: person, stale: false } : waiting;
};
vi.mock('../../../shared/config.ts', () => ({
  config: { firebase: { projectId: 'demo-page', apiKey: 'x' }, emulators: null },
}));
vi.mock('../../../shared/data/live.ts', () => ({
  useLiveDocument: document,
  useLiveQuery: () => waiting,
  useLiveQueries: () => waiting,
}));
vi.mock('../../../shared/data/use-cached-document.ts', () => ({ useCachedDocument: document }));
vi.mock('../../../shared/data/use-list-once.ts', () => ({ useListOnce: () => waiting }));
vi.mock('../../../shared/data/use-endpoint.ts', () => ({
  useEndpoint: () => ({ live: waiting, refresh: () => undefined }),
}));
vi.mock('../../../shared/session/session-store.ts', async (original) => ({
  ...(await original<object>()),
  useMember: () => ({ organization: 'rivera', uid: 'ben', role: roles[0], grants: [], can: () => true }),
}));
// What the browser has and this test has no use for.
for (const name of ['addEventListener', 'removeEventListener', 'matchMedia'])
  vi.stubGlobal(name, () => ({ matches: false }));
const { PersonPage } = await import('./person-page.tsx');

it('draws somebody after one read, and has three documents in all beside the timeline', () => {
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: '/people/:id', element: createElement(PersonPage) }),
  );
  const router = createElement(MemoryRouter, { initialEntries: ['/people/ana'] }, routes);
  const html = renderToString(createElement(MantineProvider, null, router));
  expect(html).toContain('Ana Ruiz');
  expect(html).toContain('ana@example.org');
  // What was requested of a donor is the timeline's.
  expect(documents).toEqual(['people', 'donors', 'volunteers', 'information_requests']);
});

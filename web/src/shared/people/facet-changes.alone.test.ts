import { beforeEach, expect, it, vi } from 'vitest';
import { donors } from '#shared/collections/donors.ts';

const committed = vi.hoisted(() => ({ operations: [] as Record<string, unknown>[] }));
vi.mock('../ui/toasts.tsx', () => ({
  commitWithToast: async (operations: Record<string, unknown>[]) => {
    committed.operations.push(...operations);
  },
}));
const { saveFacet } = await import('./facet-changes.ts');

beforeEach(() => {
  committed.operations = [];
});

const area = { collection: donors };
const facet = { id: 'ana', name: 'Ana', email: 'ana@example.org', phone: null, capacity: 'small' };
const card = { name: 'Ana', emails: ['ana@example.org', 'second@example.org'], phones: [] };
const edit = { email: 'new@example.org', capacity: 'mid' };
const onFacet = { table: 'donors', id: 'ana', data: { capacity: 'mid' }, base: { capacity: 'small' } };

it('saves what changes on the facet alone, whether or not its card ever comes', async () => {
  await saveFacet(area, () => new Promise(() => {}), facet, { ...facet, capacity: 'mid' });
  expect(committed.operations).toMatchObject([onFacet]);
});

it('saves card and facet when the card arrives, with all that the card has', async () => {
  let arrive = (_: { is: 'here'; card: typeof card }) => {};
  const arrived = new Promise<{ is: 'here'; card: typeof card }>((done) => {
    arrive = done;
  });
  const saved = saveFacet(area, () => arrived, facet, edit);
  await Promise.resolve();
  expect(committed.operations).toEqual([]);
  arrive({ is: 'here', card });
  await saved;
  expect(committed.operations).toMatchObject([
    {
      ...{ table: 'people', id: 'ana', data: { emails: ['new@example.org', 'second@example.org'] } },
      base: { emails: card.emails },
    },
    onFacet,
  ]);
});

it('saves both without a connection, from what the facet tells of a card that this device has not', async () => {
  await saveFacet(area, async () => ({ is: 'unreachable' }), facet, edit);
  expect(committed.operations).toMatchObject([
    { table: 'people', data: { emails: ['new@example.org'] }, base: { emails: ['ana@example.org'] } },
    onFacet,
  ]);
});

it('saves nothing where there is no card, so that what was typed stays in the form', async () => {
  await expect(saveFacet(area, async () => ({ is: 'missing' }), facet, edit)).rejects.toThrow();
  expect(committed.operations).toEqual([]);
});

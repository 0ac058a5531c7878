import { describe, expect, it } from 'vitest';
import { decisiveMax } from '#shared/usecases/paged-events.ts';
import { casesOf } from '../../../tests/full.ts';
import { writeMany } from '../../../tests/functions/many-events.ts';
import { assigned, day, field, made, now } from '../../../tests/functions/turf-campaign.ts';

const minute = 60_000;
const optsOut = { kind: 'suppression', reason: 'opt_out', channels: ['walk'], is_on: true } as const;
const note = { voter_id: 'V1', kind: 'note', source: 'door', text: 'Nice garden' } as const;
const correction = {
  voter_id: 'V1',
  kind: 'correction',
  source: 'office',
  field: 'email',
  text: '',
} as const;
const hidesNothing = { V1: 'opt_out' };

describe('an opt-out older than many other events', () => {
  it.each(casesOf([299, 300, 301], [301]))('still closes the door behind %d notes', async (count) => {
    const { organization, log, learn } = await field(assigned);
    await learn(made + minute, optsOut);
    await writeMany(organization, note, { count, from: now - day });
    expect((await log('ana')).leftOut).toEqual(hidesNothing);
  });

  it.each(casesOf([199, 200, 201], [201]))(
    'still closes the door behind %d other closing events before the turf was made',
    async (count) => {
      const { organization, log, learn } = await field(assigned);
      await learn(made - 30 * day, optsOut);
      await writeMany(organization, correction, { count, from: made - 20 * day });
      await learn(now - day, { kind: 'correction', field: 'unit', text: '' });
      expect((await log('ana')).leftOut).toEqual(hidesNothing);
    },
  );

  it('still closes the door as the last of all that is read', async () => {
    const { organization, log, learn } = await field(assigned);
    await learn(made + minute, optsOut);
    await writeMany(organization, correction, { count: decisiveMax - 1, from: now - day });
    expect((await log('ana')).leftOut).toEqual(hidesNothing);
  });
});

describe('where more closing events were written than are read', () => {
  it('nobody of the turf is spoken to', async () => {
    const { organization, log } = await field(assigned);
    await writeMany(organization, correction, { count: decisiveMax + 1, from: now - day });
    expect((await log('ana')).leftOut).toEqual({ V1: 'do_not_contact', V2: 'do_not_contact' });
  });

  it('nobody is spoken to of whom something is new, where the earlier ones are too many', async () => {
    const { organization, log, learn } = await field(assigned);
    await writeMany(organization, correction, { count: decisiveMax, from: made - 20 * day });
    await learn(now - day, { kind: 'correction', field: 'unit', text: '' });
    expect((await log('ana')).leftOut).toEqual({ V1: null });
    await learn(made - 10 * day, { kind: 'correction', field: 'unit', text: '' });
    expect((await log('ana')).leftOut).toEqual({ V1: 'do_not_contact' });
  });
});

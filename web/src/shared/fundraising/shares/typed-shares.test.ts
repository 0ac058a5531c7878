import '../../text/fundraising/en.ts';
import { expect, test } from 'vitest';
import { t } from '../../text/index.ts';
import { givenShares, sharesProblem, type TypedShare } from './typed-shares.ts';

const donor = { id: 'ana', name: 'Ana Peña' };
const gift = { donor, amount: 10_001, status: 'completed' };
const other = (id: string, amount = ''): TypedShare => ({ donor: { id, name: `${id} Ruiz` }, amount });

test.each<[string, Partial<typeof gift>, TypedShare[], string | null]>([
  ['is theirs alone', { status: 'pending' }, [], null],
  ['is shared equally', {}, [other('ben')], null],
  ['leaves the donor a cent', {}, [other('ben', '100')], null],
  [
    'leaves the donor nothing',
    {},
    [other('ben', '100.01')],
    t('fundraising.shares.tooMuch', { name: 'Ana Peña', amount: '$100.01', others: '$100.01' }),
  ],
  ['has a share of nothing', {}, [other('ben', '0')], t('fundraising.shares.unclear')],
  ['has a share below nothing', {}, [other('ben', '-5')], t('fundraising.shares.unclear')],
  ['has a share that is no amount', {}, [other('ben', 'half')], t('fundraising.shares.unclear')],
  ['lacks a person', {}, [{ donor: null, amount: '5' }], t('fundraising.shares.choose')],
  ['names its donor again', {}, [other('ana')], t('fundraising.shares.twice')],
  ['names somebody twice', {}, [other('ben'), other('ben')], t('fundraising.shares.twice')],
  ['is awaited', { status: 'pending' }, [other('ben')], t('fundraising.shares.notThrough')],
  ['is of six', {}, ['b', 'c', 'd', 'e', 'f'].map((id) => other(id)), null],
  [
    'is of seven',
    {},
    ['b', 'c', 'd', 'e', 'f', 'g'].map((id) => other(id)),
    t('fundraising.shares.many', { most: 6 }),
  ],
])('a gift that %s', (_, fields, others, problem) =>
  expect(sharesProblem({ ...gift, ...fields }, others)).toBe(problem),
);

test('the shares add up to the cent, the odd one the donor’s', () => {
  expect(givenShares(gift, [])).toEqual([]);
  expect(givenShares(gift, [other('ben'), other('cid', '1.00'), other('dee', '0.01')])).toMatchObject([
    { donor_id: 'ana', donor_name: 'Ana Peña', donor_key: 'ana pena' },
    { donor_id: 'ben' },
    { donor_id: 'cid' },
    { donor_id: 'dee', cents: 1 },
  ]);
  expect(givenShares(gift, [other('ben')]).map(({ cents }) => cents)).toEqual([5_001, 5_000]);
});

import { expect, test } from 'vitest';
import { callLists, callPackets, callProgress, callStates } from '#shared/collections/index.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { callPeople, callPrecinct, callWithout } from '#shared/demo/call-people.ts';
import { sampleOrganization, voterPeople } from '#shared/demo/sample.ts';
import { callListId, callRecord } from '#shared/demo/sample-calls.ts';
import { sampleVoters } from '#shared/demo/sample-voters.ts';
import { voterDocuments } from '#shared/demo/voter-documents.ts';
import { callOrder } from '#shared/domain/phonebank/call-order.ts';
import { targetsIn } from '#shared/domain/phonebank/target.ts';
import { callable } from '#shared/domain/phonebank/target-states.ts';
import { emptyFoldState, fold, stateOf } from '#shared/domain/voters/fold.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';

const all = callRecord(sampleOrganization);
const dataIn = (name: string) => all.filter(({ path }) => path.includes(`/${name}/`)).map(({ data }) => data);
const events = voterDocuments(sampleOrganization, voterPeople)
  .filter(({ path }) => path.includes('/voter_events/'))
  .map(({ path, data }) =>
    learnedOf({ ...voterEvents.schema.parse(data), id: path.split('/').at(-1) ?? '' }),
  );

test('the call list is for those of the voter file whom its question names, in the order of the server', () => {
  let door = 0;
  const callable = sampleVoters().flatMap((voter, at, voters) => {
    const before = voters[at - 1];
    const isNext = ['house', 'street', 'unit', 'city'].some(
      (part) => Reflect.get(voter, part) !== Reflect.get(before ?? {}, part),
    );
    if (isNext) door += 1;
    return voter.precinct === callPrecinct && voter.party === 'Unaffiliated' ? [{ ...voter, at, door }] : [];
  });
  const withNumber = callable.filter(({ cell, landline }) => cell !== '' || landline !== '');
  expect(callable.length - withNumber.length).toBe(callWithout);
  const rows = callOrder(withNumber, callListId).map((voter) => [
    ...[voter.at, [voter.first, voter.middle, voter.last, voter.suffix].filter(Boolean).join(' ')],
    ...[voter.birth, voter.gender, voter.language, voter.cell, voter.landline],
  ]);
  expect(callPeople).toEqual(rows);
});

const later = Date.parse('2026-11-22T12:00:00Z');

test('it can be called on, and its figures are those of its people and of what was learned', () => {
  const [list] = dataIn('call_lists').map((data) => callLists.schema.parse(data));
  const packets = dataIn('call_packets').map((data) => callPackets.schema.parse(data));
  const states = dataIn('call_states').map((data) => callStates.schema.parse(data));
  const [progress] = dataIn('call_progress').map((data) => callProgress.schema.parse(data));
  expect(packets).toHaveLength(list?.packets ?? 0);
  const ids = packets.flatMap(({ targets }) => targetsIn(targets).map(({ id }) => id));
  expect(ids).toHaveLength(list?.people ?? 0);
  expect(states.flatMap(({ targets }) => Object.keys(targets)).toSorted()).toEqual(ids.toSorted());

  const listEvents = events.filter(({ list_id }) => list_id === callListId);
  expect(listEvents.filter(({ voter_id }) => !ids.includes(voter_id))).toEqual([]);
  expect(listEvents.filter(({ kind }) => kind === 'attempt')).toHaveLength(progress?.calls ?? 0);
  expect(listEvents.filter(({ kind }) => kind === 'support')).toHaveLength(progress?.done ?? 0);
  // Whom the log bars is not offered.
  const open = new Set(states.flatMap(({ targets }) => callable(targets, later)));
  for (const voter of open) {
    const voterEvents = events.filter(({ voter_id }) => voter_id === voter);
    expect(stateOf(fold(emptyFoldState, voterEvents), '2026-11-21').suppressed.call ?? null).toBeNull();
  }
  expect(open.size).toBeGreaterThan(30);
  const [first] = states.flatMap(({ targets }) => callable(targets, later).map((id) => targets[id]?.is));
  expect(first).toBe('call_back');
});

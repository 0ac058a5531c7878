import { expect, it } from 'vitest';
import '../../shared/text/script-editor/en.ts';
import { readyScripts } from '#shared/domain/surveys/defaults.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { formatProblem, itemName } from './format-problem.ts';
import { readFile, readScript, scriptJson } from './script-file.ts';

const [door] = readyScripts('en', 3);
if (!door) throw new Error('There is a script for doors.');
const { name, channel, body } = door;
const draft = { name, channel, body };

it('brings back what it wrote', () => expect(readScript(scriptJson(draft))).toEqual({ draft }));

const changed = (more: object): string => JSON.stringify({ ...JSON.parse(scriptJson(draft)), ...more });
it.each<[string, string]>([
  ['no JSON', '{'],
  ['something else', '{"name":"x"}'],
  ['a later version', changed({ version: 2 })],
  ['an unknown place', changed({ channel: 'sea' })],
  ['a broken body', changed({ body: { intro: '', items: [{ kind: 'say' }] } })],
])('says that %s is no script', (_, text) =>
  expect(readScript(text)).toEqual({ why: 'This file is not a script that was exported here.' }),
);

it('says which part of a script cannot be used', () => {
  const [hello, ...others] = body.items;
  const items = [{ ...hello, next: 'nobody' }, ...others];
  expect(readScript(changed({ body: { intro: '', items } }))).toEqual({
    why: '1. Hello, is {first name} at home? My name… leads to something that was removed.',
  });
});

it('does not read a file that no script fills', async () => {
  const file = new File(['x'.repeat(200_000)], 'large.json');
  expect(await readFile(file)).toEqual({ why: 'This file is not a script that was exported here.' });
});

it('names the answer that a problem is of, and where it leads', () => {
  const two: ScriptBody = {
    intro: '',
    items: [
      { kind: 'say', id: 'a', text: '', next: null },
      {
        kind: 'ask',
        id: 'b',
        type: 'choice',
        short: 'Sign',
        text: 'Sign?',
        options: [{ id: 'o', label: 'Yes', tag: null, next: 'a' }],
        next: null,
      },
    ],
  };
  expect(formatProblem({ is: 'back', item: 1, option: 0, next: 'a' }, two)).toBe(
    '2. Sign, answer “Yes” leads back to 1. nothing written yet. A script only goes forward: choose something further down.',
  );
  expect(formatProblem({ is: 'tooLong', size: 41_000, max: 40_000 }, two)).toBe(
    'The script is too long: 41,000 of 40,000 characters. Shorten or split it.',
  );
  expect(itemName(undefined, 4)).toBe('5. nothing written yet');
});

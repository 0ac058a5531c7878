import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { withoutDoors } from '../../web/reexports.ts';

const built = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([fileName, code]) => [fileName, { type: 'chunk', fileName, code }]),
  );

function open(files: Record<string, string>): Record<string, string> {
  const bundle = built(files);
  const { generateBundle } = withoutDoors();
  if (typeof generateBundle !== 'object') throw new Error('The plugin has no hook.');
  const handler: unknown = generateBundle.handler;
  if (typeof handler !== 'function') throw new Error('The hook has no handler.');
  Reflect.apply(handler, null, [null, bundle satisfies Record<string, Pick<Rolldown.OutputChunk, 'code'>>]);
  return Object.fromEntries(Object.entries(bundle).map(([name, { code }]) => [name, code]));
}

const inside = 'var a=()=>1,b=2;export{a as t,b as n};';

it('gives whoever asks for a door the file behind it, by the door’s names', () => {
  const output = open({
    'assets/main-1.js': 'list=["assets/Shell-1.js"];load(()=>import(`./Shell-1.js`),list)',
    'assets/Shell-1.js': 'export{t as default,n as later}from"./inside-1.js";',
    'assets/inside-1.js': inside,
  });
  expect(output).toEqual({
    'assets/main-1.js':
      'list=["assets/inside-1.js"];load(()=>import(`./inside-1.js`).then(m=>({default:m.t,later:m.n})),list)',
    'assets/inside-1.js': inside,
  });
});

it('leaves a file that says anything itself', () => {
  const files = {
    'assets/main-1.js': 'import("./words-1.js")',
    'assets/words-1.js': 'import"./more-1.js";export{t as default}from"./inside-1.js";',
    'assets/more-1.js': 'export{n}from"./inside-1.js";said()',
    'assets/inside-1.js': inside,
  };
  expect(open(files)).toEqual(files);
});

it('fails the build where a door is asked for in a way that it does not know', () => {
  const files = {
    'assets/main-1.js': 'import{t as a}from"./Shell-1.js";a()',
    'assets/Shell-1.js': 'export{t}from"./inside-1.js";',
    'assets/inside-1.js': inside,
  };
  expect(() => open(files)).toThrow('Shell-1.js');
});

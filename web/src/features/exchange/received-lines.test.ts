import { expect, it } from 'vitest';
import { receivedLines } from './received-lines.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('goes on behind the whole lines that came, also where a letter was cut in two', async () => {
  const received = receivedLines();
  const [header, row] = ['VANID,Name\r\n', '1,Núñez\r\n'];
  received.add(bytes(header));
  received.add(bytes(row).slice(0, 4));
  expect(received.lines()).toBe(1);
  received.breakOff();
  received.add(bytes(row).slice(0, 4));
  received.add(bytes(row).slice(4));
  expect(received.lines()).toBe(2);
  expect(await received.file().text()).toBe(header + row);
});

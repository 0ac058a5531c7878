import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './paths.mjs';

const file = at('docs/benchmarks.md');
const marks = ['<!-- figures -->', '<!-- /figures -->'];
const between = new RegExp(`${marks[0]}[\\s\\S]*${marks[1]}`);
const empty = `# Benchmarks\n\nMeasured by \`npm run bench\`, which writes this table.\n\n${marks.join('\n')}\n`;

const figure = ({ value, unit }) => `${Number(value.toFixed(2))} ${unit}`.trim();
const verdict = ({ ok }) => (ok ? 'ok' : 'over');

export function print(rows) {
  const lines = rows.map((row) => [row.name, figure(row), `budget ${row.budget}`, verdict(row)]);
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column].length)));
  console.log();
  for (const line of lines)
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

/** Replaces the table between the two marks; each row keeps the figure of the time before beside the new one. */
export function writeDown(rows, date = new Date()) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : empty;
  const before = lastFigures(text);
  const lines = rows.map((row) => [
    row.name,
    figure(row),
    before.get(row.name) ?? '–',
    row.budget,
    verdict(row),
  ]);
  const table = [['Figure', 'Now', 'Last', 'Budget', ''], ['---', '---:', '---:', '---:', '---'], ...lines];
  const body = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const block = `${marks[0]}\nMeasured on ${date.toISOString().slice(0, 10)}.\n\n${body}\n${marks[1]}`;
  writeFileSync(file, between.test(text) ? text.replace(between, () => block) : `${text}\n${block}\n`);
}

function lastFigures(text) {
  const lines = (between.exec(text)?.[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    lines
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map((cells) => [cells[1], cells[2]]),
  );
}

import { expect, it } from 'vitest';
import { eveningOf, fieldOf, formatHour, formatPhone, formatTime, momentIn } from './format-call.ts';

it('numbers are written as people read them', () => {
  expect(formatPhone('+15550100200')).toBe('(555) 010-0200');
  expect(formatPhone('+4930123456')).toBe('+4930123456');
});

it('hours are told in the reader’s own way', () => {
  expect(formatTime(7, 5, 'en-US')).toMatch(/^7:05\sAM$/);
  expect(formatTime(21, 30, 'es-ES')).toBe('21:30');
  expect(formatHour(8, 'en-US')).toMatch(/^8\sAM$/);
});

it('a field takes the moment and gives it back', () => {
  const at = new Date(2026, 9, 5, 9, 7).getTime();
  expect(fieldOf(at)).toBe('2026-10-05T09:07');
  expect(momentIn(fieldOf(at))).toBe(at);
  expect(momentIn('')).toBeNull();
  expect(momentIn('soon')).toBeNull();
});

it('this evening is over after six', () => {
  const at = (hour: number) => new Date(2026, 9, 5, hour, 0).getTime();
  expect(eveningOf(at(10))).toBe(at(18));
  expect(eveningOf(at(18))).toBeNull();
});

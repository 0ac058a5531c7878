import { createTheme, type MantineColorsTuple } from '@mantine/core';

const ink: MantineColorsTuple = [
  '#eaf0f8',
  '#d3e0f0',
  '#a8c2e2',
  '#7ba3d3',
  '#5488c4',
  '#3f78bd',
  '#2a5f9e',
  '#1f4a80',
  '#1b4173',
  '#143156',
];
/** Neutral ramp of the dark theme: Mantine takes text from 0, lines from 4, grounds from 6 to 9. */
const dark: MantineColorsTuple = [
  '#e8edf2',
  '#cbd5de',
  '#9fb0c0',
  '#6d7d8d',
  '#3c4856',
  '#26303b',
  '#171e27',
  '#10151c',
  '#0b0f14',
  '#070a0e',
];

/** Mantine drawn with the product's own palette (`tokens.css`). */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 5 },
  colors: { ink, dark },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  defaultRadius: 'md',
  radius: { md: '8px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

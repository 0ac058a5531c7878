import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import type { Accent } from '#shared/themes.ts';
import { t } from '../text/index.ts';
import { shades } from './accents.ts';

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

const base = createTheme({
  primaryShade: { light: 7, dark: 5 },
  colors: { ...shades, dark },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  defaultRadius: 'md',
  radius: { md: '8px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Mantine's crosses have no name of their own for those who cannot see them.
    CloseButton: { defaultProps: { 'aria-label': t('common.close') } },
    // A menu begins at its first item: what Mantine puts the focus on before that has no name.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
});

/** Mantine drawn with the product's own palette (`tokens.css`), in one accent. */
export const themeIn: Record<Accent, MantineThemeOverride> = {
  ink: { ...base, primaryColor: 'ink' },
  teal: { ...base, primaryColor: 'teal' },
  plum: { ...base, primaryColor: 'plum' },
  olive: { ...base, primaryColor: 'olive' },
  slate: { ...base, primaryColor: 'slate' },
};

/** The same in both themes: `tokens.css` changes what they mean. */
const tokens = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-error': 'var(--bad)',
  // Under white in either theme (WCAG AA), which Mantine's own reds are not.
  '--mantine-color-red-filled': '#b3261e',
  '--mantine-color-red-filled-hover': '#971f18',
  '--mantine-color-default': 'var(--ground-raised)',
  '--mantine-color-default-hover': 'var(--ground-sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
};

/** Mantine's variables that the palette answers for. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });

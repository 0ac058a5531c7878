import type { MantineColorsTuple } from '@mantine/core';
import type { Accent } from '#shared/themes.ts';

/**
 * Ten shades of each accent. A shade of one is as light as the same shade of every other, so that what can be read
 * on one can be read on all: buttons are shade 7 in the light theme and shade 5 in the dark one.
 */
export const shades = {
  ink: [
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
  ],
  teal: [
    '#e8f1f1',
    '#cee2e1',
    '#9dc8c4',
    '#66aba7',
    '#2e948e',
    '#07847f',
    '#026a65',
    '#04524f',
    '#054946',
    '#023735',
  ],
  plum: [
    '#f5edf3',
    '#ebd9e7',
    '#d9b6d0',
    '#c490b8',
    '#b170a3',
    '#a75c98',
    '#89457c',
    '#6e3563',
    '#622d58',
    '#4a2242',
  ],
  olive: [
    '#eff0e9',
    '#dde0d1',
    '#bbc3a4',
    '#9ba575',
    '#7f8b4d',
    '#707c34',
    '#58631f',
    '#444e12',
    '#3c450d',
    '#2d340b',
  ],
  slate: [
    '#eeeff2',
    '#dbdfe4',
    '#bac0ca',
    '#96a1af',
    '#798698',
    '#69788b',
    '#515f70',
    '#3f4b59',
    '#37414f',
    '#2a323c',
  ],
} satisfies Record<Accent, MantineColorsTuple>;

export * from '../harness/rules-emulator.ts';

export * from '../harness/field-values.ts';

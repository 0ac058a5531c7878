export * from '../fixtures/voter-event-fixtures.ts';

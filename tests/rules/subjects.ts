export { type FixtureName as SubjectName, fixtureOf as subjectOf } from './fixtures/index.ts';

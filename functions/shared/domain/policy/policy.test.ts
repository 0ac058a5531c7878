import { describe, expect, it } from 'vitest';
import { policyFieldNames } from '../../collections/candidate/policy-fields.ts';
import { draftContent, positionDrafts } from '../../collections/position-drafts.ts';
import { approvalNeed } from './approval.ts';
import { compareLines, compareTexts, compareVersions } from './compare-versions.ts';
import { isOutdated, outdatedUses } from './outdated-uses.ts';
import { positionJsonMax, positionLimits } from './policy-limits.ts';
import { contentOf, parseProof, parseQuestions, readContent, storedContent } from './position-content.ts';
import { type ExportedPosition, type ExportLabels, positionMarkdown } from './position-export.ts';
import { firstSentence, issuesFromProfile, profileIssueId, topicOfField } from './profile-issues.ts';

const joined = (pieces: readonly { kind: string; text: string }[], without: string) =>
  pieces.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');

describe('comparing two texts', () => {
  it.each([
    ['Keep the ward open.', 'Keep the ward open for good.'],
    ['', 'New.'],
    ['Old.', ''],
    ['One\n\ntwo  three', 'One\ntwo three'],
    ['¿Quién paga el agua?', '¿Quién paga la luz?'],
  ])('gives both of them back: %j and %j', (before, after) => {
    const pieces = compareTexts(before, after);
    expect(joined(pieces, 'added')).toBe(before);
    expect(joined(pieces, 'removed')).toBe(after);
  });

  it('marks the words that changed alone', () => {
    const changes = compareTexts('Keep the ward open.', 'Keep the clinic open.');
    expect(changes.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: 'ward' },
      { kind: 'added', text: 'clinic' },
    ]);
  });

  it('shows both whole when they have nothing in common, however long', () => {
    const words = (from: number) => Array.from({ length: 3_000 }, (_, at) => `w${from + at}`).join(' ');
    const pieces = compareTexts(words(0), words(5_000));
    expect(pieces.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('tells lines that were added from lines that stayed', () =>
    expect(compareLines(['a', 'b'], ['a', 'c', 'b'])).toEqual([
      { kind: 'same', line: 'a' },
      { kind: 'added', line: 'c' },
      { kind: 'same', line: 'b' },
    ]));

  it('says whether two versions differ at all', () => {
    const content = contentOf('Keep it.', 'Text.');
    expect(compareVersions(content, { ...content }).isSame).toBe(true);
    expect(compareVersions(content, { ...content, avoid: ['closing'] }).isSame).toBe(false);
  });
});

describe('the lists of a position', () => {
  it('come back as they were stored', () => {
    const content = {
      ...contentOf('Keep it.', null),
      proof: [{ text: 'A', source: null }],
      questions: [{ question: 'Who pays?', answer: 'The county.' }],
    };
    expect(readContent(storedContent(content))).toEqual(content);
  });

  it.each([
    ['no JSON', '[}'],
    ['no list', '{}'],
    ['of something else', '[7]'],
    ['with a field more', '[{"text":"a","source":null,"link":"b"}]'],
    ['too many', JSON.stringify(Array(11).fill({ text: 'a', source: null }))],
    ['too long', JSON.stringify([{ text: 'x'.repeat(501), source: null }])],
  ])('are refused when they are %s', (_, value) => expect(parseProof(value)).toBeNull());

  it('fit their fields at their longest, with characters that JSON escapes', () => {
    const { proof, questions } = positionLimits;
    const point = { text: '"x'.repeat(proof.text / 2), source: '"x'.repeat(proof.source / 2) };
    expect(JSON.stringify(Array(proof.count).fill(point)).length).toBeLessThanOrEqual(positionJsonMax.proof);
    const answer = `${'x'.repeat(39)}\n`.repeat(questions.answer / 40).trim();
    const tough = JSON.stringify(
      Array(questions.count).fill({ question: 'q'.repeat(questions.question), answer }),
    );
    expect(tough.length).toBeLessThanOrEqual(positionJsonMax.questions);
    expect(parseQuestions(tough)).toHaveLength(questions.count);
  });
});

describe('a draft', () => {
  it.each(draftContent)('is in work again when its %s changes', (field) =>
    expect(positionDrafts.derive({ [field]: 'x' })).toEqual({ state: 'draft' }),
  );
  it('keeps its state when only its note changes', () =>
    expect(positionDrafts.derive({ note: 'Shorter.', state: 'review' })).toEqual({}));
});

it.each([
  ['nothing of somebody who is no author', ['a'], 'b', [], 'nothing'],
  ['somebody else of an author where there is one', ['a'], 'a', ['b'], 'somebody-else'],
  ['a reason where all others are authors', ['a', 'b'], 'a', ['b'], 'reason'],
  ['a reason where there is nobody else', ['a'], 'a', [], 'reason'],
] as const)('an approval needs %s', (_, authors, uid, others, need) =>
  expect(approvalNeed(authors, { uid, others })).toBe(need),
);

describe('a use', () => {
  const position = (version: number, status = 'approved') => ({ version, status });
  it.each([
    ['of an older version', 1, position(2), true],
    ['of the current version', 2, position(2), false],
    ['of a position that is retired', 2, position(2, 'retired'), true],
    ['of a position that is not known', 1, null, false],
  ] as const)('is outdated or not when it is %s', (_, version, current, expected) =>
    expect(isOutdated({ issue_id: 'a', version }, current)).toBe(expected),
  );

  it('is found among others by its issue', () => {
    const uses = [1, 2].map((version) => ({ issue_id: 'a', version }));
    expect(outdatedUses(uses, new Map([['a', position(2)]]))).toEqual([uses[0]]);
  });
});

describe('importing the profile', () => {
  const nameOf = (field: string) => field;
  it('makes an issue of each field with a text', () => {
    const [issue, ...others] = issuesFromProfile(
      { policy_economy_taxes: ' Lower for renters.\nMore. ', policy_tech: ' ' },
      new Set(),
      nameOf,
    );
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      id: 'policy-economy-taxes',
      issue: { topic: 'taxes', profile_field: 'policy_economy_taxes' },
      draft: { stance: 'Lower for renters.', text: 'Lower for renters.\nMore.', base_version: 0 },
    });
  });

  it('adds nothing the second time', () => {
    const profile = Object.fromEntries(policyFieldNames.map((field) => [field, 'Yes.']));
    const first = issuesFromProfile(profile, new Set(), nameOf);
    expect(first).toHaveLength(22);
    expect(issuesFromProfile(profile, new Set(first.map(({ id }) => id)), nameOf)).toEqual([]);
  });

  it('has a topic and an id of its own for each field', () => {
    expect(Object.keys(topicOfField)).toEqual([...policyFieldNames]);
    expect(new Set(policyFieldNames.map(profileIssueId)).size).toBe(22);
  });

  it.each([
    ['One. Two.', 'One.'],
    ['No stop', 'No stop'],
    ['It costs 3.5 million. Really.', 'It costs 3.5 million.'],
    ['x'.repeat(300), `${'x'.repeat(279)}…`],
    [`${'long '.repeat(70)}end.`, `${'long '.repeat(55).trim()}…`],
  ])('takes a first sentence that is short enough of %j', (text, expected) => {
    expect(firstSentence(text)).toBe(expected);
    expect(firstSentence(text).length).toBeLessThanOrEqual(positionLimits.stance);
  });
});

describe('an exported position', () => {
  const labels: ExportLabels = {
    ...{ proof: 'Proof', source: 'Source', localExample: 'Local example', questions: 'Questions' },
    ...{ say: 'Say', avoid: 'Avoid', version: 'Version' },
    statuses: { approved: 'Approved', public: 'Public', retired: 'Retired' },
  };
  const position: ExportedPosition = {
    ...{ issue: 'Water', topic: 'Environment', version: 2, status: 'public', day: '2026-11-20' },
    approvedBy: 'Nadia Brandt',
    content: {
      ...contentOf('=HYPERLINK("https://evil.example")', '# Not a heading\n1. no list\n<b>bold</b>'),
      proof: [{ text: '[link](https://evil.example)', source: 'Report' }],
      say: ['- clean water'],
    },
  };

  it('is Markdown in which nothing that was typed is a mark', () => {
    const text = positionMarkdown(position, labels);
    expect(text).toContain('## Water\n\nEnvironment · Version 2 · Public · 2026-11-20 · Nadia Brandt');
    expect(text).toContain('\\# Not a heading\n1\\. no list\n\\<b\\>bold\\</b\\>');
    expect(text).toContain('- \\[link\\](https://evil.example) (Source: Report)');
    expect(text).toContain('- \\- clean water');
    expect(text).not.toContain('### Avoid');
  });
});

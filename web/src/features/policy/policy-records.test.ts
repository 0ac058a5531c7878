import '../../shared/text/labels/en.ts';
import '../../shared/text/policy/en.ts';
import { describe, expect, it } from 'vitest';
import { contentOf, storedContent } from '#shared/domain/policy/position-content.ts';
import type { Draft, Issue, Position } from './data.ts';
import { draftOperation } from './draft/draft-operation.ts';
import { positionFile } from './position-file.ts';

const at = (millis: number) => ({ toMillis: () => millis });
const stamps = { created_at: at(1), created_by: 'ana', updated_at: at(1), updated_by: 'ana' };
const issue: Issue = {
  ...{ id: 'water', name: 'Water <b>', name_key: 'water b', topic: 'environment', priority: 'high' },
  ...{ archived: false, profile_field: null, ...stamps },
};
const content = storedContent({
  ...contentOf('=HYPERLINK("https://evil.example")', '# Not a heading'),
  proof: [{ text: '[link](javascript:alert(1))', source: null }],
  questions: [{ question: 'Who *pays*?', answer: '<img src=x>' }],
});
const position: Position = {
  ...{ id: 'water', ...content, note: null, authors: ['ana'], drafted_at: at(1), approved_by: 'bo' },
  ...{ approved_name: 'Bo', approved_at: at(1), self_approved: null, version: 2, status: 'approved' },
  ...{ public_version: null, public_at: null, updated_at: at(1) },
};
const draft: Draft = {
  ...{ id: 'water', ...content, state: 'draft', note: null, base_version: 2, authors: ['ana'], ...stamps },
};

describe('exported positions', () => {
  it.each([1, 2])('are Markdown in which nothing that was typed is a mark: %i', (count) => {
    const text = positionFile(Array(count).fill({ issue, position }), 'md');
    expect(text).toContain('## Water \\<b\\>');
    expect(text).toContain('\\# Not a heading');
    expect(text).toContain('- \\[link\\](javascript:alert(1))');
    expect(text).toContain('**Who \\*pays\\*?**\n\n\\<img src=x\\>');
  });

  it('are rows of CSV that no spreadsheet runs', () =>
    expect(positionFile([{ issue, position }], 'csv')).toContain(`"'=HYPERLINK(""https://evil.example"")"`));
});

describe('saving a draft', () => {
  const input = { ...content, say: [...content.say], avoid: [...content.avoid] };

  it('writes the parts that differ alone, and what was seen of them', () => {
    const changed = { ...input, stance: 'Clean water.' };
    expect(draftOperation({ issue, position, draft }, changed, 'cy')).toMatchObject({
      operation: 'update',
      data: { stance: 'Clean water.' },
      base: { stance: draft.stance },
    });
    expect(draftOperation({ issue, position, draft }, input, 'cy')).toBeNull();
  });

  it('begins a draft of an older version from the approved one', () => {
    const older = { ...draft, base_version: 1 };
    expect(draftOperation({ issue, position, draft: older }, input, 'cy')).toEqual({
      ...{ operation: 'update', table: 'position_drafts', id: 'water' },
      ...{ data: { base_version: 2 }, base: { base_version: 1 } },
    });
  });

  it('makes the first draft from the approved version', () =>
    expect(draftOperation({ issue, position, draft: null }, input, 'cy')).toMatchObject({
      operation: 'create',
      data: { state: 'draft', base_version: 2, authors: ['cy'] },
    }));
});

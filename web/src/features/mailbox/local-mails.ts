import * as z from 'zod/mini';

/** How many of our own mails are asked for, newest first. */
const shown = 50;

/** Our own mails, as the Firestore emulator's REST interface is asked for them. */
export const query = {
  structuredQuery: {
    from: [{ collectionId: 'local_mail' }],
    orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
    limit: shown,
  },
};

const text = z.object({ stringValue: z.string() });
const row = z.object({
  /** Absent in the one row of an empty answer. */
  document: z.optional(
    z.object({
      name: z.string(),
      fields: z.object({
        to: text,
        subject: text,
        text: text,
        link: z.object({ stringValue: z.optional(z.string()) }),
        at: z.object({ timestampValue: z.string() }),
      }),
    }),
  ),
});
export const answer = z.array(row);

export type Mail = {
  id: string;
  email: string;
  subject: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  link: string | null;
  /** Where the link leads inside this app; null where it leads elsewhere, or nowhere. */
  path: string | null;
};

/** The part of an address that the router reads: the app's origin differs between its local servers. */
export function pathOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, hash } = new URL(link);
  return /^https?:$/.test(protocol) && /^#\/(?!\/)/.test(hash) ? hash.slice(1) : null;
}

export const mailsIn = (rows: z.output<typeof answer>): Mail[] =>
  rows.flatMap(({ document }) => {
    if (!document) return [];
    const { name, fields } = document;
    const link = fields.link.stringValue ?? null;
    return {
      id: name,
      email: fields.to.stringValue,
      subject: fields.subject.stringValue,
      text: fields.text.stringValue,
      at: Date.parse(fields.at.timestampValue),
      link,
      path: link === null ? null : pathOf(link),
    };
  });

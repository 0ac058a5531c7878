/** What makes two errors the same one: their code, their message without what differs, and where in our own code they arose. */

export type ErrorSignature = { code: string; message: string; stack: string };

/** Frames of our own that count; those below are how the page happened to get there. */
const framesCounted = 3;
/** Characters of a message that count: what follows are usually values. */
const messageCounted = 200;

/** Without numbers, quoted values and ids, which differ each time. */
export const normalizeMessage = (message: string): string =>
  message
    .slice(0, messageCounted * 2)
    .replace(/(["'`“‘])[^"'`”’\n]{0,120}["'`”’]/g, '$1…$1')
    .replace(/\[(?:id|token|email|phone)\]/g, '#')
    .replace(/\b[\da-f]{6,}\b/gi, '#')
    .replace(/\b[A-Za-z_-]*\d[\w-]*/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, messageCounted);

/** One step on the way to an error. `own`: in our code, not in a library's or an extension's. */
export type Frame = { name: string; file: string; line: number; column: number; own: boolean };

const place = /^(?:at )?(?:async )?([^(@]*?) ?[@(]?((?:https?|file):\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})\)?$/;
/** With one space for many: a pattern that looks for runs of them takes seconds for a line of nothing else. */
const line = (text: string): string => text.slice(0, 600).replace(/\s+/g, ' ').trim();
const foreign = /\/node_modules\/|\/@vite\/|\/@react-refresh/;

/** The steps that a stack names, nearest first, as Chromium, Firefox and Safari write them. */
export const framesOf = (stack: string): Frame[] =>
  stack.split('\n').flatMap((text): Frame[] => {
    const [, name = '', file, row, column] = place.exec(line(text)) ?? [];
    if (file === undefined) return [];
    return [{ name, file, line: Number(row), column: Number(column), own: !foreign.test(file) }];
  });

/**
 * Functions and files of our own on the way to the error, nearest first, without lines and columns and without the hash
 * that each build gives a file: the same error is the same one after a release that changed something else.
 */
export const ownFrames = (stack: string): string[] =>
  framesOf(stack)
    .filter(({ own }) => own)
    .slice(0, framesCounted)
    .map(({ name, file }) => {
      const last = file.replace(/[?#].*$/, '').replace(/^.*\//, '');
      return `${name} ${last.replace(/-[\w-]{8}(\.\w+)$/, '$1')}`.trim();
    });

/** A text that is the same for the same error; its hash is the group's id. */
export const fingerprintOf = ({ code, message, stack }: ErrorSignature): string =>
  JSON.stringify([code, normalizeMessage(message), ownFrames(stack)]);

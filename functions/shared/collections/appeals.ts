import * as z from 'zod/mini';
import { goalMax } from '../constants.ts';
import { otherCodes } from '../domain/giving/giving-cells.ts';
import { isOneLine } from '../domain/one-line.ts';
import {
  cents,
  collection,
  count,
  day,
  inOrganization,
  isTrimmed,
  line,
  recordId,
  stamps,
  text,
} from './define.ts';
import { sourceCodeMax } from './donations.ts';

/** Appeals of one organization, archived ones among them. */
export const appealsMax = 100;
export const appealPackagesMax = 20;
/** Codes of one appeal, in all of its packages. */
export const appealCodesMax = 100;
export const appealNameMax = 80;
export const codeNameMax = 80;
export const appealNoteMax = 500;
/** Pieces of one code that were sent. */
export const quantityMax = 10_000_000;
export const appealChannels = ['mail', 'email', 'text', 'phone', 'event', 'ads', 'website', 'other'] as const;

const money = cents.check(z.maximum(goalMax));

/** One code, and what of the package it stands for. */
export const appealCode = z.strictObject({
  /** `*` stands for codes that the sums have no room for, so it is nobody's. */
  code: line(sourceCodeMax).check(z.refine((value) => value !== otherCodes)),
  /** Empty: the code says it all. */
  name: z.string().check(z.maxLength(codeNameMax), z.refine(isTrimmed), z.refine(isOneLine)),
  /** How many were sent; 0: not known. */
  quantity: count.check(z.maximum(quantityMax)),
  cost: money,
});
export const appealPackage = z.strictObject({
  id: recordId,
  name: line(appealNameMax),
  codes: z.array(appealCode).check(z.maxLength(appealCodesMax)),
});

/**
 * What asks for money: an appeal, its packages, and the source codes by which gifts say what brought them. What each has brought
 * is in the sums of `giving_quarters`.
 */
export const appeals = collection({
  name: 'appeals',
  path: inOrganization('appeals'),
  access: { read: 'donations.read', write: 'donations.write' },
  rules: {
    refused: {
      create: 'a call saves appeals: no two have one code',
      delete: 'an appeal is archived, and its codes stay its own',
    },
  },
  schema: z.strictObject({
    name: line(appealNameMax),
    channel: z.enum(appealChannels),
    starts_on: z.nullable(day),
    ends_on: z.nullable(day),
    /** Cents beside what its codes cost. */
    cost: money,
    /** Cents that it is to bring; 0: none. */
    goal: money,
    note: z.nullable(text(appealNoteMax)),
    packages: z.array(appealPackage).check(z.maxLength(appealPackagesMax)),
    /** Counts saves, so that of two that were made at once the second is told. */
    revision: count,
    archived: z.boolean(),
    ...stamps,
  }),
  editable: ['archived'],
  fixed: ['name', 'channel', 'starts_on', 'ends_on', 'cost', 'goal', 'note', 'packages', 'revision'],
});

import type { CallValue, SentAs } from '#domain/form-call.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import {
  type AnswerKind,
  areUnlike,
  kindsOf,
  kindWords,
} from '#tools/config/description/answer-kinds.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, type DescribedMember, fault } from './call-form.ts';

/** Conversions that a document names itself, and what they make of a text; the others follow from description and widget. */
const conversions: Readonly<Partial<Record<SentAs, AnswerKind>>> = {
  contractName: 'a text',
  contractType: 'a text',
  numbers: 'a list',
};
const words = Object.keys(conversions);

/** True for an answer of which the API's limits say nothing. */
export const hasConversion = ({
  as,
  entry,
  skip,
}: {
  as?: SentAs;
  entry?: number;
  skip?: number;
}) =>
  (as !== undefined && Object.hasOwn(conversions, as)) || entry !== undefined || skip !== undefined;

const keys = ['from', 'as', 'entry', 'skip'];

/** True for a source with a conversion, as `{ "from": "contract", "as": "contractName" }`. */
export const isConverted = (source: Json): source is JsonObject =>
  isJsonObject(source) &&
  source.from !== undefined &&
  Object.keys(source).length > 1 &&
  Object.keys(source).every((key) => keys.includes(key));

/** True for a source that is several values: a list, or its entries but the first. */
export const isSeveral = (source: Json): boolean =>
  isConverted(source) &&
  source.entry === undefined &&
  (source.skip !== undefined || source.as === 'numbers');

/** How a converted answer fills a member, with a fault where it cannot; `find` resolves the address alone. */
export function convertedSource(
  { from, as, entry, skip }: JsonObject,
  member: DescribedMember,
  at: JsonPath,
  context: CallContext,
  find: (source: Json, member: DescribedMember, at: JsonPath) => CallValue | undefined,
): CallValue | undefined {
  const conversion = as === undefined ? undefined : words.find((one) => one === as);
  if (as !== undefined && conversion === undefined) {
    const closest = closestName(String(as), words);
    const fix = closest ? sentence`write "${closest}"` : sentence`use one of: ${words.join(', ')}`;
    return fault(context, [...at, 'as'], sentence`no answer travels as ${JSON.stringify(as)}`, fix);
  }
  const made = conversion ? conversions[conversion as SentAs] : 'a list';
  const places = [entry, skip].filter((one) => one !== undefined);
  const isPlace = ([place]: Json[]) => Number.isInteger(place) && Number(place) >= 0;
  if (places.length > 1 || (places.length === 1 && (made !== 'a list' || !isPlace(places))))
    return fault(
      context,
      at,
      sentence`"entry" and "skip" do not say which entries of ${made} are sent`,
      sentence`give a list one of them, a whole number from 0`,
    );
  // Without any number the list is empty, and not absent.
  const isList = conversion === 'numbers' && entry === undefined;
  const free = { ...member, schemas: [], isRequired: member.isRequired && !isList };
  const found = find(from ?? null, free, [...at, 'from']);
  if (!found || !('from' in found)) return undefined;
  const address = found.from.join('/');
  const own = context.form.kinds.get(address);
  const needed: AnswerKind = conversion ? 'a text' : 'a list';
  if (areUnlike(own, new Set([needed])))
    return fault(
      context,
      [...at, 'from'],
      sentence`"${address}" is ${kindWords(own ?? [])}, and ${needed} is converted here`,
      sentence`name a field of that kind, or its address alone`,
    );
  const result = entry === undefined ? made : conversion && 'a number';
  const theirs = new Set(member.schemas.flatMap((one) => [...kindsOf(one)]));
  if (result && areUnlike(new Set([result]), theirs))
    return fault(
      context,
      at,
      sentence`this makes ${result}, and "${context.operation}" takes ${kindWords(theirs)} as "${member.name}"`,
      sentence`convert it to that kind`,
    );
  return {
    from: found.from,
    ...(conversion && { as: conversion as SentAs }),
    ...(entry !== undefined && { entry: Number(entry) }),
    ...(skip !== undefined && { skip: Number(skip) }),
    ...(isList && { none: [] }),
  };
}

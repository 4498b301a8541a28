import { isObject } from '#domain/values/is-object.ts';
import type { PartState } from '#parts/part-definition.ts';
import { type Description, describedAnswer } from './described-answer.ts';
import { lengthened, mergedExample } from './merged-example.ts';
import type { PartSpecimen } from './part-specimens.ts';

/** Answers a call of the API by its method and path, as `/v2/contracts/{name}`. */
export type SpecimenAnswers = (method: string, path: string) => Promise<Response>;

const status = (code: number) =>
  Response.json({ status: 'ERROR', message: 'gallery' }, { status: code });

/** The description's answers with the changes of a specimen and of one of its states. */
export function answersOf(
  { answers = {}, unknown = [], states }: PartSpecimen,
  state: PartState,
  description: Description,
): SpecimenAnswers {
  const { answers: further = {}, unknown: missing = unknown, entries } = states[state] ?? {};
  return async (method, path) => {
    const described = describedAnswer(description, method, path);
    if (!described) return status(404);
    const { operation, body } = described;
    if (missing.includes(operation)) return status(404);
    const changed = (example: unknown) => {
      const payload = mergedExample(mergedExample(example, answers[operation]), further[operation]);
      return entries === undefined ? payload : lengthened(payload, entries);
    };
    const { data } = body;
    return Response.json({
      ...body,
      data:
        isObject(data) && 'result' in data
          ? { ...data, result: changed(data.result) }
          : changed(data),
    });
  };
}

/** Nothing arrives. */
export const pendingAnswers: SpecimenAnswers = () => new Promise(() => {});

/** Every call fails at the retailer. */
export const failedAnswers: SpecimenAnswers = async () => status(500);

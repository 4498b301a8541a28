import { type Payload, payloadOf } from '#api/answer.ts';
import type { Curve } from '#domain/consumption/consumption.ts';
import { type CurveFrame, curveOf } from '#domain/consumption/consumption-curve.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Tolerance } from '#domain/values/tolerances.ts';
import type { paths } from '#openapi/generated/types.ts';
import { readingsOf } from './consumption-readings.ts';

type Body =
  paths['/v1/contracts/{contractId}/cch/chart/{type}/']['get']['responses'][200]['content']['application/json'];

/** An answer as it came, and to what. */
export interface CurveAnswer {
  body: Blob;
  frame: CurveFrame;
  /** Hours between UTC and the winter time in which a time without an offset is written. */
  winterHours: number;
}

export interface ReadCurve {
  curve: Curve;
  /** Points that have no time and are left out. */
  malformed: number;
  /** How its points are written otherwise than described. */
  oddities: ReadonlySet<Tolerance>;
}

/**
 * The curve of an answer. Its points are read by hand: one by one a schema would take ten times as long for a year of
 * quarter hours. Throws ProblemError `unreadable`.
 */
export async function curveOfAnswer({ body, frame, winterHours }: CurveAnswer): Promise<ReadCurve> {
  const { items } = payloadOf(parsed(await body.text())) as Partial<Payload<Body>>;
  if (!Array.isArray(items)) throw new ProblemError({ kind: 'unreadable' });
  const { malformed, oddities, ...readings } = readingsOf(items, winterHours);
  if (malformed > 0 && readings.inOrder.length === 0)
    throw new ProblemError({ kind: 'unreadable' });
  return { curve: curveOf(readings, frame), malformed, oddities };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError({ kind: 'unreadable' });
  }
}

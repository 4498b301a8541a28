import vectors from '../vectors/domain-vectors.json' with { type: 'json' };

export interface VectorCase {
  in: string;
  canonical?: string;
  note?: string;
  reason?: string;
  why?: string;
  recommended?: string;
  /** Of a power. */
  watts?: number;
  /** Of a telephone. */
  e164?: string;
  country?: string;
  /** Of a percentage beyond its limits. */
  clampTo?: number;
}

export interface Vectors {
  valid: VectorCase[];
  afterNormalisation: VectorCase[];
  invalid: VectorCase[];
  disputed: VectorCase[];
  clamp?: VectorCase[];
}

const types = vectors.types as unknown as Record<string, Vectors>;

/** The cases of one kind of code from the shared vectors. */
export function vectorsOf(kind: string): Vectors {
  const vectors = types[kind];
  if (!vectors) throw new Error(`no vectors for ${kind}`);
  return vectors;
}

import { QueryClient } from '@tanstack/react-query';
import type { Middleware } from 'openapi-fetch';
import { apiClient } from '#api/client.ts';
import { pendingAnswers, type SpecimenAnswers } from './specimen-answers.ts';

/** The specimen whose reads are running: those of another one wait, as all of them share the client of the API. */
let running: { answers: SpecimenAnswers; reads: number } | null = null;
const waiting: (() => void)[] = [];
let shown = 0;

async function answeredBy<Data>(
  answers: SpecimenAnswers,
  read: () => Data,
): Promise<Awaited<Data>> {
  while (running && running.answers !== answers)
    await new Promise<void>((resolve) => waiting.push(resolve));
  const current = running ?? { answers, reads: 0 };
  running = current;
  current.reads += 1;
  try {
    return await read();
  } finally {
    current.reads -= 1;
    if (current.reads === 0) {
      running = null;
      for (const resume of waiting.splice(0)) resume();
    }
  }
}

const middleware: Middleware = {
  onRequest({ request: { method }, schemaPath }) {
    if (running) return running.answers(method, schemaPath);
    // What is tried in the gallery changes nothing.
    return shown > 0 && method !== 'GET' ? Response.json(null, { status: 503 }) : undefined;
  },
};

apiClient.use(middleware);

/** Sends no write to the retailer any more; returns the function that ends this. */
export function withholdWrites(): () => void {
  shown += 1;
  return () => {
    shown -= 1;
  };
}

/** A query client whose reads a specimen answers. */
export const specimenClient = (answers: SpecimenAnswers): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        behavior: {
          onFetch(context) {
            const { fetchFn } = context;
            // A read that waits for ever would let no other specimen read.
            context.fetchFn = () =>
              answers === pendingAnswers ? new Promise(() => {}) : answeredBy(answers, fetchFn);
          },
        },
      },
    },
  });

import { scrubText } from './scrub-text.ts';

/** Deepest level that is scrubbed; deeper members are removed. */
const DEEPEST = 12;

function scrubbed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value === 'number') return numberOf(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '[left out]';
  if (Array.isArray(value)) return value.map((one) => scrubbed(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [scrubText(key), scrubbed(one, depth + 1)]),
  );
}

/** A telephone or a card may be a number too. */
function numberOf(value: number): unknown {
  const text = scrubText(String(value));
  return text === String(value) ? value : text;
}

/** Members that library and portal write about themselves, without text of the page. */
interface OfLibrary {
  event_id?: unknown;
  timestamp?: unknown;
  sdk?: unknown;
  release?: unknown;
  contexts?: { trace?: unknown };
  sdkProcessingMetadata?: { dynamicSamplingContext?: unknown };
}

/** Returns an event without data that identifies a person, in all of its texts, keys and numbers. */
export function scrubEvent<Event extends OfLibrary>(event: Event): Event {
  const { event_id, timestamp, sdk, release, contexts, sdkProcessingMetadata, ...words } = event;
  const { trace, ...others } = contexts ?? {};
  // Release and trace again, in the header of the envelope; the other members are not sent.
  const dynamicSamplingContext = sdkProcessingMetadata?.dynamicSamplingContext;
  return {
    ...(scrubbed(words) as object),
    event_id,
    timestamp,
    sdk,
    release,
    contexts: { ...(scrubbed(others) as object), ...(trace ? { trace } : {}) },
    ...(dynamicSamplingContext ? { sdkProcessingMetadata: { dynamicSamplingContext } } : {}),
  } as Event;
}

import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it was sent, in its content coding. */
export interface ServerAnswer {
  status: number;
  header(name: string): string | undefined;
  bytes: Buffer;
}

export interface Sending {
  method?: string;
  headers?: Record<string, string>;
}

export type Send = (path: string, sending?: Sending) => Promise<ServerAnswer>;

/** Sends requests to a server with a path as it is: `fetch` would resolve it, decode answers, and add headers. */
export const sendTo =
  (port: number): Send =>
  (path, sending = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, agent: false, ...sending }, (answer) =>
        buffer(answer).then(
          (bytes) =>
            resolve({
              status: answer.statusCode ?? 0,
              header: (name) => answer.headersDistinct[name.toLowerCase()]?.join(' | '),
              bytes,
            }),
          reject,
        ),
      );
      sent.on('error', reject).end();
    });

/** The same of an answer of the Fetch API. */
export async function serverAnswer(answer: Response): Promise<ServerAnswer> {
  return {
    status: answer.status,
    header: (name) => answer.headers.get(name) ?? undefined,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The text of an answer. */
export function textOf({ header, bytes }: ServerAnswer): string {
  return (decoders[header('content-encoding') ?? '']?.(bytes) ?? bytes).toString();
}

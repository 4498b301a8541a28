import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * PostgreSQL's protocol to a PGlite of this process, in place of the socket that `pg` opens to a server. What `pg` writes
 * at once (parse, bind, describe, execute, sync) is one call of PGlite, where its own `query` needs six.
 */
export class PgliteStream extends Duplex {
  #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  /** What `pg` expects of a socket. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  override _read(): void {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void): void {
    const answer: Buffer[] = [];
    // PGlite writes the next part of its answer over the last one.
    const onRawData = (part: Uint8Array) => void answer.push(Buffer.from(part));
    this.#pglite.execProtocolRawStream(message, { onRawData }).then(() => {
      if (answer.length > 0) this.push(Buffer.concat(answer));
      done();
    }, done);
  }

  override _writev(
    chunks: { chunk: Buffer; encoding: string }[],
    done: (error?: Error) => void,
  ): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}

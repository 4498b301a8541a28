import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface RunningSandbox {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it answers. */
  startMs: number;
  stop(): Promise<void>;
}

/** Starts the sandbox as `npm start` does, at scale large, over this data folder. Throws when it ends before it is ready. */
export const startLargeSandbox = (dataDir: string): Promise<RunningSandbox> =>
  startSandboxProcess(dataDir, { SANDBOX_SCALE: 'large' });

/** The same with other variables of the environment. */
export async function startSandboxProcess(
  dataDir: string,
  variables: Record<string, string>,
): Promise<RunningSandbox> {
  const port = await freePort();
  const from = performance.now();
  const sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env: { ...process.env, PORT: String(port), LLUERNA_DATA: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(sandbox, 'exit');
  const started = await Promise.race([
    once(sandbox.stdout, 'data').then(() => true),
    ended.then(() => false),
  ]);
  if (!started || sandbox.pid === undefined) throw new Error('the sandbox did not start');
  return {
    url: `http://localhost:${port}`,
    pid: sandbox.pid,
    startMs: Math.round(performance.now() - from),
    async stop() {
      sandbox.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

import { fileURLToPath } from 'node:url';

export type ScriptName = 'stripe' | 'card-frame' | 'challenge-page';

const made = new Map<ScriptName, Promise<string>>();

/** A browser script bundled from the modules in `browser/`, built at the first request and cached. */
export function browserScript(name: ScriptName): Promise<string> {
  const script = made.get(name) ?? bundle(name);
  made.set(name, script);
  return script;
}

async function bundle(name: ScriptName): Promise<string> {
  const { rolldown } = await import('rolldown');
  const input = fileURLToPath(new URL(`./browser/${name}.ts`, import.meta.url));
  const build = await rolldown({ input, platform: 'browser', tsconfig: false });
  try {
    const { output } = await build.generate({ format: name === 'stripe' ? 'iife' : 'es' });
    return output[0].code;
  } finally {
    await build.close();
  }
}

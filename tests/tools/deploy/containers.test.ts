import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { isBuilt } from './portal-folder.ts';

/** Stage -> its instructions with what follows them. */
function stagesOf(text: string): Map<string, [instruction: string, rest: string][]> {
  const stages = new Map<string, [string, string][]>();
  let stage = '';
  for (const line of text.split('\n').filter((one) => /^[A-Z]/.test(one))) {
    const [, instruction = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') stage = / AS (\w+)$/.exec(rest)?.[1] ?? '';
    stages.set(stage, [...(stages.get(stage) ?? []), [instruction, rest]]);
  }
  return stages;
}

const stages = stagesOf(readFileSync('deploy/Containerfile', 'utf8'));
const restOf = (stage: string, instruction: string) =>
  (stages.get(stage) ?? []).filter(([name]) => name === instruction).map(([, rest]) => rest);

test('every file that the build copies is there', () => {
  const sources = [...stages.keys()]
    .flatMap((stage) => restOf(stage, 'COPY'))
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(' ').slice(0, -1));
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

test.each(['portal', 'sandbox'])(
  '%s runs as no one special on port 8080 and fetches nothing',
  (stage) => {
    expect(restOf(stage, 'USER')).toHaveLength(1);
    expect(restOf(stage, 'USER')[0]).not.toMatch(/^(root|0)\b/);
    expect(restOf(stage, 'EXPOSE')).toEqual(['8080']);
    expect(restOf(stage, 'RUN')).toEqual([]);
    expect(JSON.parse(restOf(stage, 'ENTRYPOINT')[0] ?? '')[0]).toMatch(/^(nginx|node)$/);
  },
);

interface Service {
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
  user?: string;
  build?: { target: string; dockerfile: string };
}

test('no service can write to its own files, and only the portal can be reached', () => {
  const { services } = parseYaml(readFileSync('deploy/compose.yaml', 'utf8')) as {
    services: Record<string, Service>;
  };
  for (const [name, service] of Object.entries(services)) {
    expect([service.read_only, service.cap_drop], name).toEqual([true, ['ALL']]);
    expect(service.user ?? restOf(service.build?.target ?? '', 'USER')[0], name).toBeDefined();
    if (service.build) expect(existsSync(service.build.dockerfile), name).toBe(true);
    expect(service.ports, name).toEqual(name === 'portal' ? ['8080:8080'] : undefined);
    expect(service.profiles, name).toEqual(name === 'portal' ? undefined : ['sandbox']);
  }
});

test.runIf(isBuilt)(
  'the build makes the configuration of nginx where the portal looks for it',
  () => {
    const out = mkdtempSync(join(tmpdir(), 'lluerna-made-'));
    const command = restOf('build', 'RUN').find((rest) => rest.includes('deploy:files')) ?? '';
    const [, options = ''] = /deploy:files -- (.*) --out made$/.exec(command) ?? [];
    const env = { ...process.env, API: 'http://sandbox:8080/api' };
    const made = `node --import tsx tools/deploy-files.ts ${options} --out ${out}`;
    execFileSync('sh', ['-c', made], { env });
    const conf = readFileSync(join(out, 'nginx.conf'), 'utf8');
    rmSync(out, { recursive: true });
    const copied = restOf('portal', 'COPY').map((rest) => rest.split(' ').slice(1));
    expect(copied).toEqual([
      ['/build/made/nginx.conf', '/etc/portal/nginx.conf'],
      ['/build/dist', /root (.*);/.exec(conf)?.[1]],
    ]);
    expect(restOf('portal', 'ENTRYPOINT')[0]).toContain('/etc/portal/nginx.conf');
    expect(conf).toContain('listen 8080;');
    expect(conf).toContain('proxy_pass http://sandbox:8080/api/;');
  },
);

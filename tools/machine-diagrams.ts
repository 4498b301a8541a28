import { readdirSync } from 'node:fs';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const folder = new URL('../machines/', import.meta.url);

/** Every machine, by its id: what a file of machines/ exports under a name that ends in Machine. */
export async function allMachines(): Promise<AnyStateMachine[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Machine'))
    .map(([, machine]) => machine as AnyStateMachine)
    .sort((one, other) => one.id.localeCompare(other.id));
}

const idOf = (node: AnyStateNode) => node.path.join('_');

/** Label of a transition: `xstate.done.actor.0.wizard.saving` becomes "save done". */
function triggerOf({ eventType, source }: AnyTransitionDefinition): string {
  const [actor] = source.invoke;
  const name = actor ? String(actor.src) : '';
  if (eventType.startsWith('xstate.done')) return `${name} done`;
  if (eventType.startsWith('xstate.error')) return `${name} error`;
  return eventType.replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');
}

function labelOf(way: AnyTransitionDefinition): string {
  const { guard } = way;
  const name = typeof guard === 'string' ? guard : (guard as { type?: string } | undefined)?.type;
  return [triggerOf(way), name && `[${name}]`].filter(Boolean).join(' ');
}

function waysOf(node: AnyStateNode): string[] {
  const ways = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return ways.map((way) => {
    const [target = node] = way.target ?? [];
    const label = labelOf(way);
    return `${idOf(node)} --> ${idOf(target)}${label ? `: ${label}` : ''}`;
  });
}

function linesOf(node: AnyStateNode, indent: string): string[] {
  const children: AnyStateNode[] = Object.values(node.states);
  const initial = node.initial.target[0];
  return [
    ...(initial ? [`${indent}[*] --> ${idOf(initial)}`] : []),
    ...children.flatMap((child) => {
      const inner = Object.keys(child.states).length > 0 ? linesOf(child, `${indent}  `) : [];
      const body =
        inner.length > 0 ? [`${indent}state ${idOf(child)} {`, ...inner, `${indent}}`] : [];
      const end = child.type === 'final' ? [`${indent}${idOf(child)} --> [*]`] : [];
      return [`${indent}state "${child.key}" as ${idOf(child)}`, ...body, ...end];
    }),
  ];
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...nodesBelow(child)]);

/** A machine as a Mermaid state diagram, with every state and every transition. */
function diagramOf(machine: AnyStateMachine): string {
  const ways = nodesBelow(machine.root).flatMap(waysOf);
  const lines = [...linesOf(machine.root, '  '), ...ways.map((way) => `  ${way}`)];
  return ['stateDiagram-v2', ...lines].join('\n');
}

/** The page `machines/README.md`. */
export async function machinesPage(): Promise<string> {
  const parts = (await allMachines()).map(
    (machine) =>
      `## ${machine.id}\n\n${machine.root.description}\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\`\n`,
  );
  return `# The machines

What happens when, made from the code by \`npm run generate\`. A label is an event, or the end of an actor; in brackets
the guard that must hold. The first way whose guard holds is taken.

${parts.join('\n')}`;
}

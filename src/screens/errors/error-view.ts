import { type Problem, ProblemError } from '#domain/problem.ts';
import type { IconName } from '#ui/layout/icon.tsx';

export interface ErrorView {
  /** Key under `errors`. */
  key:
    | 'not-found'
    | 'closed'
    | 'signed-out'
    | 'refused'
    | 'crash'
    | 'busy'
    | 'offline'
    | 'outdated'
    | 'maintenance';
  /** Code to show; null where there is none. */
  code: number | null;
  icon: IconName;
}

const views = {
  'not-found': { key: 'not-found', code: 404, icon: 'search' },
  'signed-out': { key: 'signed-out', code: 401, icon: 'lock' },
  refused: { key: 'refused', code: 403, icon: 'lock' },
  crash: { key: 'crash', code: 500, icon: 'alert' },
  busy: { key: 'busy', code: 503, icon: 'clock' },
  offline: { key: 'offline', code: null, icon: 'offline' },
  outdated: { key: 'outdated', code: null, icon: 'refresh' },
  maintenance: { key: 'maintenance', code: 503, icon: 'refresh' },
} satisfies Record<string, ErrorView>;

const viewOfKind: Partial<Record<Problem['kind'], ErrorView>> = {
  'not-found': views['not-found'],
  'signed-out': views['signed-out'],
  refused: views.refused,
  'no-answer': views.offline,
  unreachable: views.offline,
  outdated: views.outdated,
  'too-many': { ...views.busy, code: 429 },
};

/** The only page of a portal that is closed. */
export const maintenanceView: ErrorView = views.maintenance;

/** The error page of a failure; a bug counts as a crash (customer area, section 2: error page). */
export function errorViewOf(thrown: unknown): ErrorView {
  return thrown instanceof ProblemError ? errorViewOfProblem(thrown.problem) : views.crash;
}

/** The error page of a problem. A 503 concerns the requested resource, unless it reports maintenance of the portal. */
export function errorViewOfProblem(problem: Problem): ErrorView {
  if (problem.kind === 'broken') {
    if (problem.status === 503) return problem.isMaintenance ? views.maintenance : views.busy;
    return { ...views.crash, code: problem.status };
  }
  return viewOfKind[problem.kind] ?? views.crash;
}

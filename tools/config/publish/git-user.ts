import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who works in a folder: the user that git knows there, else that of the machine. */
export function gitUser(root: string): string {
  const value = (name: string) => {
    try {
      const stdio = ['ignore', 'pipe', 'ignore'] as const;
      const args = ['-C', root, 'config', name];
      return execFileSync('git', args, { stdio: [...stdio], encoding: 'utf8' }).trim();
    } catch {
      return '';
    }
  };
  const [name, email] = [value('user.name'), value('user.email')];
  return [name, email && `<${email}>`].filter(Boolean).join(' ') || userInfo().username;
}

import { textsCommand } from './config/texts/command.ts';

/** `npm run config:texts`: all texts as a table for translators (`--out`), and such a table back into the files (`--in`). */
const { exitCode, lines } = await textsCommand(process.argv.slice(2));
const print = exitCode === 2 ? console.error : console.log;
print(lines.join('\n'));
process.exitCode = exitCode;

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What writes pages of the portal when its configuration is published reads settings as the portal does; the check reads one. */
const OF_TOOLS = [
  'tools/config/pages/listed-pages.ts',
  'tools/config/pages/app-files.ts',
  'tools/config/pages/app-icons.ts',
  'tools/config/rules/settings/legal-complete.ts',
];
const SETTINGS = join(root, 'src/domain/settings/settings-types.ts');

/**
 * Known settings that the portal's code reads, found by their types. The workbench shows every setting without acting on
 * it, so its reads do not count.
 */
export function settingsReadByCode(known: readonly string[]): string[] {
  const program = ts.createProgram(portalFiles(), compilerOptions());
  const checker = program.getTypeChecker();
  const settings = new Set<string>();
  const keys = known.map((key) => key.replace(/\.\*$/, ''));
  // The type is resolved only where a name is that of a setting: resolving all expressions takes half a minute.
  const names = new Set(keys.map((key) => key.split('.').at(-1) ?? ''));
  const note = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) {
      const key = keyOf(declaration);
      if (key) settings.add(key);
    }
  };
  /** Marks all members of a type that are read by a name known only at run time. */
  const noteMembers = (type: ts.Type) => {
    for (const member of checker.getPropertiesOfType(type)) note(member);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
      note(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) && names.has(name.text))
        note(checker.getTypeAtLocation(node.parent).getProperty(name.text));
    }
    if (ts.isElementAccessExpression(node) && !ts.isNumericLiteral(node.argumentExpression)) {
      const type = checker.getTypeAtLocation(node.expression);
      const { argumentExpression: name } = node;
      if (ts.isStringLiteralLike(name)) note(type.getProperty(name.text));
      else noteMembers(type);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (isOfPortal(file.fileName)) visit(file);
  return known.filter((_, at) => settings.has(keys[at] ?? ''));
}

function isOfPortal(file: string): boolean {
  const path = relative(root, file);
  if (OF_TOOLS.includes(path)) return true;
  return /^(src|machines)\//.test(path) && !path.startsWith('src/workbench/') && file !== SETTINGS;
}

function portalFiles(): string[] {
  return ts.sys
    .readDirectory(root, ['.ts', '.tsx'], ['node_modules'], ['src', 'machines', ...OF_TOOLS])
    .filter((file) => isOfPortal(file) || file === SETTINGS);
}

function compilerOptions(): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, dirname(file))
    .options;
}

/**
 * Dotted key of a member of `Settings`, such as `features.ibanChange.enabled`; undefined for a member of anything else.
 */
function keyOf(declaration: ts.Node): string | undefined {
  if (declaration.getSourceFile().fileName !== SETTINGS) return undefined;
  const names: string[] = [];
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertySignature(node)) names.unshift(node.name.getText());
    if (ts.isInterfaceDeclaration(node) && node.name.text !== 'Settings') return undefined;
  }
  return names.join('.');
}

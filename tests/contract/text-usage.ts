import ts from 'typescript';
import { nodes, sourceFiles, type SourceFile } from './source-files.ts';

/** Source files without dictionaries and tests. */
export const speakingFiles = (): SourceFile[] =>
  sourceFiles(['src/**/*.{ts,tsx}']).filter(
    ({ path }) => !/\.test\.tsx?$/.test(path) && !path.startsWith('src/shared/i18n/'),
  );

const NAMESPACE = /(?:\buseT\(|\bTranslate<|\bTextKey<|\.t\()'(\w+)'/g;
/** Keys without a prefix are also looked up in these two. */
const SHARED = ['common', 'validation'];

/** The keys that a file uses, as patterns of `namespace:key`: arguments of `t`, and strings with a dot or colon (tables of keys). */
export function usedKeys(file: SourceFile): readonly RegExp[] {
  const named = new Set([...file.text.matchAll(NAMESPACE)].flatMap(([, name]) => name ?? []));
  const keys: RegExp[] = [];
  nodes([file], (node, source) => {
    const key = keyOf(node);
    if (key && (/[.:]/.test(key.start) || isAsked(node, source))) {
      const hasPrefix = /^\w+:/.test(key.start);
      const places = hasPrefix ? [''] : [...new Set([...named, ...SHARED])].map((name) => `${name}:`);
      keys.push(...places.map((place) => new RegExp(`^${place}${key.pattern}$`)));
    }
    return false;
  });
  return keys;
}

/** A placeholder of a template stands for one segment of a key: `theme.${theme}` is `theme\.[^.:]+`. */
function keyOf(node: ts.Node): { start: string; pattern: string } | null {
  if (ts.isStringLiteralLike(node)) return { start: node.text, pattern: escape(node.text) };
  // `validation:${problem}` matches everything: the keys are in the table of problems
  if (!ts.isTemplateExpression(node) || node.head.text.endsWith(':')) return null;
  return {
    start: node.head.text,
    pattern: escape(node.head.text) + node.templateSpans.map(({ literal }) => `[^.:]+${escape(literal.text)}`).join(''),
  };
}
const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Whether the string is within the first argument of a `t`. */
function isAsked(node: ts.Node, source: ts.SourceFile): boolean {
  for (let child = node; !ts.isSourceFile(child); child = child.parent) {
    const { parent } = child;
    if (ts.isCallExpression(parent))
      return parent.arguments[0] === child && /(^|\.)t$|\.t\(.*\)$/.test(parent.expression.getText(source));
  }
  return false;
}

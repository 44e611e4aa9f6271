import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { hits, nodes, places, sourceFiles, type Place } from './source-files.ts';

// Project rules that no linter checks. Each failure lists file and line.
const src = sourceFiles(['src/**/*.{ts,tsx}']);
const mocks = sourceFiles(['mocks/**/*.ts']);
const edge = sourceFiles(['edge/**/*.ts']);
const others = sourceFiles([
  'stories/**/*.{ts,tsx}',
  'tests/**/*.{ts,tsx}',
  'scripts/**/*.{ts,mjs}',
  'config/**/*.ts',
  '.storybook/*.{ts,tsx}',
  '*.ts',
]);
const all = [...src, ...mocks, ...edge, ...others];
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path);
const withoutTests = <T extends { path: string }>(files: T[]) => files.filter(({ path }) => !isTest(path));
/** Only these need to be parsed. */
const naming = (name: string) => withoutTests(src).filter(({ text }) => text.includes(name));
/** Split, so that this file does not match its own rules. */
const word = (...parts: string[]) => parts.join('');

describe('types', () => {
  it('nothing is any', () => {
    expect(places(nodes(all, (node) => node.kind === ts.SyntaxKind.AnyKeyword))).toEqual([]);
  });

  it('no compiler error is suppressed', () => {
    expect(hits(all, new RegExp(word('@ts-', '(ignore|nocheck)')))).toEqual([]);
    // in a test of types the expected error is the assertion
    expect(hits(withoutTests(all), new RegExp(word('@ts-', 'expect-error')))).toEqual([]);
  });

  it('every type assertion has a comment with its reason', () => {
    const assertions = nodes([...src, ...mocks, ...edge], (node) => isAssertion(node));
    const unexplained = assertions.filter((place) => !isExplained(place));
    expect([...new Set(places(unexplained))]).toEqual([]);
  });
});

describe('tests', () => {
  const tests = all.filter(({ path }) => isTest(path) || path.startsWith('tests/') || path.startsWith('stories/'));

  it('none is focused or skipped', () => {
    const calls = nodes(
      tests,
      (node) =>
        ts.isPropertyAccessExpression(node) &&
        /^(it|test|describe|test\.describe)$/.test(node.expression.getText()) &&
        /^(only|skip|todo|fixme)$/.test(node.name.text),
    );
    expect(places(calls)).toEqual([]);
  });

  it('none intercepts requests: failures come from the mock', () => {
    const intercepts = nodes(
      tests,
      (node) =>
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        /^(route|unroute|routeWebSocket|routeFromHAR)$/.test(node.expression.name.text),
    );
    expect(places(intercepts)).toEqual([]);
  });

  it('none sleeps', () => {
    expect(places(nodes(tests, (node) => ts.isIdentifier(node) && node.text === word('waitFor', 'Timeout')))).toEqual(
      [],
    );
  });
});

describe('security', () => {
  const forbidden = new Set(['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML']);

  it('no HTML is built from strings', () => {
    expect(places(nodes(all, (node) => ts.isIdentifier(node) && forbidden.has(node.text)))).toEqual([]);
  });

  it('no code is built from strings', () => {
    const makers = new Set(['eval', 'Function']);
    const made = nodes(
      [...src, ...mocks],
      (node) => (ts.isCallExpression(node) || ts.isNewExpression(node)) && makers.has(node.expression.getText()),
    );
    expect(places(made)).toEqual([]);
  });
});

describe('clock and locale', () => {
  /** The only files that may use the clock and timers directly. */
  const clocks = [/^src\/shared\/platform\//, /^mocks\/hosts\//, /^mocks\/identity\/browser\//, /^src\/sw\.ts$/];
  const TIMERS = /^(setTimeout|setInterval|requestIdleCallback)$/;

  it('clock and timers come from the platform', () => {
    const files = withoutTests([...src, ...mocks, ...edge]).filter(
      ({ path }) => !clocks.some((allowed) => allowed.test(path)),
    );
    const used = nodes(files, (node) => {
      if (ts.isNewExpression(node)) return node.expression.getText() === 'Date' && !node.arguments?.length;
      if (!ts.isCallExpression(node)) return false;
      const callee = node.expression.getText().replace(/^(window|globalThis|self)\./, '');
      return callee === 'Date.now' || TIMERS.test(callee);
    });
    expect(places(used)).toEqual([]);
  });

  it('Intl is used by the formats only', () => {
    const formats = /^src\/shared\/(i18n|lib\/time)\//;
    const files = withoutTests(src).filter(({ path }) => !formats.test(path));
    const used = nodes(
      files,
      (node) =>
        ts.isPropertyAccessExpression(node) &&
        (node.expression.getText() === 'Intl' || /^toLocale|^localeCompare$/.test(node.name.text)),
    );
    expect(places(used)).toEqual([]);
  });
});

describe('writes', () => {
  it('every mutation names its operations: what it outdates follows from them', () => {
    const unnamed = nodes(
      withoutTests(src).filter(({ path }) => !path.includes('/generated/')),
      (node) =>
        ts.isCallExpression(node) &&
        node.expression.getText() === 'useWrite' &&
        !node.arguments[0]?.getText().includes('mutationKey'),
    );
    expect(places(unnamed)).toEqual([]);
  });
});

describe('the cache of answers', () => {
  /** Everywhere but in `allowed`. */
  const callsOf = (method: string, allowed: RegExp) =>
    places(
      nodes(
        naming(method).filter(({ path }) => !allowed.test(path)),
        (node) => ts.isPropertyAccessExpression(node) && node.name.text === method,
      ),
    );

  it('is outdated by the tables of what outdates what (decision 027)', () => {
    expect(callsOf('invalidateQueries', /^src\/(shared\/api\/outdates\.ts|app\/dev-panel\/)/)).toEqual([]);
  });

  it('is written by OptimisticUpdate and cached-answers.ts', () => {
    expect(
      callsOf('setQueryData', /^src\/(shared\/api\/cached-answers|app\/owner-change\/query-clients)\.ts$/),
    ).toEqual([]);
    expect(callsOf('setQueriesData', /^$/)).toEqual([]);
  });
});

describe('effects', () => {
  const effects = (name: string) =>
    places(nodes(naming(name), (node) => ts.isCallExpression(node) && node.expression.getText() === name));

  it('are the exception: events, keys, refs, stores and useSubscription come first', () => {
    expect(effects('useEffect').slice(15)).toEqual([]);
    expect(effects('useLayoutEffect').slice(9)).toEqual([]);
    expect(effects('useInsertionEffect')).toEqual([]);
  });
});

describe('files', () => {
  it('have at most 300 lines, and tests 400', () => {
    const longest = (path: string) => (isTest(path) || path.startsWith('tests/') ? 400 : 300);
    expect(
      all
        .filter(({ path, lines }) => lines.length - 1 > longest(path))
        .map(({ path, lines }) => `${path}: ${lines.length - 1}`),
    ).toEqual([]);
  });

  it('export names, no default', () => {
    const tools = /(^|[./])config\.ts$|^\.storybook\/|^stories\/|-reporter\.ts$|^vite\..*\.ts$|^orval\.\w+\.ts$/;
    const files = all.filter(({ path }) => !tools.test(path));
    const isDefault = (node: ts.Node) =>
      ts.isExportAssignment(node) ||
      (ts.canHaveModifiers(node) &&
        (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
    expect(places(nodes(files, isDefault))).toEqual([]);
  });

  it('are not barrels', () => {
    // but the engine, which could be a package, has one door
    const barrels = src.filter(({ path }) => /\/index\.tsx?$/.test(path)).map(({ path }) => path);
    expect(barrels).toEqual(['src/live/index.ts', 'src/tournament/index.ts']);
  });

  it('are named in kebab-case', () => {
    expect(all.map(({ path }) => path).filter((path) => !/^([\w.-]+\/)*[a-z0-9.-]+$/.test(path))).toEqual([]);
  });

  it('contain no path of one machine', () => {
    const everything = [
      ...all,
      ...sourceFiles(['docs/**/*.md', '*.md', 'openapi/**/*.yaml', 'mocks/**/*.md', '*.json', '.*.{json,cjs}']).filter(
        ({ path }) => !path.includes('lock'),
      ),
    ];
    const paths = new RegExp(
      `(^|[\\s'"\`(])/(${word('wo', 'rk')}|${word('fa', 'rm')}|${word('tm', 'p')}|${word('ro', 'ot')}|home/\\w+|Users/\\w+)/`,
    );
    expect(hits(everything, paths)).toEqual([]);
  });
});

describe('scripts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

  it.each(Object.entries(scripts).filter(([name]) => name !== 'setup'))(
    'npm run %s sets the checkout up and runs on the project’s own Node',
    (_name, line) => {
      for (const command of line.split(' && ')) expect(command).toMatch(/^node scripts\/run\.mjs /);
    },
  );
});

function isAssertion(node: ts.Node): boolean {
  if (ts.isTypeAssertionExpression(node)) return true;
  return ts.isAsExpression(node) && !(ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const');
}

/** A comment beside the node, or anywhere in its statement when that is short. */
function isExplained({ file, line, end, statement }: Place): boolean {
  const isShort = statement.end - statement.line < 12;
  const [first, last] = isShort ? [statement.line - 1, statement.end] : [line - 1, end + 1];
  return file.lines.slice(Math.max(first - 1, 0), last).some(isComment);
}

const isComment = (line: string): boolean => /(^|\s)\/\/|\/\*|^\s*\*/.test(line);

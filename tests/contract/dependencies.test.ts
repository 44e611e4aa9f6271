import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What this test reads of a package.json. */
interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
  allowScripts?: Record<string, boolean>;
}

// the files' own types are unknown to the compiler
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Package;
const root = read('package.json');
const tools = ['tools/bench/package.json', 'tools/mutation/package.json'].map(read);
const packages = [root, ...tools].flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies }));

/** The packages named in the first column of the tables under a heading of docs/dependencies.md. */
function documented(...headings: string[]): string[] {
  const chapters = readFileSync('docs/dependencies.md', 'utf8').split(/^## /m);
  return chapters
    .filter((chapter) => headings.includes(chapter.slice(0, chapter.indexOf('\n'))))
    .flatMap((chapter) => chapter.match(/^\| (`[^|]*) \|/gm) ?? [])
    .flatMap((cell) => cell.match(/(?<=`)[^`|, ]+(?=`)/g) ?? []);
}

describe('docs/dependencies.md gives a reason for', () => {
  it('every dependency, and for no other', () => {
    const named = documented('In the app', 'Build, checks and tests', 'Installed on first use');
    expect(named.toSorted()).toEqual(packages.toSorted());
  });

  it('every override', () => {
    expect(documented('Overrides').toSorted()).toEqual(Object.keys(root.overrides ?? {}).toSorted());
  });

  it('every package that may or may not run an install script', () => {
    expect(documented('Install scripts').toSorted()).toEqual(Object.keys(root.allowScripts ?? {}).toSorted());
  });
});

it('install scripts are decided for every locked package that has one', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(root.allowScripts ?? {}).toSorted()).toEqual(withScript.toSorted());
});

it('versions are exact, but of types that follow their package', () => {
  const versions = [root, ...tools].flatMap((one) => Object.entries({ ...one.dependencies, ...one.devDependencies }));
  const loose = versions
    .filter(([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version))
    .map(([name]) => name);
  expect(loose.toSorted()).toEqual(['@types/node', '@types/react', '@types/react-dom']);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

export interface SourceFile {
  /** Path from the root of the repository, with `/`. */
  path: string;
  text: string;
  lines: string[];
}

/** Hand-written files under these patterns; generated code and build results are left out. */
export function sourceFiles(patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: root, exclude: (name) => /(^|\/)(generated|node_modules|dist)$/.test(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\/(generated|dist)\//.test(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n') };
    });
}

/** `path:line` of every line that fits the pattern; comments count as well. */
export function hits(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}  ${line.trim()}`] : [])),
  );
}

/** A place in a file: the node's own lines, and those of the statement it is part of. Lines count from 1. */
export interface Place {
  file: SourceFile;
  line: number;
  end: number;
  statement: { line: number; end: number };
}

/** Every node that the test picks, in the file's syntax tree: strings and comments never count. */
export function nodes(files: SourceFile[], picks: (node: ts.Node, source: ts.SourceFile) => boolean): Place[] {
  return files.flatMap((file) => {
    const source = ts.createSourceFile(
      file.path,
      file.text,
      ts.ScriptTarget.Latest,
      true,
      file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const found: Place[] = [];
    const linesOf = (node: ts.Node) => ({
      line: lineOf(source, node.getStart(source)),
      end: lineOf(source, node.getEnd()),
    });
    const visit = (node: ts.Node): void => {
      if (picks(node, source)) {
        found.push({ file, ...linesOf(node), statement: linesOf(ts.findAncestor(node, ts.isStatement) ?? node) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** `path:line  text` of what `nodes` found. */
export function places(found: { file: SourceFile; line: number }[]): string[] {
  return found.map(({ file, line }) => `${file.path}:${line}  ${file.lines[line - 1]?.trim() ?? ''}`);
}

const lineOf = (source: ts.SourceFile, position: number): number =>
  source.getLineAndCharacterOfPosition(position).line + 1;

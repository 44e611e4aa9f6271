/** What stands for the message of an error that no browser wrote. */
export const WITHHELD = '[message withheld]';

/** A hole: the name of a thing, or the thing itself, which may be anything that was typed or received. */
const HOLE = '…';

/** The sentences of Chromium, Firefox and Safari that tell most about an error; each is reported with its holes empty. */
const SENTENCES = [
  'Cannot read properties of undefined (reading …)',
  'Cannot read properties of null (reading …)',
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined (setting …)',
  'Cannot set properties of null (setting …)',
  "Cannot use 'in' operator to search for … in …",
  'Cannot access … before initialization',
  'Cannot destructure property … as it is undefined.',
  'Cannot destructure property … as it is null.',
  'Cannot convert undefined or null to object',
  'Cannot convert a Symbol value to a string',
  'Cannot mix BigInt and other types, use explicit conversions',
  'Cannot assign to read only property … of object …',
  'Cannot add property …, object is not extensible',
  'Converting circular structure to JSON…',
  'Assignment to constant variable.',
  'Class constructor … cannot be invoked without …',
  'Invalid time value',
  'Invalid array length',
  'Invalid count value: …',
  'Invalid time zone specified: …',
  'Incorrect locale information provided',
  'Maximum call stack size exceeded',
  'Maximum call stack size exceeded.',
  'too much recursion',
  'Reduce of empty array with no initial value',
  'URI malformed',
  'Invalid URL',
  'Unexpected end of JSON input',
  'Unexpected token …',
  'JSON.parse: …',
  'JSON Parse error: …',
  'undefined is not an object (evaluating …)',
  'null is not an object (evaluating …)',
  'undefined is not a function (evaluating …)',
  "can't access property …, … is undefined",
  "can't access property …, … is null",
  "Can't find variable: …",
  'invalid date',
  '… is not a function',
  '… is not a constructor',
  '… is not iterable',
  '… is not defined',
  '… is undefined',
  '… is null',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: …',
  'error loading dynamically imported module: …',
  'Importing a module script failed.',
  'Unable to preload CSS for …',
  "Failed to execute … on 'Node': The node to be removed is not a child of this node.",
  "Failed to execute … on 'Node': The node before which the new node is to be inserted is not a child of this node.",
  'Failed to execute … on …',
  'The object can not be found here.',
  'The quota has been exceeded.',
  'The operation is insecure.',
  'The operation was aborted.',
  'The user aborted a request.',
  'Internal error opening backing store for indexedDB.open.',
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patterns = SENTENCES.map((sentence) => ({
  sentence,
  pattern: new RegExp(`^${sentence.split(HOLE).map(escaped).join('[^]*')}$`),
}));

/** React's own errors are numbered in a production build. Three digits: no code and no phone number. */
const REACT = /^Minified React error #(\d{1,3});/;

/** The sentence that a message is an instance of: the result is one of a fixed list, whatever the message holds. */
export function sentenceOf(message: string): string {
  const number = REACT.exec(message)?.[1];
  if (number !== undefined) return `Minified React error #${number}`;
  return patterns.find(({ pattern }) => pattern.test(message))?.sentence ?? WITHHELD;
}

const CLASSES: ReadonlySet<string> = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'InternalError',
  'InvalidError',
  'ZodError',
  'FirebaseError',
  'DataCloneError',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
]);

/** The name of an error's class, where it is one of the known ones. */
export const classOf = (name: string): string => (CLASSES.has(name) ? name : 'Error');

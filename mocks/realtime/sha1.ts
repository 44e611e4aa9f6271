/** SHA-1 of a text in base64, synchronously; the browser's own is asynchronous, and a reply cannot wait. */
export function sha1(text: string): string {
  const words = paddedWords(new TextEncoder().encode(text));
  let state: readonly number[] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let start = 0; start < words.length; start += 16) {
    const next = mix(state, schedule(words.slice(start, start + 16)));
    state = state.map((word, n) => (word + (next[n] ?? 0)) | 0);
  }
  return btoa(
    state.map((word) => String.fromCharCode(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255)).join(''),
  );
}

/** Big-endian words, ended by one bit and the length in bits. */
function paddedWords(bytes: Uint8Array): number[] {
  const words = Array.from({ length: (((bytes.length + 8) >> 6) + 1) * 16 }, () => 0);
  const put = (byte: number, at: number) => (words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8)));
  bytes.forEach(put);
  put(0x80, bytes.length);
  words[words.length - 2] = Math.floor(bytes.length / 0x2000_0000);
  words[words.length - 1] = (bytes.length << 3) | 0;
  return words;
}

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function schedule(block: readonly number[]): number[] {
  const words = [...block];
  const at = (n: number) => words[n] ?? 0;
  for (let n = 16; n < 80; n += 1) words.push(rotate(at(n - 3) ^ at(n - 8) ^ at(n - 14) ^ at(n - 16), 1));
  return words;
}

function mix(state: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  words.forEach((word, n) => {
    const [choice, constant] = round(n, b, c, d);
    const next = (rotate(a, 5) + choice + e + constant + word) | 0;
    [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
  });
  return [a, b, c, d, e];
}

function round(n: number, b: number, c: number, d: number): readonly [number, number] {
  if (n < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (n < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (n < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

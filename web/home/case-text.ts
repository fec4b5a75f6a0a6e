// Reading a dropped or chosen file as text: size first, then UTF-8, then the GB encoding of older Chinese editors.
import { LIMITS } from '../../src/protocol/plain.ts';

export type ReadFile = { text: string; gb: boolean } | { tooLarge: number } | 'unreadable';

export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > LIMITS.caseBytes) return { tooLarge: file.size };
  try {
    const bytes = await file.arrayBuffer();
    const utf8 = decode(bytes, 'utf-8');
    if (utf8 !== null) return { text: utf8, gb: false };
    const gb = decode(bytes, 'gb18030');
    return gb === null ? 'unreadable' : { text: gb, gb: true };
  } catch {
    return 'unreadable';
  }
}

function decode(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Bytes that a text takes on the wire. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

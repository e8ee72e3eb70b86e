import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 of a text's UTF-8 bytes, in hex. The browser's own is asynchronous and missing without https; a session is
 * read before every call and must also hold in an office that serves the portal by plain http.
 */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export interface Part {
  /** As it stands in the part's head. */
  filename?: string | Buffer;
  bytes: Buffer;
  field?: string;
  type?: string;
}

/** A multipart body, written out by hand, since what is wrong in it is what is tried. */
export function multipart(parts: readonly Part[], boundary = 'part-of-an-attack') {
  const written = parts.flatMap(({ filename, bytes, field = 'file', type = 'application/octet-stream' }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"`),
    ...(filename === undefined ? [] : [Buffer.from('; filename="'), Buffer.from(filename), Buffer.from('"')]),
    Buffer.from(`\r\nContent-Type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

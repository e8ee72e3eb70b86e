import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@portal/contract/endpoints.ts';
import type { UploadedPart } from '../files/receiveFile.ts';

/** What came with the request, checked. `headers` are those an act may look at. */
export interface InputOf<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Of endpoints that take one. */
  file: UploadedPart | undefined;
  /** Of endpoints with `signedBy`: the body byte for byte, since a signature covers nothing less. */
  signed: { bytes: Buffer; signature: string } | undefined;
  client: { ip: string; userAgent: string | undefined; idempotencyKey: string | undefined };
}

const nobody = { ip: '', userAgent: undefined, idempotencyKey: undefined };

/** What an act is given when no request brings it. */
export const given = <Params, Body, Query = undefined>(params: Params, body: Body, query?: Query) => ({
  params,
  body,
  query: query as Query,
  file: undefined,
  signed: undefined,
  client: nobody,
});

/** Words of an address, as `status=ACTIVE`, that change; `undefined` takes one away. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

/** The address with these changes; what else stands in it stays. Pure. */
export function withChanges(address: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const after = new URLSearchParams(address);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) after.delete(key);
    else after.set(key, value);
  }
  return after;
}

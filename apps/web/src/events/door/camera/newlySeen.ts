/** A hand trembles and a picture blurs: so long a code may be out of sight and is still the same card. */
const GONE_AFTER_MS = 2_000;

/** Asks of each code that is read, at milliseconds of any clock, whether it came before the camera only now. */
export function newlySeen(): (code: string, at: number) => boolean {
  let last = { code: '', at: -Infinity };
  return (code, at) => {
    const isSame = code === last.code && at - last.at <= GONE_AFTER_MS;
    last = { code, at };
    return !isSame;
  };
}

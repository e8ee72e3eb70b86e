/** What the tip of an element says; nothing where all of its text is in sight. */
export function tipTextOf(owner: HTMLElement): string {
  const { tip } = owner.dataset;
  if (tip !== undefined) return tip;
  const isCut = [owner, ...owner.querySelectorAll<HTMLElement>('*')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );
  return isCut ? owner.innerText : '';
}

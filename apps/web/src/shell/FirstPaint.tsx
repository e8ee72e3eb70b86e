/** The same shapes as in index.html, so that nothing jumps while the code comes. */
export function FirstPaint() {
  return (
    <div className="first-paint" aria-hidden>
      <div className="first-paint-top" />
      <div className="first-paint-card">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

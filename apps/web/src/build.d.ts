/** Of which sources this code was built (vite.config.ts). */
declare const __BUILD__: string;

interface Window {
  /** Chooses the first shapes by the address (shell/firstPaint/firstPaint.js). */
  portalFirstPaint: () => void;
}

/** Of which sources this code was built (vite.config.ts). */
declare const __BUILD__: string;

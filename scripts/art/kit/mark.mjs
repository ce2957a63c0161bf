/** The studio's mark for dark grounds; its shapes are those of public/favicon.svg. @param {number} size */
export const mark = (size) =>
	`<svg width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" rx="17" fill="#f6f4ee"/><path d="M0 17A17 17 0 0 1 17 0h22L24 64h-7A17 17 0 0 1 0 47Z" fill="#ff5a1f"/><path d="M39 0h8a17 17 0 0 1 17 17v3L32.67 27Z" fill="#ffb48f"/></svg>`;

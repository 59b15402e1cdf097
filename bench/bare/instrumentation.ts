/** Empty, so that Next.js finds this file instead of the shop's. */
export function register(): void {}

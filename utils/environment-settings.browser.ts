import type { PublicSettings } from './public-settings'

/** Browsers have no environment: a page has its settings in `__NEXT_DATA__`. */
export function environmentSettings(): PublicSettings {
  throw new Error('A browser has no environment.')
}

/** How API keys begin, by which a bearer token is known as one. */
export const KEY_PREFIX = 'nk_live_'

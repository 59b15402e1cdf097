/** Product feeds by file name; each has its address below /feeds. */
export const FEED_FILES = ['google.xml', 'meta.csv', 'openai.jsonl', 'openai.json'] as const
export type FeedFile = (typeof FEED_FILES)[number]

/** @example feedPath('google.xml', 'DE') // '/feeds/google.xml?country=DE' */
export const feedPath = (file: FeedFile, country: string) => `/feeds/${file}?country=${country}`

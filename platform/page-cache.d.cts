import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'

type Cache = FileSystemCache

/** The `cacheHandler` of next.config.js. */
declare class PageCache {
  constructor(context: ConstructorParameters<typeof FileSystemCache>[0])
  get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']>
  set(...args: Parameters<Cache['set']>): ReturnType<Cache['set']>
}

export = PageCache

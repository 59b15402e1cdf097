const path = require('node:path')

const { LRUCache } = require('lru-cache')
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default

const { isOn } = require('./switches')

/** `utils/process-globals.ts`, which only the compiler can read. */
const globals = () => (globalThis.__shop ??= {})

/** Time after an invalidation in which another process's page may still be outdated, ms. */
const DOUBT_MS = 2_000
/** Age at which Next.js itself revalidates a page on the next request, ms. */
const AGED_MS = 60_000

/** Render start times and pages written here; global, as Next.js creates a handler per request. */
const state = (globals().pageRenders ??= {
  begun: new LRUCache({ max: 10_000 }),
  written: new LRUCache({ max: 10_000 }),
})

/** Secret, temporary address, whose page is never cached. */
const PRIVATE = /\/draft-[0-9a-f]{24}$/

/** Maps a cache key to its address: '/route-cache/PAGES/1a2b/$/terms' to '/terms'. */
const addressOf = (key) => key.replace(/^.*\/\$(?=\/)/, '')

/**
 * The Next.js cache of static pages with two differences. It starts empty and has a folder per shop
 * (scripts/builds.ts), because pages of the build, or of another shop with the same build, have different settings
 * and a different database. And a page older than an edit is a cache miss in every process on every machine:
 * `server/kernel/pages/watch.ts` tracks invalidations; without it, only the revalidation of Next.js applies.
 */
class PageCache {
  constructor(context) {
    this.files = new FileSystemCache({ ...context, ...placeOf(context) })
  }

  async get(key, context) {
    const entry = await this.files.get(key, context)
    const answer = entry && isTrue(key, entry) ? entry : null
    const isKept = answer && Date.now() - answer.lastModified < AGED_MS
    if (!isKept && !state.begun.has(key)) state.begun.set(key, Date.now())
    return answer
  }

  async set(key, value, context) {
    const begun = state.begun.get(key)
    state.begun.delete(key)
    if (PRIVATE.test(addressOf(key))) return
    await this.files.set(key, value, context)
    if (begun) state.written.set(key, { begun, at: Date.now() })
    else state.written.delete(key)
  }

  revalidateTag(...tags) {
    return this.files.revalidateTag(...tags)
  }

  resetRequestCache() {
    this.files.resetRequestCache()
  }
}

/** Returns the cache folder; on a read-only file system it doesn't exist, and pages stay in memory. */
function placeOf({ serverDistDir }) {
  const { NEXT_PHASE, SHOP_PAGES_DIR } = process.env
  if (NEXT_PHASE === 'phase-production-build') return {}
  if (SHOP_PAGES_DIR) return { serverDistDir: SHOP_PAGES_DIR, flushToDisk: true }
  return { serverDistDir: path.join(serverDistDir, 'no-pages'), flushToDisk: false }
}

/** Returns whether no edit is newer than the page, counting edits made while it was being rendered. */
function isTrue(key, { lastModified }) {
  const moved = isOn('moved-pages') ? globals().movedPages : undefined
  // While the database is down, a page can't be revalidated.
  if (!moved || !moved.isSure()) return true
  const movedAt = moved.movedAt(addressOf(key))
  const written = state.written.get(key)
  const isOwn = written && lastModified <= written.at
  return isOwn ? written.begun > movedAt : lastModified > movedAt + DOUBT_MS
}

module.exports = PageCache

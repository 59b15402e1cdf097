const path = require('node:path')

const { LRUCache } = require('lru-cache')
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default

const { isOn } = require('./switches')

/** A page that another process wrote so soon after a move may have been made before it, ms. */
const DOUBT_MS = 2_000
/** Next.js makes an older page anew by itself, ms: whoever gets one begins to. */
const AGED_MS = 60_000

/** When pages were begun, and what this process wrote: Next.js makes a handler for each request. */
const state = (globalThis.__shopKeptPages ??= {
  begun: new LRUCache({ max: 10_000 }),
  written: new LRUCache({ max: 10_000 }),
})

/** An address that only who was given it knows, and that works for a while: its page is kept nowhere. */
const PRIVATE = /\/draft-[0-9a-f]{24}$/

/** '/terms' of '/route-cache/PAGES/1a2b/$/terms'. */
const addressOf = (key) => key.replace(/^.*\/\$(?=\/)/, '')

/**
 * Next's own cache of static pages with two differences. It begins empty with each start and has a folder for each shop
 * (scripts/builds.ts): pages of the build, or of another shop with the same build, have other settings and another database.
 * And a page older than an edit counts as none, on every process of every machine: `server/kernel/pages/watch.ts` knows
 * what moved; without it all pages are as good as Next.js says.
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

/** Where nothing can be written, a shop keeps its pages in memory, and finds none in a folder that doesn't exist. */
function placeOf({ serverDistDir }) {
  const { NEXT_PHASE, SHOP_PAGES_DIR } = process.env
  if (NEXT_PHASE === 'phase-production-build') return {}
  if (SHOP_PAGES_DIR) return { serverDistDir: SHOP_PAGES_DIR, flushToDisk: true }
  return { serverDistDir: path.join(serverDistDir, 'no-pages'), flushToDisk: false }
}

/** Whether no edit is newer. A page is as old as its beginning: an edit may have come while it was made. */
function isTrue(key, { lastModified }) {
  const moved = isOn('moved-pages') ? globalThis.__shopMovedPages : undefined
  // While the database is away a page can't be made anew.
  if (!moved || !moved.isSure()) return true
  const movedAt = moved.movedAt(addressOf(key))
  const written = state.written.get(key)
  const isOwn = written && lastModified <= written.at
  return isOwn ? written.begun > movedAt : lastModified > movedAt + DOUBT_MS
}

module.exports = PageCache

import { readFileSync } from 'node:fs'
import vm from 'node:vm'

type Listener = (event: Record<string, unknown>) => void
type Fetch = (request: { url: string } | string) => Promise<Response>

const ORIGIN = 'https://shop.example'
const code = readFileSync('public/compare-worker.js', 'utf8')

function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const address = (request: string) => new URL(request, ORIGIN).href
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (request: string) => store.get(address(request))?.clone(),
      put: async (request: string, response: Response) =>
        void store.set(address(request), response),
      add: async (request: string) => {
        const response = await worker.fetch(request)
        if (!response.ok) throw new TypeError('refused')
        store.set(address(request), response)
      },
    }
  }
  const worker: { fetch: Fetch } = { fetch: () => Promise.reject(new TypeError('offline')) }
  return {
    stores,
    worker,
    api: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: string) => {
        for (const store of stores.values()) {
          const stored = store.get(address(request))
          if (stored) return stored.clone()
        }
        return undefined
      },
    },
  }
}

function startWorker(build: string, browser: ReturnType<typeof fakeCaches>, fetch: Fetch) {
  const listeners: Record<string, Listener> = {}
  browser.worker.fetch = fetch
  const self = {
    location: { href: `${ORIGIN}/compare-worker.js?build=${build}`, origin: ORIGIN },
    addEventListener: (name: string, listener: Listener) => void (listeners[name] = listener),
    skipWaiting: () => {},
    clients: { claim: async () => {} },
  }
  vm.runInNewContext(code, { self, caches: browser.api, fetch, URL, Set, Array, Promise })
  return {
    keep: async (addresses: unknown[]) => {
      let work: Promise<unknown> = Promise.resolve()
      const waitUntil = (promise: Promise<unknown>) => void (work = promise)
      listeners.message?.({ data: { kind: 'keep', addresses }, waitUntil })
      await work
    },
    /** Returns undefined if the worker leaves the request to the browser. */
    ask: (path: string, more: Record<string, unknown> = {}) => {
      let answer: Promise<Response> | undefined
      const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...more }
      const respondWith = (input: Promise<Response>) => void (answer = input)
      listeners.fetch?.({ request, respondWith })
      return answer
    },
  }
}

const page = (build: string) =>
  `<html><script src="/tt.js"></script><script src="/boot.js" ` +
  `data-scripts="/_next/static/chunks/react.js /_next/static/chunks/${build}.js"></script>` +
  `<link href="/_next/static/${build}.css"><a href="/configurator">x</a>` +
  `<script>{"buildId":"${build}"}</script></html>`

/** Simulates a server with one build, or a missing network if null. */
function server(build: string | null): Fetch {
  return async (request) => {
    if (build === null) throw new TypeError('offline')
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    return new Response(pathname === '/compare' ? page(build) : `${pathname} of ${build}`)
  }
}

const actual = (browser: ReturnType<typeof fakeCaches>) =>
  [...browser.stores].map(([name, store]) => [
    name,
    [...store.keys()].map((url) => url.replace(ORIGIN, '')).sort(),
  ])

const CHUNK = '/_next/static/chunks/late.js'
const NAVIGATION = { mode: 'navigate' }

describe('the worker of the comparison', () => {
  it('keeps the page with its scripts, styles and fonts, and nothing else that was loaded', async () => {
    const browser = fakeCaches()
    const worker = startWorker('one', browser, server('one'))
    await worker.keep([CHUNK, '/fonts/a.woff2', '/api/configurator', '/pictures/nyx', '/', 7])
    expect(actual(browser)).toEqual([
      [
        'compare-one',
        [
          '/_next/static/chunks/late.js',
          '/_next/static/chunks/one.js',
          '/_next/static/chunks/react.js',
          '/_next/static/one.css',
          '/boot.js',
          '/compare',
          '/fonts/a.woff2',
          '/tt.js',
        ],
      ],
    ])
  })

  it('answers the page and its scripts without a network, also for a shared address', async () => {
    const browser = fakeCaches()
    await startWorker('one', browser, server('one')).keep([CHUNK])
    const offline = startWorker('one', browser, server(null))
    expect(await (await offline.ask('/compare?bikes=nyx.1', NAVIGATION))?.text()).toBe(page('one'))
    expect(await (await offline.ask(CHUNK))?.text()).toBe(`${CHUNK} of one`)
    expect(await (await offline.ask('/tt.js'))?.text()).toBe('/tt.js of one')
  })

  it.each([
    ['an answer of the API', '/api/configurator', {}],
    ['data of a page', '/_next/data/one/configurator.json', {}],
    ['a private page', '/dashboard', NAVIGATION],
    ['a page whose name begins alike', '/compared', NAVIGATION],
    ['a picture', '/pictures/nyx?view=paper', {}],
    ['something that is sent', CHUNK, { method: 'POST' }],
    ['another origin', 'https://elsewhere.example/_next/static/x.js', {}],
  ])('leaves %s to the browser', (_, path, more) => {
    const worker = startWorker('one', fakeCaches(), server('one'))
    expect(worker.ask(path, more)).toBeUndefined()
  })

  it('asks the network for the page first, so that a new build is seen at once', async () => {
    const browser = fakeCaches()
    await startWorker('one', browser, server('one')).keep([])
    const worker = startWorker('one', browser, server('two'))
    expect(await (await worker.ask('/compare', NAVIGATION))?.text()).toBe(page('two'))
  })

  it('removes the cache of an old build once the new one is whole, and not before', async () => {
    const browser = fakeCaches()
    await startWorker('one', browser, server('one')).keep([])
    const broken: Fetch = async (request) => {
      if (typeof request === 'string' && request.includes('late')) throw new TypeError('offline')
      return server('two')(request)
    }
    await startWorker('two', browser, broken).keep([CHUNK])
    const between = startWorker('two', browser, server(null))
    expect(await (await between.ask('/compare', NAVIGATION))?.text()).toBe(page('one'))

    await startWorker('two', browser, server('two')).keep([CHUNK])
    expect(actual(browser).map(([name]) => name)).toEqual(['compare-two'])
  })

  it('keeps nothing of a page that another build has taken over meanwhile', async () => {
    const browser = fakeCaches()
    await startWorker('one', browser, server('two')).keep([])
    expect(actual(browser)).toEqual([])
  })

  it('leaves the caches of others alone', async () => {
    const browser = fakeCaches()
    await browser.api.open('somebody')
    await startWorker('one', browser, server('one')).keep([])
    expect(actual(browser).map(([name]) => name)).toContain('somebody')
  })
})

// The comparison without a network (services/comparison-offline.ts registers this for /compare and nothing else).
// It keeps the empty page and its scripts, styles and fonts. Builds and prices lie in the page's own database;
// answers of the API, other pages and pictures never pass into a cache.
;(function () {
  var PAGE = '/compare'
  var PREFIX = 'compare-'
  var BUILD = new URL(self.location.href).searchParams.get('build')
  var CACHE = PREFIX + BUILD
  var ASSETS = ['/_next/static/', '/fonts/']
  var UNNAMED = ['/tt.js', '/boot.js', '/favicon.ico', '/favicon.svg']

  // Their names change with their content, so whichever cache has them is right.
  function isAsset(path) {
    return ASSETS.some(function (start) {
      return path.indexOf(start) === 0
    })
  }

  function isWanted(path) {
    return isAsset(path) || UNNAMED.indexOf(path) >= 0
  }

  self.addEventListener('install', function () {
    self.skipWaiting()
  })
  self.addEventListener('activate', function (event) {
    event.waitUntil(self.clients.claim())
  })
  self.addEventListener('message', function (event) {
    if (!event.data || event.data.kind !== 'keep') return
    event.waitUntil(keep(event.data.addresses).catch(function () {}))
  })
  self.addEventListener('fetch', function (event) {
    var request = event.request
    var url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== self.location.origin) return
    if (request.mode === 'navigate') {
      if (url.pathname === PAGE) event.respondWith(networkOr(request, keptPage))
    } else if (isAsset(url.pathname)) {
      event.respondWith(cacheOrNetwork(request))
    } else if (isWanted(url.pathname)) {
      event.respondWith(
        networkOr(request, function () {
          return caches.match(url.pathname)
        }),
      )
    }
  })

  // The network is always asked first, so that a new build is seen with the first visit.
  async function networkOr(request, kept) {
    try {
      return await fetch(request)
    } catch (fault) {
      var answer = await kept()
      if (answer) return answer
      throw fault
    }
  }

  async function cacheOrNetwork(request) {
    var kept = await caches.match(request.url)
    if (kept) return kept
    var answer = await fetch(request)
    if (answer.ok) {
      var cache = await caches.open(CACHE)
      await cache.put(request.url, answer.clone()).catch(function () {})
    }
    return answer
  }

  // The page is put last, so a cache that has it is whole. The newest whole one counts.
  async function keptPage() {
    var names = await ourCaches()
    for (var name of names.reverse()) {
      var page = await (await caches.open(name)).match(PAGE)
      if (page) return page
    }
    return undefined
  }

  async function ourCaches() {
    return (await caches.keys()).filter(function (name) {
      return name.indexOf(PREFIX) === 0
    })
  }

  async function keep(addresses) {
    var page = await fetch(PAGE, { cache: 'no-cache' })
    var text = await page.clone().text()
    // Another build has arrived meanwhile: its own page and worker will keep it.
    if (!page.ok || page.redirected || text.indexOf('"' + BUILD + '"') < 0) return
    var wanted = new Set(addressesIn(text).concat(addresses).filter(isWantedAddress))
    var cache = await caches.open(CACHE)
    await Promise.all(
      Array.from(wanted, async function (address) {
        if (isAsset(address) && (await cache.match(address))) return
        await cache.add(address)
      }),
    )
    await cache.put(PAGE, page)
    var others = (await ourCaches()).filter(function (name) {
      return name !== CACHE
    })
    await Promise.all(
      others.map(function (name) {
        return caches.delete(name)
      }),
    )
  }

  // The page's own scripts stand in one attribute, which public/boot.js reads.
  function addressesIn(text) {
    var named = Array.from(text.matchAll(/(?:src|href|data-scripts)="([^"]+)"/g), function (match) {
      return match[1].split(' ')
    })
    return [].concat.apply([], named)
  }

  function isWantedAddress(address) {
    return (
      typeof address === 'string' && address.charAt(0) === '/' && isWanted(address.split('?')[0])
    )
  }
})()

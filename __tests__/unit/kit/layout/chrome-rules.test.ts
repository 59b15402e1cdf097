import { existsSync } from 'node:fs'
import path from 'node:path'

import { activeTarget, pathOf, showsFooter, showsTopBar } from '@/domain/kit/chrome-rules'
import { menuOf } from '@/domain/kit/menu'
import { DEFAULT_BRAND } from '@/utils/default-brand'

describe('top bar', () => {
  it.each([
    '/',
    '/?from=mail',
    '/help-center',
    '/forum/1',
    '/dashboard/orders',
    '/landing',
    '/de/forum',
    '/cart/checkout?promo=xmas',
  ])('is hidden at %s', (path) => expect(showsTopBar(path)).toBe(false))

  it.each([
    '/configurator',
    '/configurator/nyx?mode=CNM',
    '/cart',
    '/contact?about=/forum',
    '/404',
  ])('is shown at %s', (path) => expect(showsTopBar(path)).toBe(true))
})

describe('footer', () => {
  it.each([
    '/configurator',
    '/configurator/nyx',
    '/dashboard',
    '/forum/1',
    '/login?continue=/',
    '/register',
    '/cart/checkout',
  ])('is hidden at %s', (path) => expect(showsFooter(path, false)).toBe(false))

  it.each(['/', '/contact', '/help-center', '/accessories/5000110', '/contact?next=/login'])(
    'is shown at %s, but not inside a frame',
    (path) => {
      expect(showsFooter(path, false)).toBe(true)
      expect(showsFooter(path, true)).toBe(false)
    },
  )
})

describe('active link', () => {
  const targets = menuOf(DEFAULT_BRAND.menu).map(({ href }) => href)

  it('is the one whose path is contained in the current path', () => {
    expect(activeTarget('/configurator/nyx?cartID=1', targets)).toBe('/configurator')
    expect(activeTarget('/accessories/5000110', targets)).toBe('/accessories')
  })

  it('is none where no path is contained', () => {
    expect(activeTarget('/', targets)).toBeUndefined()
    expect(activeTarget('/cart/checkout?back=/spares', targets)).toBeUndefined()
  })

  it('is the home page only on the home page', () => {
    const own = ['/', ...targets]
    expect(activeTarget('/?from=mail', own)).toBe('/')
    expect(activeTarget('/spares', own)).toBe('/spares')
    expect(activeTarget('/cart', own)).toBeUndefined()
  })

  it('looks at the path without query and hash', () => {
    expect(pathOf('/spares?q=chain#top')).toBe('/spares')
    expect(pathOf('?q=1')).toBe('/')
  })
})

describe('the top navigation', () => {
  const pages = path.resolve('pages')
  const hasPage = (href: string) =>
    [`${href}.tsx`, `${href}/index.tsx`].some((file) => existsSync(path.join(pages, file)))

  it('leads to pages only', () => {
    expect(menuOf(DEFAULT_BRAND.menu).length).toBeGreaterThan(5)
    expect(
      menuOf(DEFAULT_BRAND.menu)
        .map(({ href }) => href)
        .filter((href) => !hasPage(href)),
    ).toEqual([])
  })
})

import fc from 'fast-check'

import { continuePath, loginAddress, registerAddress } from '@/domain/kit/continue-path'

describe('Where a login leads', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/orders?page=2#top', '/dashboard/orders?page=2#top'],
    ['/configurator/nyx?mode=CECM&cartID=12', '/configurator/nyx?mode=CECM&cartID=12'],
    ['/cart/checkout', '/cart/checkout'],
    ['/loginx', '/loginx'],
  ])('%s is a page of this site', (value, target) => {
    expect(continuePath(value)).toBe(target)
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\/\\/evil.test',
    'https:evil.test',
    'https://evil.test',
    '/%2f%2fevil.test',
    '/%5cevil.test',
    '/\t/evil.test',
    '/%09/evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/login?continue=/login?continue=/login',
    '/login',
    '/register?a=1',
    '/api/logout',
    '/API/logout',
    'https://shop.test@evil.test',
    'https://evil.test#shop.test',
    '/..//evil.test',
    ' //evil.test',
    '///evil.test',
    '',
    'dashboard',
    '/%',
    `/${'a'.repeat(10_000)}`,
    ['a', 'b'],
    undefined,
    null,
    7,
  ])('%j leads to the front page', (value) => {
    expect(continuePath(value)).toBe('/')
  })

  it('never leaves this origin, whatever was typed', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '.',
      '..',
      ':',
      '@',
      '//',
      '\t',
      'evil.test',
      'a',
      '?',
      '#',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join('')),
        ),
        (value) => {
          const url = new URL(continuePath(value), 'https://shop.test')
          expect(url.origin).toBe('https://shop.test')
          expect(continuePath(value)).toMatch(/^\/(?![/\\])/)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('the login page names what it leads back to, and nothing for the front page', () => {
    expect(loginAddress('/dashboard?a=1')).toBe('/login?continue=%2Fdashboard%3Fa%3D1')
    expect(loginAddress('//evil.test')).toBe('/login')
    expect(loginAddress('/')).toBe('/login')
    expect(registerAddress('/forum/new')).toBe('/register?continue=%2Fforum%2Fnew')
    expect(registerAddress('//evil.test')).toBe('/register')
  })
})

import mitt from 'next/dist/shared/lib/mitt'
import type { NextRouter } from 'next/router'

export function fakeRouter(asPath = '/', overrides: Partial<NextRouter> = {}) {
  const url = new URL(asPath, 'https://localhost')
  const router = {
    asPath,
    pathname: url.pathname,
    route: url.pathname,
    query: Object.fromEntries(url.searchParams),
    basePath: '',
    isReady: true,
    isFallback: false,
    isPreview: false,
    isLocaleDomain: false,
    events: mitt(),
    push: jest.fn(async () => true),
    replace: jest.fn(async () => true),
    prefetch: jest.fn(async () => {}),
    reload: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    beforePopState: jest.fn(),
    ...overrides,
  }
  return router satisfies NextRouter
}

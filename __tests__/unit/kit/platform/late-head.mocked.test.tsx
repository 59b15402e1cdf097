import { HtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const SCRIPTS = ['static/chunks/react.js', 'static/chunks/page.js']
const BUILD_SCRIPT = 'static/build/_buildManifest.js'

const CONTEXT = {
  ...{
    assetPrefix: '',
    assetQueryString: '',
    cssAssetQueryString: '',
    mutableAssetQueryString: '',
  },
  buildManifest: {
    devFiles: [],
    polyfillFiles: [],
    lowPriorityFiles: [BUILD_SCRIPT],
    rootMainFiles: [],
    pages: { '/_app': SCRIPTS.slice(0, 1), '/': SCRIPTS },
  },
  ...{ dynamicImports: ['static/chunks/part.js'], docComponentsRendered: {}, headTags: [] },
  ...{ __NEXT_DATA__: { page: '/' }, scriptLoader: {}, styles: undefined, isDevelopment: false },
}

/** Returns the head of a page in a production build, rendered by Next.js's own `Head`. */
async function headOf(trick: 'on' | 'off'): Promise<string> {
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: 'production', TRICK_LATE_HEAD: trick })
  try {
    let Late: ComponentType | undefined
    await jest.isolateModulesAsync(async () => {
      // The document and its context must use the same React.
      jest.doMock('react', () => jest.requireActual('react'))
      jest.doMock('next/dist/shared/lib/html-context.shared-runtime', () => ({ HtmlContext }))
      Late = (await import('@/platform/late-head')).LateHead
    })
    if (!Late) throw new Error('No head.')
    return renderToStaticMarkup(
      <HtmlContext.Provider value={CONTEXT as never}>
        <Late />
      </HtmlContext.Provider>,
    )
  } finally {
    Object.assign(process.env, { NODE_ENV: before })
    delete process.env.TRICK_LATE_HEAD
  }
}

const sources = (html: string) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, at]) => at)

test('the head fetches boot.js and only names the scripts of the page', async () => {
  const html = await headOf('on')
  expect(sources(html)).toEqual(['/boot.js'])
  const named = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ')
  expect(named).toEqual(
    ['static/chunks/part.js', ...SCRIPTS, BUILD_SCRIPT].map((file) => `/_next/${file}`),
  )
  expect(html).not.toMatch(/<link[^>]*as="script"/)
})

test('without the trick Next writes its scripts itself', async () => {
  const html = await headOf('off')
  expect(sources(html)).toContain('/_next/static/chunks/page.js')
  expect(html).not.toContain('boot.js')
})

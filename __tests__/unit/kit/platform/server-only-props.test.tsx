import { HtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'

import { useServerOnlyList } from '@/platform/server-only-props'

function Document() {
  useServerOnlyList('structured')
  return null
}

function propsAfter(pageProps: object | undefined) {
  const context = { __NEXT_DATA__: { props: { pageProps } } }
  renderToStaticMarkup(
    <HtmlContext.Provider value={context as never}>
      <Document />
    </HtmlContext.Provider>,
  )
  return context.__NEXT_DATA__.props.pageProps
}

test('what the server has rendered isn’t sent a second time, except that there is nothing', () => {
  expect(propsAfter({ bike: 1, structured: [{}] })).toEqual({ bike: 1 })
  expect(propsAfter({ bike: 1, structured: [] })).toEqual({ bike: 1, structured: [] })
  expect(propsAfter({ bike: 1 })).toEqual({ bike: 1 })
  expect(propsAfter(undefined)).toBeUndefined()
})

test('pages are whole with the trick off', () => {
  process.env.TRICK_KEPT_MARKUP = 'off'
  expect(propsAfter({ structured: [{}] })).toEqual({ structured: [{}] })
  delete process.env.TRICK_KEPT_MARKUP
})

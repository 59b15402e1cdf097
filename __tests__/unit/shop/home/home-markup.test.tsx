import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { homePageOn } from '@/__tests__/support/home-page'
import { HomeScreen } from '@/components/shop/home/home-screen'
import { HomeBelow } from '@/components/kit/layout/home-below'
import { makeStore } from '@/store/make-store'

const data = homePageOn('2026-11-20')

test('the home page is complete before scripts run', () => {
  const html = renderToString(
    <RouterContext.Provider value={fakeRouter('/')}>
      <Provider store={makeStore({ services: fakeServices() })}>
        <HomeScreen made={data} details={[]} below={(shown) => <HomeBelow {...shown} />} />
      </Provider>
    </RouterContext.Provider>,
  )
  expect(html).toContain('Your bike doesn’t exist yet.')
  expect(html).toContain('Yours takes 10 to 24 business days')
  expect(html.match(/<img [^>]*src="\/pictures\//g)).toHaveLength(5)
  expect(html).toContain('Six weeks on the Nireeka Prime')
  expect(html).not.toMatch(/NaN|undefined|\[object/)
})

import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { HomeScreen } from '@/components/home/home-screen'
import { homeData } from '@/components/home/showcase'
import { seedBikes } from '@/server/db/seed/data/bikes'
import { seedCountries } from '@/server/db/seed/data/countries'
import { makeStore } from '@/store/make-store'

const [country] = seedCountries.filter(({ id }) => id === 222)
if (!country) throw new Error('The seed has no country 222.')
const data = homeData({
  bikes: seedBikes,
  calendar: { today: '2026-11-20', closed_days: [] },
  country,
})

test('the home page is complete before scripts run', () => {
  const html = renderToString(
    <RouterContext.Provider value={fakeRouter('/')}>
      <Provider store={makeStore({ services: fakeServices() })}>
        <HomeScreen {...data} />
      </Provider>
    </RouterContext.Provider>,
  )
  expect(html).toContain('Your bike does not exist yet.')
  expect(html).toContain('Yours takes 10 to 24 working days')
  expect(html.match(/<img [^>]*src="\/pictures\//g)).toHaveLength(5)
  expect(html).not.toMatch(/NaN|undefined|\[object/)
})

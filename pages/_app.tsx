import '@/styles/globals.css'

import type { AppProps } from 'next/app'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'

import { CartEntry } from '@/components/shop/cart/cart-entry'
import { ComparisonLink } from '@/components/shop/comparison/comparison-link'
import { CobrowsingEntry } from '@/components/community/cobrowsing/cobrowsing-entry'
import { NewsletterEntry } from '@/components/community/newsletter/newsletter-entry'
import { PromoEntry } from '@/components/shop/promo/promo-entry'
import { SiteFrame } from '@/components/kit/layout/site-frame'
import { useWholeParts } from '@/platform/whole-parts'
import { createServices } from '@/services/services'
import { appStarted } from '@/store/lifecycle'
import { makeStore } from '@/store/make-store'
import { publicSettings } from '@/utils/public-settings'

const HEADER_CONTROLS = (
  <>
    <ComparisonLink />
    <CartEntry />
  </>
)

/** One store per visitor: created in the first render, never at module scope. */
function openStore() {
  const store = makeStore({ services: createServices() })
  return { store, serverState: store.getState() }
}

export default function App({ Component, pageProps }: AppProps) {
  // eslint-disable-next-line react-hooks/rules-of-hooks -- constants, so that a browser's code is without it
  if (typeof window === 'undefined' || process.env.TRICK_KEPT_MARKUP === 'off') useWholeParts()
  const [{ store, serverState }] = useState(openStore)
  useEffect(() => {
    // Runs as a separate task, so that the browser handles user input first.
    const start = setTimeout(() => store.dispatch(appStarted()))
    return () => clearTimeout(start)
  }, [store])
  return (
    <Provider store={store} serverState={serverState}>
      <SiteFrame
        cartSlot={HEADER_CONTROLS}
        newsletterSlot={<NewsletterEntry />}
        promoSlot={<PromoEntry />}
        helpSlot={publicSettings().cobrowsingScript && <CobrowsingEntry />}
      >
        <Component {...pageProps} />
      </SiteFrame>
    </Provider>
  )
}

// On the server only: the browser keeps the settings of its first page during navigation. It also makes Next.js
// render every page at run time, so that no page contains values of the build machine.
if (typeof window === 'undefined') {
  Object.assign(App, {
    getInitialProps: async () => {
      const { pageSettings } = await import('#server/ssr/page-settings')
      return { pageProps: {}, settings: await pageSettings() }
    },
  })
}

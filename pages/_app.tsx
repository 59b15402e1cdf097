import '@/styles/globals.css'

import type { AppProps } from 'next/app'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'

import { CartEntry } from '@/components/cart/cart-entry'
import { ComparisonLink } from '@/components/comparison/comparison-link'
import { CobrowsingEntry } from '@/components/cobrowsing/cobrowsing-entry'
import { NewsletterEntry } from '@/components/newsletter/newsletter-entry'
import { PromoEntry } from '@/components/promo/promo-entry'
import { SiteFrame } from '@/components/layout/site-frame'
import { useWholeParts } from '@/platform/whole-parts'
import { createServices } from '@/services/services'
import { appStarted } from '@/store/lifecycle'
import { makeStore } from '@/store/make-store'

const HEADER_CONTROLS = (
  <>
    <ComparisonLink />
    <CartEntry />
  </>
)

/** Off, and no byte of it, unless a script is configured. */
const HELP = process.env.NEXT_PUBLIC_COBROWSING_SCRIPT ? <CobrowsingEntry /> : null

/** One store per visitor: made with the first render, never at module scope. */
function openStore() {
  const store = makeStore({ services: createServices() })
  return { store, serverState: store.getState() }
}

export default function App({ Component, pageProps }: AppProps) {
  // eslint-disable-next-line react-hooks/rules-of-hooks -- constants, so that a browser's code is without it
  if (typeof window === 'undefined' || process.env.TRICK_KEPT_MARKUP === 'off') useWholeParts()
  const [{ store, serverState }] = useState(openStore)
  useEffect(() => {
    // In a task of its own: whoever taps now goes first.
    const start = setTimeout(() => store.dispatch(appStarted()))
    return () => clearTimeout(start)
  }, [store])
  return (
    <Provider store={store} serverState={serverState}>
      <SiteFrame
        cartSlot={HEADER_CONTROLS}
        newsletterSlot={<NewsletterEntry />}
        promoSlot={<PromoEntry />}
        helpSlot={HELP}
      >
        <Component {...pageProps} />
      </SiteFrame>
    </Provider>
  )
}

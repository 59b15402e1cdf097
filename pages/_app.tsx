import '@/styles/globals.css'

import type { AppProps } from 'next/app'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'

import { MockGate } from '@/components/layout/mock-gate'
import { CartEntry } from '@/components/cart/cart-entry'
import { SiteFrame } from '@/components/layout/site-frame'
import { createServices } from '@/services/services'
import { appStarted } from '@/store/lifecycle'
import { makeStore } from '@/store/make-store'

export default function App(props: AppProps) {
  return (
    <MockGate>
      <Shop {...props} />
    </MockGate>
  )
}

function Shop({ Component, pageProps }: AppProps) {
  // One store per visitor: made with the first render, never at module scope.
  const [store] = useState(() => makeStore({ services: createServices() }))
  useEffect(() => {
    store.dispatch(appStarted())
  }, [store])
  return (
    <Provider store={store} serverState={store.serverState}>
      <SiteFrame cartSlot={<CartEntry />}>
        <Component {...pageProps} />
      </SiteFrame>
    </Provider>
  )
}

import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { ModalHost } from '@/components/kit/layout/modal-host'
import { ToastHost } from '@/components/kit/layout/toast-host'
import type { Role } from '@/domain/kit/permissions'
import type { Services } from '@/services/services'
import { sessionLookedUp, userLoaded } from '@/store/auth/auth-slice'
import { checkoutFeature } from '@/store/checkout/checkout-feature'
import { configuratorFeature } from '@/store/configurator/configurator-feature'
import { appStarted } from '@/store/lifecycle'
import { makeStore } from '@/store/make-store'
import type { RootState } from '@/store/types'

import { aStaffUser } from './a-user'
import { fakeRouter } from './fake-router'
import { fakeServices, type Fakes } from './fake-services'

interface RenderOptions {
  path?: string
  router?: ReturnType<typeof fakeRouter>
  services?: Services
  /** Answers of the services, instead of `services`. */
  fakes?: Fakes
  preloaded?: Partial<RootState>
  /** Whether listeners may read the browser's storage, as after hydration. */
  isStarted?: boolean
  /** Role of a staff member to log in. */
  role?: Role
}

/** Renders a screen with a real store, a recording router, and services that refuse by default. */
export function renderApp(ui: ReactNode, options: RenderOptions = {}) {
  const { path = '/', preloaded, isStarted = true, fakes } = options
  const services = options.services ?? fakeServices(fakes)
  const router = options.router ?? fakeRouter(path)
  const store = makeStore({ services, ...(preloaded ? { preloaded } : {}) })
  store.addFeature(checkoutFeature)
  store.addFeature(configuratorFeature)
  const user = userEvent.setup()
  const result = render(ui, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <RouterContext.Provider value={router}>
        <Provider store={store}>{children}</Provider>
      </RouterContext.Provider>
    ),
  })
  if (isStarted) {
    act(() => {
      store.dispatch(appStarted())
    })
  }
  const { role } = options
  if (role) {
    act(() => {
      store.dispatch(sessionLookedUp(true))
      store.dispatch(userLoaded(aStaffUser(role)))
    })
  }
  return { ...result, user, store, router }
}

/** Like `renderApp`, but with all lazy parts loaded. */
export async function renderWhole(ui: ReactNode, options: RenderOptions = {}) {
  const result = renderApp(ui, options)
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  return result
}

export const withDialogs = (ui: ReactNode) => (
  <>
    {ui}
    <ModalHost />
  </>
)

export const withToasts = (ui: ReactNode) => (
  <>
    {ui}
    <ToastHost />
  </>
)

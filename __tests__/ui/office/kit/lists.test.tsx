import { act, screen, waitFor, within } from '@testing-library/react'

import { OfficeFrame } from '@/components/office/kit/office-frame'
import { OrdersScreen } from '@/components/office/orders/orders-screen'
import type { Role } from '@/domain/kit/permissions'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { officeLists } from '@/messages/office/kit/lists'
import type { Services } from '@/services/services'
import { sessionLookedUp, userLoaded } from '@/store/auth/auth-slice'

import { aStaffUser, aUser } from '@/__tests__/support/a-user'
import { anOfficeRow } from '@/__tests__/support/office'
import { renderApp } from '@/__tests__/support/render-app'

type Orders = Services['backoffice']['orders']
const page = (...numbers: string[]) => ({
  orders: numbers.map((number) => anOfficeRow(number)),
  next: null as string | null,
  previous: null as string | null,
})

function openOrders(path: string, answer: Orders, role?: Role) {
  const orders = jest.fn(answer)
  const app = renderApp(<OrdersScreen />, {
    path,
    ...(role && { role }),
    fakes: {
      backoffice: { orders, orderCounts: async () => [{ list: 'to_build', count: 7 }] },
    },
  })
  return { ...app, orders }
}

describe('the list of orders', () => {
  it('says of each order when it was promised, and which are late', async () => {
    const late = anOfficeRow('NK-2', { delivery_date: '2026-11-19', is_late: true })
    openOrders('/backoffice/orders', async () => ({ ...page('NK-1'), orders: [late] }))
    const row = await screen.findByRole('row', { name: /NK-2/ })
    // In its column, and on the card that phones show.
    expect(within(row).getByText('Nov 19, late')).toBeInTheDocument()
    expect(within(row).getByText('Promised Nov 19, late')).toBeInTheDocument()
  })

  it('asks for what the address says and shows which filter is on', async () => {
    const { orders } = openOrders('/backoffice/orders?status=to_build&q=ada', async () =>
      page('NK-2'),
    )
    expect(await screen.findByRole('link', { name: 'NK-2' })).toLinkTo('/backoffice/orders/NK-2')
    expect(orders).toHaveBeenCalledWith({ status: 'to_build', q: 'ada' })
    expect(await screen.findByRole('link', { name: 'To build 7' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(screen.getByRole('link', { name: 'Delivered' })).toLinkTo(
      '/backoffice/orders?status=delivered&q=ada',
    )
    expect(screen.getByLabelText(officeLists.search)).toHaveValue('ada')
  })

  it('a search goes into the address, keeps the filter and begins with the first page', async () => {
    const path = '/backoffice/orders?status=to_build&after=NK-9'
    const { user, router } = openOrders(path, async () => page('NK-2'))
    await user.type(screen.getByLabelText(officeLists.search), ' ben@ {Enter}')
    expect(router.replace).toHaveBeenCalledWith(
      '/backoffice/orders?status=to_build&q=ben%40',
      undefined,
      expect.anything(),
    )
  })

  it('J, K and / walk through the rows and to the search', async () => {
    const { user } = openOrders('/backoffice/orders', async () => page('NK-3', 'NK-2', 'NK-1'))
    const first = await screen.findByRole('link', { name: 'NK-3' })
    await user.keyboard('jjj')
    expect(screen.getByRole('link', { name: 'NK-1' })).toHaveFocus()
    await user.keyboard('k')
    expect(screen.getByRole('link', { name: 'NK-2' })).toHaveFocus()
    await user.keyboard('kk')
    expect(first).toHaveFocus()
    await user.keyboard('/')
    expect(screen.getByLabelText(officeLists.search)).toHaveFocus()
  })

  it('leads on and back by number', async () => {
    openOrders('/backoffice/orders?status=to_build&after=NK-9', async () => ({
      ...page('NK-8', 'NK-7'),
      next: 'NK-7',
      previous: 'NK-8',
    }))
    expect(await screen.findByRole('link', { name: officeLists.older })).toLinkTo(
      '/backoffice/orders?status=to_build&after=NK-7',
    )
    expect(screen.getByRole('link', { name: officeLists.newer })).toLinkTo(
      '/backoffice/orders?status=to_build&before=NK-8',
    )
  })

  it('nothing found is something else than nothing there', async () => {
    const { unmount } = openOrders('/backoffice/orders?q=zz', async () => page())
    expect(await screen.findByRole('heading', { name: officeLists.noMatch })).toBeVisible()
    unmount()
    openOrders('/backoffice/orders', async () => page())
    expect(await screen.findByRole('heading', { name: officeLists.noOrders })).toBeVisible()
  })

  it('offers a new order, also before there is any', async () => {
    openOrders('/backoffice/orders', async () => page(), 'manager')
    expect(await screen.findByRole('link', { name: officeLists.newOrder })).toBeVisible()
    expect(screen.queryByRole('button', { name: officeLists.download })).toBeNull()
  })
})

describe('the door', () => {
  function knock() {
    return renderApp(
      <OfficeFrame title="Inside">
        <p>Secret</p>
      </OfficeFrame>,
      { path: '/backoffice' },
    )
  }

  it('leads a visitor to the login and back', async () => {
    const { router } = knock()
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith('/login?continue=%2Fbackoffice'),
    )
    expect(screen.queryByText('Secret')).toBeNull()
  })

  async function enter(change: Parameters<typeof aUser>[0]) {
    const app = knock()
    act(() => {
      app.store.dispatch(sessionLookedUp(true))
      app.store.dispatch(userLoaded(aUser(change)))
    })
    return app
  }

  it('tells a member that this is not for him', async () => {
    await enter({})
    expect(screen.getByRole('heading', { level: 1, name: texts.refusedTitle })).toBeVisible()
    expect(screen.getByText(/ada@example.com/)).toBeVisible()
    expect(screen.queryByText('Secret')).toBeNull()
  })

  it('sends an administrator without a second factor to the settings', async () => {
    await enter(aStaffUser('owner', { has_second_factor: false, needs_second_factor: true }))
    expect(screen.getByRole('link', { name: texts.factorLink })).toLinkTo('/dashboard/settings')
    expect(screen.queryByText('Secret')).toBeNull()
  })

  it('lets an administrator in, says who is logged in and where he is', async () => {
    await enter(aStaffUser('owner'))
    expect(screen.getByText('Secret')).toBeVisible()
    expect(screen.getByText('Ada Rider')).toBeVisible()
    const navigation = screen.getByRole('navigation', { name: texts.navigation })
    expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Overview')
    expect(screen.getByRole('link', { name: texts.toShop })).toLinkTo('/')
  })
})

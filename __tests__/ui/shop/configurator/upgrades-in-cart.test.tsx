import { act, screen, waitFor } from '@testing-library/react'

import { chosenParts, defaultBuild, partChosen } from '@/domain/shop/bikes/build'
import { cents } from '@/domain/kit/money'
import type { ConfiguratorEdit } from '@/contract/shop/configurator/configurator'
import type { ServerCart } from '@/services/shop/cart'
import { logOut } from '@/store/auth/log-out'
import { serverCartFeature } from '@/store/cart/server-cart-feature'
import { removeFromServerCart } from '@/store/cart/server-cart-thunks'
import { registerFeature } from '@/store/lazy-features'

import { aUser } from '@/__tests__/support/a-user'
import { aServerCart, aServerLine } from '../cart/open-server-cart'
import { bikeOf, countryOf, openConfigurator, option } from './open-configurator'

// On a member's page, the header loads this feature.
registerFeature(serverCartFeature)

const KEY = 'upgrades_in_cart'
const nyx = bikeOf('nyx')
const standard = defaultBuild(nyx, countryOf('United States'))
const battery = nyx.groups[0]?.parts[1]
if (!battery) throw new Error('No larger battery.')
const rich = partChosen(nyx, standard, battery.id)

const ordered: ConfiguratorEdit = {
  mode: 'CEUM',
  cart_id: null,
  order_bike_id: 7,
  build: standard,
  count: 1,
  ordered: standard,
  preUpgrades: {
    color_id: standard.color_id,
    size_id: standard.size_id,
    part_ids: chosenParts(nyx, standard).map(({ id }) => id),
  },
  upgradesInCart: [],
  preUpgradePartsPrice: cents(0),
}

const line = aServerLine({
  id: 5,
  title: null,
  bike_slug: 'nyx',
  bike_title: 'Nyx',
  build: rich,
  order_bike_id: 7,
  options: { color: null, size: null, upgrades: [{ id: battery.id, title: battery.title }] },
})

function aCart() {
  let cart: ServerCart = aServerCart([])
  const becomes = (items: ServerCart['items']) => {
    cart = aServerCart(items, cart.version + 1)
    return { version: cart.version }
  }
  return {
    read: jest.fn(async () => cart),
    addBike: jest.fn(async () => ({ cart_id: 5, ...becomes([line]) })),
    remove: jest.fn(async () => becomes([])),
  }
}

const never = () => new Promise<never>(() => {})

const open = (cart: ReturnType<typeof aCart>, edit: () => Promise<ConfiguratorEdit>) =>
  openConfigurator('nyx', {
    path: '/configurator/nyx?mode=CEUM&orderBikeID=7',
    user: aUser(),
    calls: {
      edit: async () => ({
        edit: await edit(),
        groupIds: nyx.groups.map(({ category_part_id }) => category_part_id),
      }),
    },
    services: { account: { logout: async () => ({}) }, cart: cart as never },
  })

async function added() {
  const cart = aCart()
  const app = await open(cart, async () => ordered)
  const button = await screen.findByRole('button', { name: 'Add upgrade to cart' })
  await waitFor(() => expect(button).toHaveAccessibleDescription('Choose an upgrade first.'))
  await app.user.click(option(new RegExp(`^${battery?.title}`)))
  await app.user.click(button)
  expect(await screen.findByText(IN_CART)).toBeVisible()
  return { ...app, cart }
}

const IN_CART = `Already in your cart: ${battery.title}.`

// The pages of earlier tests would receive this test's cart.
beforeAll(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'))

test('an upgrade that was put into the cart is not offered a second time', async () => {
  const { user, cart } = await added()
  const button = screen.getByRole('button', { name: 'Saved' })
  expect(button).toHaveAccessibleDescription('This upgrade is already in your cart.')
  await user.click(button)
  expect(cart.addBike).toHaveBeenCalledTimes(1)
})

test('a reload shows it before the server has answered', async () => {
  const first = await added()
  first.unmount()
  await open({ ...aCart(), read: jest.fn(never) }, never)
  expect(await screen.findByText(IN_CART)).toBeVisible()
})

test('an upgrade that left the cart is offered again, also after a reload', async () => {
  const first = await added()
  await act(
    async () => void (await first.store.dispatch(removeFromServerCart({ id: 5, name: 'Nyx' }))),
  )
  await waitFor(() => expect(screen.queryByText(IN_CART)).not.toBeInTheDocument())
  await first.user.click(await screen.findByRole('button', { name: 'Add upgrade to cart' }))
  await waitFor(() => expect(first.cart.addBike).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(window.localStorage.getItem(KEY)).not.toBeNull())
  await act(
    async () => void (await first.store.dispatch(removeFromServerCart({ id: 5, name: 'Nyx' }))),
  )
  first.unmount()
  await open({ ...aCart(), read: jest.fn(never) }, never)
  expect(await screen.findByText('Loading your bike…')).toBeVisible()
  expect(screen.queryByText(IN_CART)).not.toBeInTheDocument()
})

test('a logout forgets it', async () => {
  const { store } = await added()
  expect(window.localStorage.getItem(KEY)).not.toBeNull()
  await act(async () => void (await store.dispatch(logOut())))
  expect(window.localStorage.getItem(KEY)).toBeNull()
})

test.each(['{broken', '[]', '{"7":4}', '{"7":[{"id":"x"}],"__proto__":[]}'])(
  'what cannot be read (%s) is passed over',
  async (text) => {
    window.localStorage.setItem(KEY, text)
    await open({ ...aCart(), read: jest.fn(never) }, async () => ordered)
    expect(await screen.findByRole('button', { name: 'Add upgrade to cart' })).toBeVisible()
    expect(screen.queryByText(IN_CART)).not.toBeInTheDocument()
  },
)

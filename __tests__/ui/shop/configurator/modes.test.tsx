import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import type { Build } from '@/domain/shop/bikes/bike'
import {
  availableColors,
  buildPrice,
  chosenParts,
  defaultBuild,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import { guestBikeItem } from '@/domain/shop/bikes/bike-item'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'
import { cents, subtractCents } from '@/domain/kit/money'
import type { ConfiguratorEdit } from '@/contract/shop/configurator/configurator'
import type { CartLine as ServerCartLine } from '@/contract/shop/cart/cart'
import { itemRemoved, selectGuestCart } from '@/store/cart/guest-cart-slice'
import { serverCartFeature } from '@/store/cart/server-cart-feature'
import { configuratorView } from '@/store/configurator/configurator-selectors'
import { registerFeature } from '@/store/lazy-features'
import { selectToasts } from '@/store/toasts/toasts-slice'
import { money } from '@/utils/format'

import { aUser } from '@/__tests__/support/a-user'
import { aHelmet, problem } from '@/__tests__/support/guest-shop'
import { aServerLine } from '../cart/open-server-cart'
import { answer, bikeOf, byType, countryOf, openConfigurator, option } from './open-configurator'

// On a member's page, the header loads this feature.
registerFeature(serverCartFeature)

const nyx = bikeOf('nyx')
const standard = defaultBuild(nyx, countryOf('United States'))
const partOf = (title: RegExp) => {
  const part = nyx.groups.flatMap(({ parts }) => parts).find((one) => title.test(one.title))
  if (!part) throw new Error(`No part ${title}`)
  return part
}
const largeBattery = nyx.groups[0]?.parts[1] ?? partOf(/x/)
const inSizeL = sizeChosen(nyx, standard, nyx.sizes.find(({ title }) => title === 'L')?.id ?? 0)

function edit(change: Partial<ConfiguratorEdit>): ConfiguratorEdit {
  return {
    mode: 'CECM',
    cart_id: 12,
    order_bike_id: null,
    build: inSizeL,
    count: 2,
    ordered: null,
    preUpgrades: null,
    upgradesInCart: [],
    preUpgradePartsPrice: cents(0),
    ...change,
  }
}

function ordered(mode: 'CEUM' | 'CEOM', build: Build, inCart = build) {
  const parts = chosenParts(nyx, build)
  return edit({
    mode,
    cart_id: null,
    order_bike_id: 7,
    count: 1,
    build: inCart,
    ordered: build,
    preUpgrades: {
      color_id: build.color_id,
      size_id: build.size_id,
      part_ids: parts.map(({ id }) => id),
    },
    preUpgradePartsPrice: cents(parts.reduce((sum, { price }) => sum + price, 0)),
  })
}

const groupIds = nyx.groups.map(({ category_part_id }) => category_part_id)

function open(
  path: string,
  answers: ConfiguratorEdit | null,
  groups = groupIds,
  items: ServerCartLine[] = [],
) {
  const addBike = jest.fn(async () => ({ cart_id: 13, version: 4 }))
  const read = jest.fn(async () => ({ items, version: 4, country_id: 222 }))
  return openConfigurator('nyx', {
    path: `/configurator/nyx?${path}`,
    user: aUser(),
    calls: { edit: async () => answers && { edit: answers, groupIds: groups } },
    services: { cart: { addBike, read } as never },
  }).then((app) => ({ ...app, addBike, read }))
}

describe('Without a login', () => {
  it.each(['CEOM', 'CECM', 'CEUM'])('%s leads to the login and back', async (mode) => {
    await openConfigurator('nyx', { path: `/configurator/nyx?mode=${mode}&orderBikeID=7` })
    expect(await screen.findByText(/belongs to an account\. Please log in/)).toBeVisible()
    const back = encodeURIComponent(`/configurator/nyx?mode=${mode}&orderBikeID=7`)
    expect(screen.getByRole('link', { name: 'Log in' })).toLinkTo(`/login?continue=${back}`)
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

describe('A link that leads to nothing', () => {
  it('says so when it names no bike', async () => {
    await openConfigurator('nyx', { path: '/configurator/nyx?mode=CECM', user: aUser() })
    expect(await screen.findByText(/This link doesn’t say which bike to edit/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Configure a new Nyx' })).toLinkTo('/configurator/nyx')
  })

  it('says what the server says of a line that belongs to somebody else', async () => {
    const { configuration } = await openConfigurator('nyx', {
      path: '/configurator/nyx?mode=CECM&cartID=12',
      user: aUser(),
      calls: { edit: async () => Promise.reject(problem('cart_line_not_found', { status: 404 })) },
    })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByRole('button', { name: /again/i })).toBeNull()
    expect(configuration().edit).toBeNull()
  })
})

describe('CECM, a bike in the cart', () => {
  it('opens its build and saves it in the place of its line', async () => {
    const { user, addBike, read, configuration, store, router } = await open(
      'mode=CECM&cartID=12',
      edit({}),
    )
    expect(await screen.findByText('You’re editing a bike in your cart.')).toBeVisible()
    await waitFor(() => expect(option(/^L$/)).toBeChecked())
    // The initial build isn't reported as a change.
    const bar = screen.getByRole('region', { name: 'Your build at a glance' })
    expect(bar).not.toHaveTextContent(/instead of|\$0\.00/)
    await user.click(option(new RegExp(`^${largeBattery.title}`)))
    await waitFor(() => expect(read).toHaveBeenCalled())
    const reads = read.mock.calls.length
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(addBike).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(selectGuestCart(store.getState()).isOpen).toBe(true))
    expect(read.mock.calls.length - reads).toBe(1)
    const build = partChosen(nyx, inSizeL, largeBattery.id)
    expect(addBike).toHaveBeenCalledWith(
      {
        mode: 'CECM',
        product_id: nyx.id,
        bike_slug: 'nyx',
        build,
        count: 2,
        cart_id: 12,
        order_bike_id: null,
      },
      expect.any(String),
    )
    await waitFor(() =>
      expect(selectToasts(store.getState())[0]?.text).toBe('Your changes are saved to the cart.'),
    )
    expect(configuration().hasAddedToCart).toBe(true)
    expect(router.replace).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ cartID: '13' }) }),
      undefined,
      expect.anything(),
    )
  })

  it('leaves the new bike as it was, outlives a reload, and gives way to a line that was changed', async () => {
    const first = await open('mode=CECM&cartID=12', edit({}))
    await waitFor(() => expect(option(/^L$/)).toBeChecked())
    await first.user.click(option(new RegExp(`^${largeBattery.title}`)))
    first.unmount()
    const again = await open('mode=CECM&cartID=12', edit({}))
    expect(again.configuration().build).toEqual(partChosen(nyx, inSizeL, largeBattery.id))
    again.unmount()
    const fresh = await openConfigurator('nyx')
    expect(fresh.configuration().build).toBeNull()
    expect(option(/^M$/)).toBeChecked()
    fresh.unmount()
    await open('mode=CECM&cartID=12', edit({ build: standard }))
    await waitFor(() => expect(option(/^M$/)).toBeChecked())
  })

  it('ends by a reset: the mode is the normal one, and the line stays as it is', async () => {
    const { user, router, addBike, store } = await open('mode=CECM&cartID=12', edit({}))
    await waitFor(() => expect(option(/^L$/)).toBeChecked())
    await user.click(option(/^XL$/))
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/stop editing without saving/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Reset' }))
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith(
        expect.objectContaining({ query: { bike_slug: 'nyx' } }),
        undefined,
        expect.anything(),
      ),
    )
    expect(configuratorView(store.getState(), nyx)).toMatchObject({
      mode: 'CNM',
      unit: 0,
      selectedParts: {},
      totalPrice: 0,
    })
    expect(addBike).not.toHaveBeenCalled()
    cleanup()
    await openConfigurator('nyx', { user: aUser() })
    expect(screen.queryByText('You’re editing a bike in your cart.')).toBeNull()
    expect(option(/^M$/)).toBeChecked()
  })
})

describe('CECM, a bike in the cart of a guest', () => {
  const line = { ...guestBikeItem(nyx, inSizeL), cartQuantity: 2 }
  const other = guestBikeItem(nyx, standard)
  const helmet = aHelmet()
  const storeCart = (items: GuestCartItem[]) =>
    localStorage.setItem('cart_items', JSON.stringify(items))
  const stored = () => JSON.parse(localStorage.getItem('cart_items') ?? '[]') as GuestCartItem[]
  const openLine = (id = line.id) =>
    openConfigurator('nyx', { path: `/configurator/nyx?mode=CECM&cartID=${id}` })
  const larger = partChosen(nyx, inSizeL, largeBattery.id)

  it('edits that very line: no second bike, its quantity and its place', async () => {
    storeCart([helmet, line, other])
    const { user, router, store } = await openLine()
    expect(await screen.findByText('You’re editing a bike in your cart.')).toBeVisible()
    await waitFor(() => expect(option(/^L$/)).toBeChecked())
    await user.click(option(new RegExp(`^${largeBattery.title}`)))
    expect(stored()[1]?.id).toBe(line.id)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const edited = guestBikeItem(nyx, larger)
    await waitFor(() =>
      expect(stored().map(({ id }) => id)).toEqual([helmet.id, edited.id, other.id]),
    )
    expect(stored()[1]).toMatchObject({
      cartQuantity: 2,
      price: buildPrice(nyx, larger),
      server: { bike_slug: 'nyx', build: larger },
    })
    expect(selectToasts(store.getState())[0]?.text).toBe('Your changes are saved to the cart.')
    expect(router.replace).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ cartID: edited.id }) }),
      undefined,
      expect.anything(),
    )
  })

  it('becomes one line with the same build that is in the cart already', async () => {
    storeCart([guestBikeItem(nyx, larger), helmet, line])
    const { user } = await openLine()
    await waitFor(() => expect(option(/^L$/)).toBeChecked())
    await user.click(option(new RegExp(`^${largeBattery.title}`)))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(stored()).toHaveLength(2))
    expect(stored()[1]).toMatchObject({ id: guestBikeItem(nyx, larger).id, cartQuantity: 3 })
  })

  it('leaves the new bike alone, and a reload keeps the changes', async () => {
    storeCart([line])
    const { user } = await openLine()
    await waitFor(() => expect(option(/^L$/)).toBeChecked())
    await user.click(option(new RegExp(`^${largeBattery.title}`)))
    cleanup()
    const reopened = await openConfigurator('nyx')
    expect(option(/^M$/)).toBeChecked()
    reopened.unmount()
    await openLine()
    await waitFor(() => expect(option(new RegExp(`^${largeBattery.title}`))).toBeChecked())
    expect(stored()[0]?.id).toBe(line.id)
  })

  it('says so when the line is gone, and what leaves the cart meanwhile is not lost', async () => {
    storeCart([line])
    const { user, store, unmount } = await openLine()
    await waitFor(() => expect(option(/^L$/)).toBeChecked())
    act(() => void store.dispatch(itemRemoved({ id: line.id })))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(stored()).toHaveLength(1))
    unmount()
    localStorage.removeItem('cart_items')
    await openLine()
    expect(await screen.findByText(/isn’t in your cart anymore/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

describe('CEUM, a bike that was ordered', () => {
  const rich = partChosen(nyx, standard, largeBattery.id)

  it('keeps the size and takes nothing back that was paid for', async () => {
    await open('mode=CEUM&orderBikeID=7', ordered('CEUM', rich))
    expect(await screen.findByText('You’re editing a bike you’ve ordered.')).toBeVisible()
    await waitFor(() => expect(option(/^L$/)).toHaveAttribute('aria-disabled', 'true'))
    expect(option(/^L$/)).toHaveAccessibleDescription(/can’t change the frame size/)
    expect(option(new RegExp(`^${nyx.groups[0]?.parts[0]?.title}`))).toHaveAccessibleDescription(
      /is paid for/,
    )
    expect(screen.queryByRole('region', { name: 'Start' })).toBeNull()
  })

  it('costs the difference, and says first that something must be exchanged', async () => {
    const { user, addBike, store } = await open(
      'mode=CEUM&orderBikeID=7',
      ordered('CEUM', standard),
    )
    const add = await screen.findByRole('button', { name: 'Add upgrade to cart' })
    await waitFor(() => expect(add).toHaveAccessibleDescription('Choose an upgrade first.'))
    await user.click(option(new RegExp(`^${largeBattery.title}`)))
    const difference = subtractCents(buildPrice(nyx, rich), buildPrice(nyx, standard))
    await waitFor(() => expect(answer(/^Price/)).toHaveTextContent(money(difference)))
    await user.click(add)
    await waitFor(() => expect(addBike).toHaveBeenCalledTimes(1))
    expect(addBike.mock.calls[0]).toEqual([
      expect.objectContaining({ mode: 'CEUM', order_bike_id: 7, cart_id: null, build: rich }),
      expect.any(String),
    ])
    const view = configuratorView(store.getState(), nyx, 'nyx~bike-7')
    expect(view).toMatchObject({
      mode: 'CEUM',
      preUpgrades: { color_id: standard.color_id },
      preUpgradePartsPrice: ordered('CEUM', standard).preUpgradePartsPrice,
    })
  })

  it('keeps its color where the shop doesn’t offer it anymore', async () => {
    const { configuration } = await openConfigurator('nyx', {
      path: '/configurator/nyx?mode=CEUM&orderBikeID=7',
      user: aUser(),
      calls: {
        edit: async () => ({ edit: ordered('CEUM', standard), groupIds }),
        colors: async ({ sizeId }) =>
          byType(availableColors(nyx, Number(sizeId)).filter(({ id }) => id !== standard.color_id)),
      },
    })
    await waitFor(() => expect(configuration().edit).not.toBeNull())
    await waitFor(() => expect(configuration().colorsStatus).toBe('ready'))
    expect(configuration().build?.color_id).toBe(standard.color_id)
  })

  it('names the upgrades that lie in the cart already', async () => {
    const input = ordered('CEUM', standard, rich)
    const upgrades = [{ id: largeBattery.id, title: largeBattery.title }]
    const line = aServerLine({
      ...{ id: 5, title: null, order_bike_id: 7, build: rich },
      options: { color: null, size: null, upgrades },
    })
    const answered = { ...input, cart_id: 5, upgradesInCart: upgrades }
    await open('mode=CEUM&orderBikeID=7', answered, groupIds, [line])
    expect(await screen.findByText(`Already in your cart: ${largeBattery.title}.`)).toBeVisible()
  })
})

describe('CEOM, upgrades alone', () => {
  it('shows the groups that can be upgraded and no frame', async () => {
    const many = nyx.groups.find(({ selection }) => selection === 'many')
    await open('mode=CEOM&orderBikeID=7', ordered('CEOM', standard), [many?.category_part_id ?? 0])
    expect(await screen.findByText('You’re upgrading a bike you’ve ordered.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Size' })).toBeNull())
    expect(screen.queryByRole('region', { name: 'Color' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Battery' })).toBeNull()
    expect(screen.getByRole('region', { name: many?.title ?? '' })).toBeVisible()
  })
})

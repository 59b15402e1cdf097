import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { AccessoryListScreen } from '@/components/shop/accessories/accessory-list-screen'
import { AccessoryScreen } from '@/components/shop/accessories/accessory-screen'
import { GiftCardScreen } from '@/components/shop/accessories/gift-card-screen'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { giftDays } from '@/domain/shop/gift-card/gift-day'
import { cents } from '@/domain/kit/money'
import {
  listedAccessory,
  relatedTo,
  requireAccessory,
} from '#server/goods/accessories/accessory-answer'
import { goodsAnswer } from '#server/goods/delivery/goods-answer'
import { productSkus } from '@/domain/shop/accessories/accessory'
import type { Services } from '@/services/services'
import { selectGuestCart } from '@/store/cart/guest-cart-slice'
import { selectToasts } from '@/store/toasts/toasts-slice'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { countries, pendingCall, unreachable } from '@/__tests__/support/guest-shop'
import { renderWhole } from '@/__tests__/support/render-app'
import { seedCatalog } from '@/__tests__/support/catalog/seed-catalog'

const catalog = seedCatalog()
const left = new Map(catalog.products.flatMap(productSkus).map((sku) => [sku, 9]))
left.set('product:5000110:signal-orange-l', 0)
left.set('product:5000110:bone-s', 3)

const list = {
  accessories: catalog.products
    .filter(({ kind }) => kind === 'accessory')
    .map((one) => listedAccessory(one, left)),
  bikes: catalog.bikes.map(({ slug, title }) => ({ slug, title })),
  categories: catalog.categories,
}

function pageOf(id: number) {
  const product = requireAccessory(catalog, id)
  return {
    accessory: goodsAnswer(catalog, product, { left, today: '2026-11-20' }),
    related: relatedTo(catalog, product).map((one) => listedAccessory(one, left)),
  }
}

interface Given {
  path?: string
  goods?: Partial<Services['goods']>
}

async function open(page: React.ReactElement, { path = '/accessories', goods = {} }: Given = {}) {
  const services = fakeServices({
    goods,
    countries: { list: async () => ({ countries, default_id: DEFAULT_COUNTRY_ID }) },
  })
  const router = fakeRouter(path)
  return { ...(await renderWhole(page, { services, router })), router }
}

const shallow = (query: object, pathname = '/accessories') =>
  [{ pathname, query }, undefined, { shallow: true, scroll: false }] as const

describe('the list of accessories', () => {
  test('shows all eighteen, each a link with its price', async () => {
    await open(<AccessoryListScreen {...list} />)
    expect(screen.getByRole('status')).toHaveTextContent('18 accessories')
    const tiles = screen.getAllByRole('article')
    expect(tiles).toHaveLength(18)
    for (const tile of tiles) {
      expect(within(tile).getByRole('link')).toLinkTo(
        expect.stringMatching(/^\/accessories\/5000\d{3}$/),
      )
      expect(tile).toHaveTextContent(/\$\d+\.\d\d/)
    }
  })

  test('says in the address what is filtered and sorted', async () => {
    const { user, router } = await open(<AccessoryListScreen {...list} />)
    await user.click(screen.getByRole('radio', { name: 'Nyx' }))
    expect(router.replace).toHaveBeenCalledWith(...shallow({ bike: 'nyx' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price')
    expect(router.replace).toHaveBeenLastCalledWith(...shallow({ sort: 'price' }))
  })

  test('of an address shows what the address says', async () => {
    await open(<AccessoryListScreen {...list} />, { path: '/accessories?bike=nyx&kind=lights' })
    expect(screen.getByRole('status')).toHaveTextContent('2 accessories')
    expect(screen.getByRole('radio', { name: 'Nyx' })).toBeChecked()
  })

  test('of an address that a category had before shows it, with its own words', async () => {
    const categories = list.categories.map((one) =>
      one.code === 'lights' ? { ...one, former: ['lamps'], text: 'To be seen.' } : one,
    )
    await open(<AccessoryListScreen {...list} categories={categories} />, {
      path: '/accessories?kind=lamps',
    })
    expect(screen.getByRole('status')).toHaveTextContent('2 accessories')
    expect(screen.getByText('To be seen.')).toBeVisible()
  })

  test('says so when nothing fits, with the way back', async () => {
    const { user, router } = await open(<AccessoryListScreen {...list} />, {
      path: '/accessories?bike=nyx&kind=family',
    })
    expect(screen.getByText('Nothing in this category fits this bike.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all accessories' }))
    expect(router.replace).toHaveBeenCalledWith(...shallow({}))
  })
})

describe('a product without a picture', () => {
  const { accessory, related } = pageOf(5000111)
  const sourceOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src')

  test('has a placeholder on its page that says so', async () => {
    const bare = { ...accessory, thumbnail: '', pictures: [] }
    await open(<AccessoryScreen accessory={bare} related={related} />)
    expect(sourceOf(`No picture of ${accessory.title}`)).toBe('/no-picture.svg')
    expect(screen.queryByRole('img', { name: accessory.title })).not.toBeInTheDocument()
  })

  test('has it, too, if its picture doesn’t load', async () => {
    await open(<AccessoryScreen accessory={accessory} related={related} />)
    expect(sourceOf(accessory.title)).toBe('/pictures/goods/5000111')
    fireEvent.error(screen.getByRole('img', { name: accessory.title }))
    expect(sourceOf(`No picture of ${accessory.title}`)).toBe('/no-picture.svg')
  })

  test('has it, too, if its picture failed before the page became interactive', async () => {
    const isComplete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get')
    isComplete.mockReturnValue(true)
    await open(<AccessoryScreen accessory={accessory} related={related} />)
    expect(sourceOf(`No picture of ${accessory.title}`)).toBe('/no-picture.svg')
    isComplete.mockRestore()
  })

  test('has a silent one in the list, which names it already', async () => {
    const [first, ...others] = list.accessories
    if (!first) throw new Error('No accessories')
    const accessories = [{ ...first, thumbnail: '' }, ...others]
    await open(<AccessoryListScreen {...list} accessories={accessories} />)
    const pictures = screen.getAllByRole('presentation').map((one) => one.getAttribute('src'))
    expect(pictures.filter((src) => src === '/no-picture.svg')).toHaveLength(1)
    expect(screen.queryByRole('img', { name: /No picture/ })).not.toBeInTheDocument()
  })
})

describe('the page of the helmet', () => {
  const openHelmet = (overrides: Given = {}) =>
    open(<AccessoryScreen {...pageOf(5000110)} />, overrides)

  test('puts the chosen version into the cart of a guest and says so; another color keeps the size', async () => {
    const { user, store, router } = await openHelmet({
      path: '/accessories/5000110?variant=bone-m',
    })
    const add = 'Add to cart: E-bike helmet with rotational liner'
    expect(screen.getByRole('radio', { name: 'Bone' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'M, 55–59 cm' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: add }))
    const cart = selectGuestCart(store.getState())
    expect(cart.items).toMatchObject([{ variant: 'bone-m', product: 5000110, cartQuantity: 1 }])
    expect(cart.isOpen).toBe(true)
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
      'E-bike helmet with rotational liner was added to cart',
    ])
    await user.click(screen.getByRole('button', { name: add }))
    expect(selectToasts(store.getState()).map(({ text }) => text)).toContain(
      'An additional E-bike helmet with rotational liner has been added to the cart',
    )
    await user.click(screen.getByRole('radio', { name: 'Graphite' }))
    expect(router.replace).toHaveBeenCalledWith(
      ...shallow({ variant: 'graphite-m' }, '/accessories/5000110'),
    )
  })

  test('explains a version that is sold out and offers no button for it', async () => {
    await openHelmet({ path: '/accessories/5000110?variant=signal-orange-l' })
    expect(screen.getByText('Sold out in Signal Orange')).toBeVisible()
    expect(
      screen.getByText(
        'Signal Orange, L, 59–63 cm is sold out right now. Please choose another one.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /to cart$/ })).not.toBeInTheDocument()
    expect(screen.queryByText(/Estimated arrival/)).not.toBeInTheDocument()
    expect(screen.queryByText(/to prepare/)).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Tell me when it’s back' })).toBeVisible()
  })

  test('a sold-out size stays in reach of the keyboard and cannot be taken', async () => {
    const { user, router } = await openHelmet({
      path: '/accessories/5000110?variant=signal-orange-m',
    })
    const size = screen.getByRole('radio', { name: 'L, 59–63 cm' })
    expect(size).toHaveAccessibleDescription('Sold out in Signal Orange')
    await user.click(size)
    expect(router.replace).not.toHaveBeenCalled()
  })

  test('says how few are left', async () => {
    await openHelmet({ path: '/accessories/5000110?variant=bone-s' })
    expect(screen.getByText('Only 3 left')).toBeVisible()
    expect(await screen.findByText(/Estimated arrival/)).toBeVisible()
  })
})

describe('the delivered price', () => {
  test('of the page is shown without a request', async () => {
    await open(<AccessoryScreen {...pageOf(5000111)} />)
    expect(screen.getByRole('combobox', { name: 'Ship to' })).toHaveValue('222')
    expect(screen.getByText('Total', { selector: 'dt' })).toBeVisible()
  })

  test('of another country is asked for, waits, fails and can be tried again', async () => {
    const waiting = pendingCall<Awaited<ReturnType<Services['goods']['shippingCalculator']>>>()
    const delivered = jest.fn(() => waiting.promise)
    const { user } = await open(<AccessoryScreen {...pageOf(5000111)} />, {
      goods: { shippingCalculator: delivered },
    })
    const select = screen.getByRole('combobox', { name: 'Ship to' })
    await user.click(select)
    const other = countries.find(({ id }) => id !== DEFAULT_COUNTRY_ID)
    await user.selectOptions(select, String(other?.id))
    expect(screen.getByText('Calculating shipping and tax…')).toBeInTheDocument()
    expect(delivered).toHaveBeenCalledWith(
      expect.objectContaining({ country: other?.id, product: 5000111 }),
    )
    delivered.mockImplementationOnce(async () => ({
      ...pageOf(5000111).accessory.delivered,
      country_id: other?.id ?? 0,
      total: cents(12_345),
    }))
    await act(async () => waiting.fail(unreachable()))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('$123.45')).toBeVisible()
    expect(window.localStorage.getItem('country_id')).toBe(String(other?.id))
  })

  test('of what cannot be sent says why', async () => {
    window.localStorage.setItem('country_id', '1')
    const page = pageOf(5000111)
    const delivered = async () => ({
      ...page.accessory.delivered,
      is_deliverable: false,
      reason: 'This cannot be sent there.',
    })
    await open(
      <AccessoryScreen
        {...page}
        accessory={{
          ...page.accessory,
          delivered: { ...page.accessory.delivered, country_id: 9_999 },
        }}
      />,
      { goods: { shippingCalculator: delivered } },
    )
    expect(await screen.findByText('This cannot be sent there.')).toBeVisible()
  })
})

describe('what an accessory needs', () => {
  test('is said, with the way to the bikes that can have it', async () => {
    await open(<AccessoryScreen {...pageOf(5000120)} />)
    expect(screen.getByText(/^The rear rack on the Prime or Homie/)).toBeVisible()
    expect(screen.getByText('Does not fit the Nyx')).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Add it to the Nireeka Prime in the configurator' }),
    ).toLinkTo('/configurator/nireeka-prime')
    expect(screen.getByText('22.0 kg')).toBeVisible()
    expect(screen.getByText('48.5 lb')).toBeVisible()
  })
})

describe('the gift card', () => {
  test('goes into the cart with a typed amount, and a wrong one is kept and named', async () => {
    const delivered = jest.fn(() => pendingCall<never>().promise)
    const { user, store } = await open(<GiftCardScreen {...pageOf(5000124)} />, {
      goods: { shippingCalculator: delivered },
    })
    await user.click(screen.getByRole('radio', { name: 'Other amount' }))
    const field = screen.getByRole('textbox', { name: 'Other amount' })
    await user.type(field, '49')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(field).toHaveValue('49')
    expect(field).toHaveAccessibleDescription(/Gift cards come in whole dollars from \$50 to \$500/)
    expect(selectGuestCart(store.getState()).items).toEqual([])
    await user.clear(field)
    await user.type(field, '137')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(selectGuestCart(store.getState()).items).toMatchObject([
      { product: 5000124, amount: 137, price: 13_700 },
    ])
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
      'Gift card was added to cart',
    ])
  })

  test('is shipped free by email; goes to someone else on a day, and what is missing is named by field', async () => {
    const { user, store } = await open(<GiftCardScreen {...pageOf(5000124)} />)
    expect(screen.getByText('No shipping')).toBeVisible()
    expect(screen.getByText('By email, as soon as you’ve paid.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Someone else' }))
    const name = await screen.findByRole('textbox', { name: 'Recipient’s name' })
    fireEvent.change(screen.getByLabelText(/^Day of sending/), { target: { value: '2020-01-01' } })
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription('Enter the recipient’s name.')
    expect(screen.getByLabelText(/^Day of sending/)).toHaveAccessibleDescription(
      /That day has passed/,
    )
    await user.type(name, 'Jill')
    await user.type(
      screen.getByRole('textbox', { name: 'Recipient’s email address' }),
      'jill@example.com',
    )
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Jack')
    await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Enjoy')
    const day = giftDays(new Date()).last
    fireEvent.change(screen.getByLabelText(/^Day of sending/), { target: { value: day } })
    expect(window.sessionStorage.getItem('gift_draft')).toContain('Enjoy')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    const gift = {
      to_name: 'Jill',
      to_email: 'jill@example.com',
      from_name: 'Jack',
      message: 'Enjoy',
    }
    await waitFor(() =>
      expect(selectGuestCart(store.getState()).items).toMatchObject([
        { product: 5000124, amount: 50, gift: { ...gift, send_on: day } },
      ]),
    )
    expect(name).toHaveValue('')
    expect(window.sessionStorage.getItem('gift_draft')).toBeNull()
  })
})

import {
  productSku,
  productSkus,
  variantOf,
  versionText,
} from '@/domain/shop/accessories/accessory'
import {
  accessoriesFor,
  categoriesOf,
  accessoryQueryFrom,
} from '@/domain/shop/accessories/accessory-list'
import { goodsItem } from '@/domain/shop/goods/goods-item'
import { parseGuestCart } from '@/domain/shop/cart/guest-cart'
import { versionChoices, versionFrom } from '@/domain/shop/accessories/version-choice'
import { seedCategories } from '@/server/seed/data/categories'
import { seedProducts } from '@/server/seed/data/products'

const accessories = seedProducts.filter(({ kind }) => kind === 'accessory')
const seeded = seedCategories.map((one) => ({ ...one, text: '', former: [] as string[] }))
const categories = categoriesOf(accessories, seeded)
const known = { bikes: ['nireeka-prime', 'nireeka-homie', 'nyx'], categories }

function product(id: number) {
  const found = seedProducts.find((one) => one.id === id)
  if (!found) throw new Error(`No product ${id}`)
  return found
}
const helmet = product(5000110)

describe('the list of accessories', () => {
  test('for the Nyx leaves out child seat and panniers', () => {
    const query = accessoryQueryFrom({ bike: 'nyx' }, known)
    const ids = accessoriesFor(accessories, query).map(({ id }) => id)
    expect(ids).toHaveLength(15)
    expect(ids).not.toContain(5000120)
    expect(ids).not.toContain(5000113)
  })

  test('is filtered by a name that a category had before', () => {
    const renamed = categories.map((one) => ({ ...one, former: [`old-${one.code}`] }))
    const query = accessoryQueryFrom({ kind: 'old-lights' }, { ...known, categories: renamed })
    expect(query.category).toBe('lights')
    expect(accessoryQueryFrom({ kind: 'old-lights' }, known).category).toBeNull()
  })

  test('has filters in the order of the shop, and none that is empty', () => {
    const order = [...seeded].reverse()
    const empty = { code: 'bells', title: 'Bells', text: '', former: [] }
    expect(categoriesOf(accessories, [empty, ...order])).toEqual(order)
  })

  test('of one kind for one bike can be empty', () => {
    const query = accessoryQueryFrom({ bike: 'nyx', kind: 'family' }, known)
    expect(accessoriesFor(accessories, query)).toEqual([])
  })

  test('sorts by price up and down and leaves the catalog as it is', () => {
    const prices = (sort: string) =>
      accessoriesFor(accessories, accessoryQueryFrom({ sort }, known)).map(({ price }) => price)
    expect(prices('price')).toEqual([...prices('price')].sort((a, b) => a - b))
    expect(prices('price-down')).toEqual([...prices('price-down')].sort((a, b) => b - a))
    expect(accessories[0]?.id).toBe(5000110)
  })

  test.each([{ bike: 'unknown' }, { kind: ['bags', 'locks'] }, { sort: 'weight' }, {}])(
    'shows everything for the address %p',
    (query) => {
      expect(accessoriesFor(accessories, accessoryQueryFrom(query, known))).toEqual(accessories)
    },
  )
})

describe('a version', () => {
  const versions = helmet.variants.map((variant) => ({
    ...variant,
    stock: { state: variant.id === 'signal-orange-l' ? 'sold_out' : 'in_stock' },
  }))
  const named = (id: string) => versionFrom(versions, id)

  test('of an address is taken, an unknown one gives way to the first that is for sale', () => {
    expect(named('bone-m')?.id).toBe('bone-m')
    expect(named('pink-xl')?.id).toBe('graphite-s')
    const [first, ...rest] = versions
    const soldOut = first ? [{ ...first, stock: { state: 'sold_out' } }, ...rest] : []
    expect(versionFrom(soldOut, undefined)?.id).toBe('graphite-m')
  })

  test('keeps the size when the color changes, and the color when the size changes', () => {
    const { colors, sizes } = versionChoices(versions, named('bone-m'))
    expect(colors.map(({ version }) => version.id)).toEqual([
      'graphite-m',
      'bone-m',
      'signal-orange-m',
    ])
    expect(sizes.map(({ version }) => version.id)).toEqual(['bone-s', 'bone-m', 'bone-l'])
    expect(colors.find(({ isChosen }) => isChosen)?.title).toBe('Bone')
    expect(sizes.find(({ isChosen }) => isChosen)?.title).toBe('M, 55–59 cm')
  })

  test('without color and size is one choice by its title', () => {
    const axle = product(5000361).variants.map((one) => ({ ...one, stock: { state: 'few' } }))
    const { colors, sizes } = versionChoices(axle, versionFrom(axle, 'boost'))
    expect(colors).toEqual([])
    expect(sizes.map(({ title, isChosen }) => [title, isChosen])).toEqual([
      ['Prime, 150 × 15', false],
      ['Homie and Nyx, 110 × 15', true],
    ])
    expect(versionText(axle[0] ?? null)).toEqual({ color: null, size: 'Prime, 150 × 15' })
  })

  test('has a shelf of its own; a gift card has amounts and no versions', () => {
    expect(productSkus(helmet)).toHaveLength(9)
    expect(productSkus(product(5000111))).toEqual([productSku(5000111, null)])
    expect(productSkus(product(5000124))).toEqual(['product:5000124'])
    expect(variantOf(product(5000124), '50')).toBeUndefined()
    expect(variantOf(helmet, null)?.id).toBe('graphite-s')
  })

  test('is a cart line of its own that survives the storage of the browser', () => {
    const variant = helmet.variants.find(({ id }) => id === 'bone-m') ?? null
    const item = goodsItem(helmet, variant)
    expect(item).toMatchObject({
      id: '5000110-bone-m',
      color: { title: 'Bone' },
      size: { title: 'M, 55–59 cm' },
      thumbnail: '/pictures/goods/5000110?variant=bone-m',
      variant: 'bone-m',
    })
    expect(parseGuestCart(JSON.stringify([item]))).toEqual({ items: [item], dropped: 0 })
    expect(goodsItem(helmet, null)).toMatchObject({ id: '5000110', color: null, size: null })
  })
})

import { goodsPicture, versionPictures } from '@/domain/shop/accessories/accessory'
import { cents } from '@/domain/kit/money'
import { pictureSources, sharedPicture } from '@/domain/shop/goods/goods-picture'
import {
  framedCrop,
  goodsPictureAddress,
  isInside,
  moved,
  pixelsOf,
  shapeOf,
  thumbnailOf,
  widthsOf,
  type ProductPicture,
} from '@/domain/office/goods/product-pictures'

test.each([
  [300, [400]],
  [400, [400]],
  [401, [400, 800]],
  [1_000, [400, 800, 1_600]],
  [4_000, [400, 800, 1_600]],
])('a picture %i pixels wide is kept in the widths %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths)
})

test('browsers choose from all widths in both formats', () => {
  const address = goodsPictureAddress({ id: 'ab-_9', width: 1_000, height: 750 })
  expect(address).toBe('/api/goods/pictures/ab-_9/1000x750/800.webp')
  const base = '/api/goods/pictures/ab-_9/1000x750'
  expect(pictureSources(address)).toEqual({
    avif: `${base}/400.avif 400w,${base}/800.avif 800w,${base}/1600.avif 1600w`,
    any: `${base}/400.webp 400w,${base}/800.webp 800w,${base}/1600.webp 1600w`,
  })
})

test('of the studio’s pictures they choose a width, and ask for it with the version', () => {
  const [plain, green] = ['/pictures/goods/5000110', '/pictures/goods/5000110?variant=green']
  expect(pictureSources(plain)).toEqual({
    any: `${plain}?w=400 400w,${plain}?w=800 800w,${plain}?w=1600 1600w`,
  })
  expect(pictureSources(green)).toEqual({
    any: `${green}&w=400 400w,${green}&w=800 800w,${green}&w=1600 1600w`,
  })
})

test.each(['', '//evil.example/1x1/800.webp', '/pictures/nyx?w=480', 'blob:https://shop.test/1'])(
  '%j is no picture of a product',
  (address) => expect(pictureSources(address)).toEqual({}),
)

const KEPT: ProductPicture = {
  ...{ id: 'a', file: 'f', crop: null, alt: 'A bell', width: 800, height: 600 },
}

test('the first picture stands for a product, else its drawing', () => {
  const thumbnail = '/pictures/goods/7'
  expect(thumbnailOf({ thumbnail, pictures: [] })).toBe(thumbnail)
  expect(thumbnailOf({ thumbnail, pictures: [KEPT] })).toBe(goodsPictureAddress(KEPT))
})

test.each([
  [
    { width: 1_600, height: 1_600 },
    { x: 0, y: 200, width: 1_600, height: 1_200 },
  ],
  [
    { width: 4_000, height: 600 },
    { x: 1_600, y: 0, width: 800, height: 600 },
  ],
  [
    { width: 800, height: 600 },
    { x: 0, y: 0, width: 800, height: 600 },
  ],
])('the largest part of %j in the shop’s frame is %j', (size, crop) => {
  expect(framedCrop(size)).toEqual(crop)
  expect(isInside(crop, size)).toBe(true)
  expect(shapeOf(crop)).toBe('frame')
})

test('a part in percent stays inside its picture, in whole pixels and not too small', () => {
  const size = { width: 1_001, height: 333 }
  for (const part of [
    { x: 33.33, y: 66.66, width: 66.67, height: 33.35 },
    { x: 99.99, y: 99.99, width: 0.001, height: 0.001 },
    { x: -3, y: 0, width: 120, height: 100 },
  ]) {
    const crop = pixelsOf(part, size)
    expect(isInside(crop, size)).toBe(true)
    expect(Object.values(crop).every(Number.isInteger)).toBe(true)
  }
})

test('a picture moves to another place, never out of the list', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
})

describe('the pictures of a color', () => {
  const picture = (src: string, color: string | null) => ({ src, alt: src, color })
  const version = (color: string | null) => ({
    ...{ id: 'one', title: 'One', price: cents(1), size: null },
    color: color === null ? null : { title: color, hex: '#112233' },
  })
  const PICTURES = [picture('any', null), picture('red', 'Red'), picture('blue', 'Blue')]
  const seen = (color: string | null, all = PICTURES) =>
    versionPictures(all, version(color)).map(({ src }) => src)

  test('come before those of every color, and those of other colors stay away', () => {
    expect(seen('Red')).toEqual(['red', 'any'])
    expect(seen('Green')).toEqual(['any'])
    expect(seen(null)).toEqual(['any'])
  })

  test('are all where there is none that fits', () => {
    expect(seen('Green', [picture('red', 'Red')])).toEqual(['red'])
  })

  test('stand for the version in lists, carts and orders', () => {
    const goods = { thumbnail: 'any', pictures: PICTURES }
    expect(goodsPicture(goods, version('Blue'))).toBe('blue')
    expect(goodsPicture(goods, version('Green'))).toBe('any')
    expect(goodsPicture(goods, null)).toBe('any')
    const drawn = { thumbnail: '/pictures/goods/7', pictures: [] }
    expect(goodsPicture(drawn, version('Blue'))).toBe('/pictures/goods/7?variant=one')
  })
})

test('who shares a product shows its main picture, and another one has another address', () => {
  const address = goodsPictureAddress({ id: 'ab-_9', width: 1_000, height: 750 })
  expect(sharedPicture({ id: 7, thumbnail: address })).toBe('/og/product-7.png?v=ab-_9')
  expect(sharedPicture({ id: 7, thumbnail: '/pictures/goods/7' })).toBe('/og/product-7.png')
})

import {
  colorChosen,
  colorOf,
  defaultBuild,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import { parseConfiguratorQuery } from '@/hooks/shop/configurator/use-configurator-query'
import { sizesOfColor } from '@/messages/shop/configurator/configurator'
import { changeText, figuresText } from '@/messages/shop/configurator/configurator-changes'
import { cents } from '@/domain/kit/money'
import { seedBike } from '@/__tests__/support/orders/orders'
import { countryByCode, required } from '@/__tests__/support/catalog/seed-bikes'

const bike = seedBike('nireeka-prime')
const country = countryByCode('US')
const sizeId = (title: string) => required(bike.sizes.find((size) => size.title === title)).id
const bone = required(bike.colors.find(({ title }) => title === 'Bone')).id
const standard = defaultBuild(bike, country)

describe('The words of a change', () => {
  it('name the color that had to go and why', () => {
    const before = colorChosen(bike, sizeChosen(bike, standard, sizeId('L')), bone)
    const after = sizeChosen(bike, before, sizeId('M'))
    expect(changeText(bike, before, after)).toBe(
      'Size M. Color changed to Graphite because Bone doesn’t come in size M.',
    )
  })

  it('do not blame the size for a color that the visitor changed', () => {
    const inL = sizeChosen(bike, standard, sizeId('L'))
    const before = colorChosen(bike, standard, required(bike.colors[2]).id)
    expect(changeText(bike, before, inL)).not.toMatch(/because/)
  })

  it('of several parts are one sentence each', () => {
    const battery = required(bike.groups[0]?.parts[1]?.id)
    const saddle = required(bike.groups.find(({ title }) => title === 'Saddle')?.parts[1]?.id)
    const after = partChosen(bike, partChosen(bike, standard, battery), saddle)
    expect(changeText(bike, standard, after)).toMatch(
      /^816 Wh battery instead of .*\. 155 mm saddle instead of .*\.$/,
    )
  })

  it('sum up price, weight and date in one sentence', () => {
    expect(figuresText(cents(469_800), '27.6 kg', 'December 24, 2026')).toBe(
      'Price $4,698.00, weight 27.6 kg, estimated delivery December 24, 2026.',
    )
  })

  it('say which sizes have a color', () => {
    const color = colorOf(bike, bone)
    if (!color) throw new Error('The bike has this color.')
    expect(sizesOfColor(bike, color)).toBe('Bone comes in sizes L and XL.')
    const nowhere = { ...bike, sizes: [] }
    expect(sizesOfColor(nowhere, color)).toBe('Bone isn’t available right now.')
    const unavailable = 'The paint shop is closed.'
    expect(sizesOfColor(nowhere, { ...color, unavailable })).toBe(unavailable)
  })
})

describe('The query of the configurator', () => {
  it('knows the four modes and takes anything else for CNM', () => {
    const modes = ['CNM', 'CEOM', 'CECM', 'CEUM', 'cnm', '', undefined, ['CEUM', 'CNM']]
    expect(modes.map((mode) => parseConfiguratorQuery({ mode }).mode)).toEqual([
      'CNM',
      'CEOM',
      'CECM',
      'CEUM',
      'CNM',
      'CNM',
      'CNM',
      'CEUM',
    ])
  })

  it('keeps the ids of spec §2 and the code of a build', () => {
    expect(parseConfiguratorQuery({ orderBikeID: '7', cartID: '8', build: 'ABCD1234' })).toEqual({
      mode: 'CNM',
      orderBikeID: '7',
      cartID: '8',
      build: 'ABCD1234',
    })
  })
})

import { money } from '@/utils/format'

import { goodsFigures } from './goods-figures'
import { neededOptionsText } from '@/messages/shop/goods/needed-options'
import { countryInSentence } from '@/utils/country-in-sentence'
import { productSafety } from './product-safety'

interface DeliveryFacts {
  country: string
  total: number
  way: 'email' | 'parcel' | 'ground'
  working_days: number
  transit_days: number
}

const days = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

export const goodsFacts = {
  delivered: {
    title: 'Delivered price',
    deliveryTo: 'Ship to',
    price: 'Price',
    shipping: 'Shipping',
    free: 'No shipping',
    total: 'Total',
    totalDigital: 'Total',
    waiting: 'Calculating shipping and tax…',
    slow: 'This is taking longer than usual.',
    arrives: (date: string) => `Estimated arrival ${date}`,
    days: ({ way, working_days, transit_days }: DeliveryFacts) => {
      if (way === 'email') return 'By email, as soon as you’ve paid.'
      const steps = `${days(working_days, 'business day')} to prepare, ${days(transit_days, 'day')} in transit`
      return way === 'ground' ? `${steps}. Batteries ship by ground or sea only.` : `${steps}.`
    },
    announce: ({ country, total }: DeliveryFacts) =>
      `${money(total)}, shipped to ${countryInSentence(country)}.`,
    otherPieces: 'For one item. Other items in the same order ship free.',
  },

  safety: productSafety,

  figures: {
    title: 'Specs',
    weight: 'Weight',
    load: 'Carries up to',
    volume: 'Volume',
    ...goodsFigures,
  },

  fits: {
    title: 'Fits',
    yes: (bike: string, needs: readonly string[][]) =>
      `Fits the ${bike}${needs.length > 0 ? ` with ${neededOptionsText(needs)}` : ''}`,
    no: (bike: string) => `Does not fit the ${bike}`,
  },
} as const

import { money, weight } from '@/utils/format'

import { productSafety } from './product-safety'

interface Delivered {
  country: string
  total: number
  way: 'email' | 'parcel' | 'ground'
  working_days: number
  transit_days: number
}

const days = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** The facts of accessories and spares: price at the door, data sheet, what they fit, who made them. */
export const goodsFacts = {
  delivered: {
    title: 'Delivered price',
    deliveryTo: 'Delivery to',
    price: 'Price',
    shipping: 'Delivery',
    free: 'Nothing to ship',
    total: 'At your door',
    totalDigital: 'In all',
    waiting: 'Working out delivery and tax.',
    slow: 'This takes longer than usual.',
    arrives: (date: string) => `Arrives about ${date}`,
    /** How the day comes about. */
    days: ({ way, working_days, transit_days }: Delivered) => {
      if (way === 'email') return 'By e-mail, as soon as the payment is in.'
      const steps = `${days(working_days, 'working day')} with us, ${days(transit_days, 'day')} on the way`
      return way === 'ground' ? `${steps}. Battery goods go by ground or sea only.` : `${steps}.`
    },
    announce: ({ country, total }: Delivered) => `${money(total)} delivered to ${country}.`,
    otherPieces: 'One piece. Further goods of the same order travel along for nothing.',
  },

  safety: productSafety,

  figures: {
    title: 'Data sheet',
    weight: 'Weight',
    load: 'Carries up to',
    volume: 'Volume',
    liters: (liters: number) => `${liters} l`,
    gallons: (liters: number) => `${Math.round(liters * 2.642) / 10} gal`,
    grams: (grams: number) => `${grams.toLocaleString('en-US')} g`,
    kilograms: (grams: number) => weight(grams / 1_000, 1),
    pounds: (grams: number) => weight(grams / 1_000, 0),
    ounces: (grams: number) => `${Math.round(grams / 2.83495) / 10} oz`,
  },

  fits: {
    title: 'Fits',
    yes: (bike: string) => `Fits the ${bike}`,
    no: (bike: string) => `Does not fit the ${bike}`,
  },
} as const

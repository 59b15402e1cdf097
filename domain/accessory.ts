import type { Cents } from './money'

/** An accessory or spare part sold by its own id. */
export interface Product {
  id: number
  kind: 'accessory' | 'spare'
  title: string
  description: string
  price: Cents
  /** Grams; 0 for digital goods. */
  weight_g: number
  thumbnail: string
  /** Slugs of the bikes it fits. */
  fits: string[]
  /** Battery goods travel by ground or sea only. */
  is_battery: boolean
  /** A gift card is delivered by e-mail and ships for nothing. */
  is_digital: boolean
}

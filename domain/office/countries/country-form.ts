import { parseDollars } from '@/domain/kit/money'
import { ANY_POSTCODE, formatsIn } from '@/domain/shop/countries/postcode-format'
import { percentOf } from '@/domain/kit/percent'

export interface CountryFormValues {
  code: string
  title: string
  tax_title: string
  tax: string
  prices_include_tax: boolean
  shipping_bike: string
  shipping_goods: string
  battery_days: string
  goods_days: string
  /** Tune tags, such as 'tune-us1,tune-eu'; the first one is the default for new bikes. */
  tunes: string
  region_title: string
  /** Such as '99999, 99999-9999'; 'any' disables the check, empty keeps a rule that formats can’t express. */
  postcodes: string
  is_offered: boolean
}

const MOST_DAYS = 365

export function daysIn(text: string): number | null {
  const clean = text.trim()
  const days = /^\d{1,3}$/.test(clean) ? Number(clean) : null
  return days !== null && days <= MOST_DAYS ? days : null
}

export function countryFaults(typed: CountryFormValues) {
  const isFee = (text: string) => parseDollars(text) !== null
  return {
    ...(!/^[A-Za-z]{2}$/.test(typed.code.trim()) && { code: 'codeFault' as const }),
    ...(typed.title.trim() === '' && { title: 'titleFault' as const }),
    ...(typed.tax_title.trim() === '' && { tax_title: 'taxTitleFault' as const }),
    ...(percentOf(typed.tax) === null && { tax: 'taxFault' as const }),
    ...(!isFee(typed.shipping_bike) && { shipping_bike: 'feeFault' as const }),
    ...(!isFee(typed.shipping_goods) && { shipping_goods: 'feeFault' as const }),
    ...(daysIn(typed.battery_days) === null && { battery_days: 'daysFault' as const }),
    ...(typed.postcodes.trim().toLowerCase() !== ANY_POSTCODE &&
      formatsIn(typed.postcodes) === null && { postcodes: 'postcodesFault' as const }),
    ...(daysIn(typed.goods_days) === null && { goods_days: 'daysFault' as const }),
  }
}

import type { Country } from '@/domain/shop/countries/country'
import type { Dealer } from '@/domain/community/dealers/dealers'
import { addressLines } from '@/server/kernel/address-lines'

type DealerPlace = Pick<Dealer, 'street' | 'postcode' | 'city' | 'region'>

export function dealerLines(
  { street, ...address }: DealerPlace,
  country: Country | undefined,
): string[] {
  return addressLines({ ...address, name: '', line1: street, line2: '' }, country)
}

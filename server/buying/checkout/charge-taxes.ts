import type { Country } from '@/domain/shop/countries/country'
import { regionsOf } from '@/domain/shop/countries/regions'
import { subtractCents, ZERO } from '@/domain/kit/money'
import { isUntaxed } from '@/domain/shop/orders/free-line'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import {
  TaxAddressRefused,
  taxRequestAddress,
  type ShippingAddress,
  type TaxRequest,
} from '@/server/kernel/ports/taxes'
import { replaceTaxes } from '@/server/pricing'
import type { PricedCart } from '@/server/pricing/cart/price-cart'

/** The client's address limits displayed totals, because each calculation costs the shop money. */
export type TaxDeps = Pick<Deps, 'taxService' | 'log' | 'limits'> & { ipBlock?: string }

interface ChargeTaxesInput {
  address: ShippingAddress | undefined
  /** Whether the order is placed at this price; otherwise an estimate is enough. */
  isOrder?: boolean | undefined
}

/**
 * Replaces the shop's own taxes by those of its tax service, if it has one, for countries whose prices exclude tax.
 * Before the address is known, and while the service doesn't answer, a displayed total is an estimate.
 * @throws DomainError tax_unavailable, tax_address_invalid, for orders only
 */
export async function chargeTaxes<Priced extends PricedCart>(
  { taxService: service, log, limits, ipBlock }: TaxDeps,
  priced: Priced,
  { address = {}, isOrder = false }: ChargeTaxesInput,
): Promise<Priced> {
  // Only the shop's own registrations know which taxes a certificate exempts from.
  if (!service || priced.country.prices_include_tax || priced.exemption) return priced
  const request = requestOf(priced, address)
  const isTaxed = [...request.lines.map(({ amount }) => amount), request.shipping].some(Boolean)
  if (!isTaxed) return priced
  if (!isOrder && !isAddressKnown(priced.country, request.address)) return asEstimate(priced)
  try {
    if (!isOrder && ipBlock !== undefined) await limits.take('taxQuote', ipBlock)
    const calculation = await (isOrder ? service.calculate(request) : service.quote(request))
    return replaceTaxes(withTaxedRegions(priced), calculation)
  } catch (error) {
    const isAddress = error instanceof TaxAddressRefused
    if (!isAddress) log.warn({ err: error, isOrder }, 'taxes not calculated')
    if (!isOrder) return asEstimate(priced)
    if (isAddress) throw addressInvalid(error)
    if (service.fallback === 'own') return { ...withTaxedRegions(priced), is_tax_fallback: true }
    throw new DomainError('tax_unavailable', 'The tax service gave no answer.', { cause: error })
  }
}

function requestOf({ lines, quote, country }: PricedCart, address: ShippingAddress): TaxRequest {
  const { shipping, assembly } = quote.totals
  return {
    currency: 'USD',
    includes_tax: false,
    lines: lines.map((line) => ({
      amount: isUntaxed(line) ? ZERO : subtractCents(line.total_price, line.discount),
      count: line.count,
    })),
    shipping,
    assembly,
    address: taxRequestAddress(country, address),
  }
}

function isAddressKnown(
  { region_title, postcode: format }: Country,
  { region, postcode }: TaxRequest['address'],
): boolean {
  return (region_title === null || region !== '') && (format === null || postcode !== '')
}

/** The service may tax regions in which the shop has no registration of its own. */
function withTaxedRegions<Priced extends PricedCart>(priced: Priced): Priced {
  const { country } = priced
  const taxed_regions = (regionsOf(country) ?? []).map(({ code }) => code)
  return { ...priced, country: { ...country, taxed_regions } }
}

function asEstimate<Priced extends PricedCart>(priced: Priced): Priced {
  return { ...withTaxedRegions(priced), quote: { ...priced.quote, is_tax_estimated: true } }
}

const addressInvalid = (cause: unknown) =>
  new DomainError('tax_address_invalid', 'The tax service can’t locate the address.', {
    cause,
    errors: [{ field: 'shipping_address.postcode', message: 'Check the postal code.' }],
  })

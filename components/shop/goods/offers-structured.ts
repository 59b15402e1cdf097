import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Organization,
  Product,
  ProductGroup,
} from 'schema-dts'

import { organizationId } from '@/components/kit/layout/structured-data'
import type { OfferGroup, ProductOffer } from '@/contract/shop/feeds/feeds'
import { toDollars, type Cents } from '@/domain/kit/money'
import type { Party } from '@/domain/shop/goods/party'
import { brand } from '@/messages/kit/brand'
import { omit } from '@/utils/omit'
import { siteUrl } from '@/utils/site-url'

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  made_to_order: 'https://schema.org/MadeToOrder',
} as const

type Properties = Record<string, unknown>

/**
 * Returns schema.org data of what a page offers, from the same facts as product feeds: a product, or a group of its
 * versions. What several offers share is a node of its own, to which they refer.
 * @param properties further ones, such as the country of origin
 */
export function offersStructured(group: OfferGroup, properties: Properties = {}) {
  const { offers, weight_g } = group
  const [only, ...others] = offers
  if (!only) return []
  const shared = {
    '@id': `${siteUrl(group.path)}#product`,
    name: group.title,
    description: group.description,
    url: siteUrl(group.path),
    brand: { '@type': 'Brand' as const, name: brand().name },
    manufacturer: makerData(group.safety.maker),
    ...(weight_g !== null && {
      weight: {
        '@type': 'QuantitativeValue' as const,
        value: weight_g / 1_000,
        unitCode: 'KGM',
      },
    }),
  }
  const product: Product | ProductGroup =
    others.length === 0
      ? { ...productData(group, only), ...properties, ...shared }
      : groupData(group, { ...omit(properties, 'gtin'), ...shared })
  return [product, ...shippingNodes(group), ...returnNodes(group)]
}

function groupData(group: OfferGroup, shared: Properties): ProductGroup {
  const { id, offers } = group
  const varies = (['color', 'size'] as const).filter((name) => offers.some((one) => one[name]))
  const hasPresets = offers.some(({ preset }) => preset)
  return {
    ...shared,
    '@type': 'ProductGroup',
    productGroupID: id,
    variesBy: [...varies, ...(hasPresets ? ['additionalProperty'] : [])].map(
      (name) => `https://schema.org/${name}`,
    ),
    hasVariant: offers.map((offer) => productData(group, offer)),
  }
}

function productData(group: OfferGroup, offer: ProductOffer): Product {
  const { id, title, images, color, size, preset, gtin } = offer
  return {
    '@type': 'Product',
    name: title,
    sku: id,
    mpn: id,
    image: images.map((path) => siteUrl(path)),
    ...(color && { color }),
    ...(size && { size }),
    ...(gtin && { gtin }),
    ...(preset && {
      additionalProperty: { '@type': 'PropertyValue', name: 'Preset', value: preset },
    }),
    offers: offerData(group, offer),
  }
}

function offerData(group: OfferGroup, offer: ProductOffer): Offer {
  const { price, availability, ships_on, path } = offer
  return {
    '@type': 'Offer',
    url: siteUrl(path),
    priceCurrency: 'USD',
    price: amount(price),
    availability: AVAILABILITY[availability],
    ...(ships_on && { availabilityStarts: ships_on }),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': organizationId() },
    shippingDetails: { '@id': shippingId(group, offer) },
    ...(group.return_days !== null && { hasMerchantReturnPolicy: { '@id': returnsId(group) } }),
  }
}

const shippingId = ({ path, country_code }: OfferGroup, offer: ProductOffer) => {
  const { shipping, handling_days, transit_days } = offer
  return `${siteUrl(path)}#shipping-${[country_code, shipping, handling_days, transit_days].join('-')}`
}

const returnsId = ({ path }: OfferGroup) => `${siteUrl(path)}#returns`

function shippingNodes(group: OfferGroup): OfferShippingDetails[] {
  const nodes = group.offers.map(
    (offer) => [shippingId(group, offer), shippingData(group, offer)] as const,
  )
  return [...new Map(nodes).values()]
}

function shippingData(group: OfferGroup, offer: ProductOffer): OfferShippingDetails {
  const days = (count: number) => ({
    '@type': 'QuantitativeValue' as const,
    ...{ minValue: count, maxValue: count, unitCode: 'DAY' },
  })
  return {
    '@type': 'OfferShippingDetails',
    '@id': shippingId(group, offer),
    shippingRate: { '@type': 'MonetaryAmount', value: amount(offer.shipping), currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: group.country_code },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(offer.handling_days),
      transitTime: days(offer.transit_days),
    },
  }
}

/** The shop grants the same right in every country it ships to. Customers pay for return shipping. */
function returnNodes(group: OfferGroup): MerchantReturnPolicy[] {
  if (group.return_days === null) return []
  return [
    {
      '@type': 'MerchantReturnPolicy',
      '@id': returnsId(group),
      applicableCountry: group.ships_to,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: group.return_days,
      merchantReturnLink: siteUrl('/rrpolicy'),
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  ]
}

const makerData = ({ name, address, email }: Party): Organization => ({
  '@type': 'Organization',
  ...{ name, email, address: address.join(', ') },
})

const amount = (cents: Cents) => toDollars(cents).toFixed(2)

/** Properties that Google requires for rich results, by type. */
const REQUIRED: Record<string, readonly string[]> = {
  OnlineStore: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Product: ['name', 'image', 'sku', 'mpn', 'offers'],
  ProductGroup: ['name', 'description', 'brand', 'productGroupID', 'variesBy', 'hasVariant'],
  PropertyValue: ['name', 'value'],
  Brand: ['name'],
  Offer: [...['price', 'priceCurrency', 'availability', 'url', 'itemCondition'], 'shippingDetails'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  MerchantReturnPolicy: [
    ...['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    ...['returnMethod', 'returnFees', 'merchantReturnLink'],
  ],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  Organization: ['name'],
  BikeStore: ['name', 'address', 'geo'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  QuantitativeValue: ['value', 'unitCode'],
}

const RANGE = ['minValue', 'maxValue', 'unitCode']

type Node = Record<string, unknown>

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesOf)
  return '@type' in value ? [value as Node, ...inside] : inside
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

export function structuredFaults(graph: unknown): string[] {
  return nodesOf(graph).flatMap((node) => {
    const type = String(node['@type'])
    const required = 'minValue' in node ? RANGE : REQUIRED[type]
    if (!required) return [`${type} is a type that nobody checks`]
    const missing = required.filter((name) => isEmpty(node[name]))
    return [
      ...missing.map((name) => `${type} has no ${name}`),
      ...addressFaults(node),
      ...(type === 'Offer' && !/^\d+\.\d\d$/.test(String(node.price))
        ? [`the price ${String(node.price)} is no amount`]
        : []),
    ]
  })
}

function addressFaults(node: Node): string[] {
  return ['url', 'item', 'logo', 'image', 'mainEntityOfPage'].flatMap((name) => {
    const values = [node[name]].flat().filter((value) => typeof value === 'string')
    return values.filter((value) => !URL.canParse(value)).map((value) => `${value} is no address`)
  })
}

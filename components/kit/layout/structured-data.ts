import type {
  AggregateRating,
  Article,
  BreadcrumbList,
  DiscussionForumPosting,
  FAQPage,
  LocalBusiness,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  OnlineStore,
  Organization,
  Product,
  WebSite,
} from 'schema-dts'

import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'
import type { Party } from '@/domain/shop/goods/party'
import type { Question } from '@/domain/shop/content/content'
import { brand } from '@/messages/kit/brand'
import { siteUrl } from '@/utils/site-url'

/** schema.org data. Call these in `getStaticProps` or `getServerSideProps` to save client code. */

const organizationId = () => siteUrl('/#organization')

export function organizationData(email: string): OnlineStore {
  return {
    '@type': 'OnlineStore',
    '@id': organizationId(),
    name: brand().name,
    url: siteUrl('/'),
    logo: siteUrl('/icons/icon-512.png'),
    email,
  }
}

export function webSiteData(): WebSite {
  const target = `${siteUrl('/spares')}?q={search_term_string}`
  return {
    '@type': 'WebSite',
    '@id': siteUrl('/#website'),
    name: brand().name,
    url: siteUrl('/'),
    publisher: { '@id': organizationId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: target },
      // Search engines require this property, but schema.org's types only have it as an annotation.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  }
}

interface OfferDelivery {
  /** ISO 3166-1 alpha-2 code. */
  country: string
  /** Shipping costs in whole cents. */
  shipping: number
  /** Handling and transit time in working days. */
  handlingDays: number
  transitDays: number
}

export interface SoldProduct {
  /** Path of the product's page. */
  path: string
  title: string
  description: string
  sku: string
  /** Manufacturer (Regulation (EU) 2023/988, art. 19(a)); omitted if unknown. */
  maker?: Party | undefined
  /** Further properties, such as the Global Trade Item Number. */
  properties?: Record<string, unknown>
  /** Paths or URLs of pictures. */
  images: readonly string[]
  /** Price in whole cents, as shown on the page. */
  price: number
  availability: 'InStock' | 'OutOfStock' | 'MadeToOrder' | 'PreOrder'
  /** Destination, price and duration of shipping; omitted if unknown. */
  delivery?: OfferDelivery
  /** Whether the right of withdrawal applies. */
  isReturnable: boolean
  color?: string
  /** Weight in kilograms. */
  weight?: number
  /** Average rating, omitted if there are none. */
  rating?: { value: number; count: number } | null
}

export function productData(product: SoldProduct): Product {
  const { path, title, description, sku, maker, properties, images } = product
  const { rating, color, weight } = product
  return {
    '@type': 'Product',
    '@id': `${siteUrl(path)}#product`,
    name: title,
    description,
    sku,
    ...properties,
    image: images.map((image) => (image.startsWith('http') ? image : siteUrl(image))),
    brand: { '@type': 'Brand', name: brand().name },
    ...(maker && { manufacturer: makerData(maker) }),
    url: siteUrl(path),
    ...(color ? { color } : {}),
    ...(weight ? { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' } } : {}),
    offers: offerData(product),
    ...(rating && rating.count > 0 ? { aggregateRating: ratingData(rating) } : {}),
  }
}

const makerData = ({ name, address, email }: Party): Organization => ({
  '@type': 'Organization',
  ...{ name, email, address: address.join(', ') },
})

function offerData({ path, price, availability, delivery, isReturnable }: SoldProduct): Offer {
  return {
    '@type': 'Offer',
    url: siteUrl(path),
    priceCurrency: 'USD',
    price: dollars(price),
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': organizationId() },
    ...(delivery && { shippingDetails: shippingData(delivery) }),
    ...(delivery && isReturnable && { hasMerchantReturnPolicy: returnPolicy(delivery.country) }),
  }
}

function shippingData(delivery: OfferDelivery): OfferShippingDetails {
  const { country, shipping, handlingDays, transitDays } = delivery
  const days = (count: number) => ({
    '@type': 'QuantitativeValue' as const,
    ...{ minValue: count, maxValue: count, unitCode: 'DAY' },
  })
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: dollars(shipping), currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(transitDays),
    },
  }
}

/** Returns the withdrawal policy, the same for every country. Customers pay for return shipping. */
function returnPolicy(country: string): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  }
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

function ratingData({ value, count }: { value: number; count: number }): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: value, reviewCount: count, bestRating: 5 }
}

/** Returns breadcrumbs. @example breadcrumbs([['E-Bikes', '/configurator'], ['Nyx', '/configurator/nyx']]) */
export function breadcrumbs(
  way: readonly (readonly [title: string, path: string])[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[brand().name, '/'] as const, ...way].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  }
}

export function faqData(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

interface WrittenText {
  path: string
  title: string
  description: string
  published_at: string
  updated_at: string
}

export function articleData(text: WrittenText, type: 'Article' | 'NewsArticle'): Article {
  const data = {
    headline: text.title,
    description: text.description,
    datePublished: text.published_at,
    dateModified: text.updated_at,
    mainEntityOfPage: siteUrl(text.path),
    image: [siteUrl('/og/shop.png')],
    author: { '@type': 'Organization' as const, name: brand().name, url: siteUrl('/') },
    publisher: { '@id': organizationId() },
  }
  return { '@type': type, ...data }
}

export interface DealerLocation {
  path: string
  title: string
  street: string
  city: string
  postcode: string
  region?: string
  /** ISO 3166-1 alpha-2 code. */
  country: string
  telephone?: string
  latitude: number
  longitude: number
  /** Opening hours such as 'Mo-Fr 09:00-17:00'. */
  hours?: readonly string[]
}

export function dealerData(dealer: DealerLocation): LocalBusiness {
  return {
    '@type': 'BikeStore',
    '@id': `${siteUrl(dealer.path)}#dealer`,
    name: dealer.title,
    url: siteUrl(dealer.path),
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.street,
      addressLocality: dealer.city,
      postalCode: dealer.postcode,
      addressCountry: dealer.country,
      ...(dealer.region ? { addressRegion: dealer.region } : {}),
    },
    geo: { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude },
    ...(dealer.telephone ? { telephone: dealer.telephone } : {}),
    ...(dealer.hours ? { openingHours: [...dealer.hours] } : {}),
  }
}

export interface Discussion {
  /** Path of the current page. */
  path: string
  title: string
  author: string
  published_at: string
  replies: number
  /** Posts on this page; page 1 includes the opening post. */
  posts: readonly {
    number: number
    author: string
    text: string
    published_at: string
    likes: number
  }[]
}

export function discussionData(discussion: Discussion): DiscussionForumPosting {
  const { path, title, author, published_at, replies, posts } = discussion
  const opening = posts.find(({ number }) => number === 1)
  const person = (name: string) => ({ '@type': 'Person' as const, name })
  const likesOf = (count: number) => ({
    '@type': 'InteractionCounter' as const,
    interactionType: 'https://schema.org/LikeAction' as never,
    userInteractionCount: count,
  })
  return {
    '@type': 'DiscussionForumPosting',
    '@id': `${siteUrl(path)}#discussion`,
    headline: title,
    url: siteUrl(path),
    author: person(author),
    datePublished: published_at,
    commentCount: replies,
    ...(opening ? { text: opening.text, interactionStatistic: likesOf(opening.likes) } : {}),
    comment: posts
      .filter(({ number }) => number > 1)
      .map((post) => ({
        '@type': 'Comment' as const,
        url: `${siteUrl(path)}#post-${post.number}`,
        text: post.text,
        author: person(post.author),
        datePublished: post.published_at,
        interactionStatistic: likesOf(post.likes),
      })),
  }
}

import type {
  Article,
  BreadcrumbList,
  DiscussionForumPosting,
  FAQPage,
  LocalBusiness,
  OnlineStore,
  WebSite,
} from 'schema-dts'

import type { Question } from '@/domain/shop/content/content'
import { brand } from '@/messages/kit/brand'
import { siteUrl } from '@/utils/site-url'

/** schema.org data. Call these in `getStaticProps` or `getServerSideProps` to save client code. */

export const organizationId = () => siteUrl('/#organization')

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
  /** Omitted if unknown. */
  published_at?: string
  updated_at: string
}

export function articleData(text: WrittenText, type: 'Article' | 'NewsArticle'): Article {
  const data = {
    headline: text.title,
    description: text.description,
    ...(text.published_at && { datePublished: text.published_at }),
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

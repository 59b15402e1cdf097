import {
  contentRoutes,
  type WireContent,
  type WireContentRender,
  type WireRendered,
} from '@/contract/shop/content/content'
import type { ContentKind, ContentNode, TextKind } from '@/domain/shop/content/content'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

export type Content = Omit<WireContent, 'body'> & { body: ContentNode[] }
export type RenderedText = Omit<WireRendered, 'body'> & { body: ContentNode[] }

export function contentService(http: Http) {
  const text = (wire: WireContent) => wire as Content
  return {
    ...clientOf(http, contentRoutes, { list: 'entries', addresses: 'addresses' }),

    async read(kind: ContentKind, slug: string) {
      return text(await call(http, contentRoutes.read, { params: { kind, slug } }))
    },

    async legalVersion(slug: string, number: number) {
      return text(await call(http, contentRoutes.legalVersion, { params: { slug, number } }))
    },

    async preview(token: string) {
      return text(await call(http, contentRoutes.preview, { params: { token } }))
    },

    async render(kind: TextKind, slug: string, body: WireContentRender) {
      return (await call(http, contentRoutes.render, {
        params: { kind, slug },
        body,
      })) as RenderedText
    },
  }
}

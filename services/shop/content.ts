import {
  contentRoutes,
  type ContentQuery,
  type WireContent,
  type WireContentEdit,
  type WireContentRender,
  type WireContentSave,
  type WireContentState,
  type WireRendered,
} from '@/contract/shop/content/content'
import type { ContentKind, ContentNode, TextKind } from '@/domain/shop/content/content'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type Content = Omit<WireContent, 'body'> & { body: ContentNode[] }

export type { ContentQuery }
export type ContentState = WireContentState
export type ContentEdit = WireContentEdit
export type ContentSave = WireContentSave
export type ContentRender = WireContentRender
export type RenderedText = Omit<WireRendered, 'body'> & { body: ContentNode[] }

export function contentService(http: Http) {
  const text = (wire: WireContent) => wire as Content
  return {
    async list(kind?: ContentKind) {
      const query = kind ? { kind } : {}
      return (await call(http, contentRoutes.list, { query })).entries
    },
    async read(kind: ContentKind, slug: string) {
      return text(await call(http, contentRoutes.read, { params: { kind, slug } }))
    },
    async preview(token: string) {
      return text(await call(http, contentRoutes.preview, { params: { token } }))
    },
    async addresses() {
      return (await call(http, contentRoutes.addresses, {})).addresses
    },
    overview: (query: ContentQuery) => call(http, contentRoutes.overview, { query }),
    edit: (kind: TextKind, slug: string) =>
      call(http, contentRoutes.edit, { params: { kind, slug } }),
    version: (kind: TextKind, slug: string, number: number) =>
      call(http, contentRoutes.version, { params: { kind, slug, number } }),
    async render(kind: TextKind, slug: string, body: ContentRender) {
      return (await call(http, contentRoutes.render, {
        params: { kind, slug },
        body,
      })) as RenderedText
    },
    save: (kind: TextKind, slug: string, body: WireContentSave) =>
      call(http, contentRoutes.save, { params: { kind, slug }, body }),
    schedule: (kind: TextKind, slug: string, version: { number: number; at: string | null }) =>
      call(http, contentRoutes.schedule, {
        params: { kind, slug, number: version.number },
        body: { publish_at: version.at },
      }),
    restore: (kind: TextKind, slug: string, version: { number: number; base: number }) =>
      call(http, contentRoutes.restore, {
        params: { kind, slug, number: version.number },
        body: { base: version.base },
      }),
    previewLink: (kind: TextKind, slug: string, number: number) =>
      call(http, contentRoutes.previewLink, { params: { kind, slug, number } }),
    archive: (kind: TextKind, slug: string, is_archived: boolean) =>
      call(http, contentRoutes.archive, { params: { kind, slug }, body: { is_archived } }),
  }
}

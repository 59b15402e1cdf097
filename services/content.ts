import { contentRoutes, type WireContent, type WireContentSave } from '@/contract/content'
import type { ContentKind, ContentNode } from '@/domain/content'

import { call } from './http/call'
import type { Http } from './http/http'

/** A text with its nodes. */
export type Content = Omit<WireContent, 'body'> & { body: ContentNode[] }

/** The texts of the shop, and for administrators their versions. */
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
    overview: () => call(http, contentRoutes.overview, {}),
    edit: (kind: ContentKind, slug: string) =>
      call(http, contentRoutes.edit, { params: { kind, slug } }),
    version: (kind: ContentKind, slug: string, number: number) =>
      call(http, contentRoutes.version, { params: { kind, slug, number } }),
    save: (kind: ContentKind, slug: string, body: WireContentSave) =>
      call(http, contentRoutes.save, { params: { kind, slug }, body }),
    schedule: (kind: ContentKind, slug: string, version: { number: number; at: string | null }) =>
      call(http, contentRoutes.schedule, {
        params: { kind, slug, number: version.number },
        body: { publish_at: version.at },
      }),
    restore: (kind: ContentKind, slug: string, version: { number: number; base: number }) =>
      call(http, contentRoutes.restore, {
        params: { kind, slug, number: version.number },
        body: { base: version.base },
      }),
    previewLink: (kind: ContentKind, slug: string, number: number) =>
      call(http, contentRoutes.previewLink, { params: { kind, slug, number } }),
    archive: (kind: ContentKind, slug: string, is_archived: boolean) =>
      call(http, contentRoutes.archive, { params: { kind, slug }, body: { is_archived } }),
  }
}

import {
  issuesRoutes as routes,
  type Issue,
  type IssueChange,
  type IssueCount,
  type IssueInput,
  type IssueMove,
  type IssuePage,
  type IssuesPage,
  type IssuesQuery,
  type IssueContent,
  type SuppressionsPage,
  type SuppressionsQuery,
} from '@/contract/office/newsletter/newsletter'
import type { ContentNode } from '@/domain/shop/content/content'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type {
  Issue,
  IssueCount,
  IssuePage,
  IssueRow,
  IssuesPage,
  IssuesQuery,
  Suppression,
  SuppressionsPage,
  SuppressionsQuery,
} from '@/contract/office/newsletter/newsletter'

export function issuesService(http: Http) {
  return {
    list: (query: IssuesQuery): Promise<IssuesPage> => call(http, routes.list, { query }),
    read: (id: string): Promise<IssuePage> => call(http, routes.read, { params: { id } }),
    add: (body: IssueInput): Promise<Issue> => call(http, routes.add, { body }),
    save: (id: number, body: IssueChange): Promise<Issue> =>
      call(http, routes.save, { params: { id: String(id) }, body }),
    remove: (id: number) => call(http, routes.remove, { params: { id: String(id) } }),
    preview: async (source: string): Promise<ContentNode[]> =>
      // The server's tree contains only known elements.
      (await call(http, routes.preview, { body: { source } })).body as ContentNode[],
    count: (segment: string | null): Promise<IssueCount> =>
      call(http, routes.count, { body: { segment } }),
    test: async (body: IssueContent): Promise<string> =>
      (await call(http, routes.test, { body })).email,
    /** @param send_at null to send now */
    send: (id: number, edition: number, send_at: string | null): Promise<Issue> =>
      call(http, routes.send, { params: { id: String(id) }, body: { edition, send_at } }),
    move: (id: number, action: IssueMove['action']): Promise<Issue> =>
      call(http, routes.move, { params: { id: String(id) }, body: { action } }),
    suppressions: (query: SuppressionsQuery): Promise<SuppressionsPage> =>
      call(http, routes.suppressions, { query }),
    lift: (id: string) => call(http, routes.lift, { params: { id } }),
  }
}

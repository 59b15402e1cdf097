import { api } from '@/contract/api'
import type { Route } from '@/contract/route'

import { mountedRoutes } from '../app'
import { openApiDocument } from '../http/openapi'

/** The document behind /api/openapi.json, and which of its routes belong to which feature. */
export function apiReference() {
  const features = Object.entries(api).map(([stem, routes]) => ({
    stem,
    routes: Object.values<Route>(routes).map(({ method, path }) => ({ method, path })),
  }))
  return { document: openApiDocument(mountedRoutes), features }
}

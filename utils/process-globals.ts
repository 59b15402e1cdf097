/**
 * State that the bundles of one process share. Pages, API and `platform/front` are separate bundles, so a module-level
 * variable would exist once in each. Types of other layers cross here, code never does.
 */
export interface ProcessGlobals {
  api?: import('@/server/get-api').ServedApi
  catalog?: { key: string; catalog: import('@/server/catalog/products/read-catalog').Catalog }
  catalogLoads?: Map<string, Promise<import('@/server/catalog/products/read-catalog').Catalog>>
  database?: import('@/server/kernel/db/client').Connection | undefined
  /** Time of the last failure of the database, ms. */
  databaseFailedAt?: number
  metrics?: import('@/server/kernel/ports/metrics').Metrics | undefined
  mockDatabase?: Promise<import('@/mocks/database').MockDatabase>
  mockWorker?: ReturnType<typeof import('@/server/kernel/jobs/worker').startWorker>
  /** Also read by `platform/page-cache.cjs`, which can’t import this file. */
  movedPages?: ReturnType<typeof import('@/server/kernel/pages/watch').watchPages>['moved']
  /** Whether visitors see the shop, read by `server/kernel/pages/watch.ts` each second. */
  opening?: import('./shop-preview').OpeningState
  /** Times at which pages were rendered and written, recorded by `platform/page-cache.cjs`. */
  pageRenders?: object
  /** How the shop presents itself, read by `server/ssr/page-settings.ts`. */
  brand?: import('@/domain/kit/page-brand').PageBrand
  /** Where the shop is, read by `server/kernel/pages/watch.ts` each second. */
  region?: import('./default-region').ShopRegion
  /** Contact data that pages show, read by `server/ssr/page-settings.ts`. */
  support?: { email: string; hours: readonly { days: string; time: string }[] }
  tracing?: import('@/server/kernel/tracing/tracing').Tracing | undefined
}

/** A function, because tests replace the globals. */
export const processGlobals = (): ProcessGlobals =>
  // eslint-disable-next-line no-restricted-syntax -- the one place that declares them
  ((globalThis as { __shop?: ProcessGlobals }).__shop ??= {})

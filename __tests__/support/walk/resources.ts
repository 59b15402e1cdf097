import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import type { AnyResource } from '@/contract/kit/resource/resource'
import { resourceRouters } from '@/server/office'

import type { TestShop } from '../shop'

/**
 * Changes or removes the last entry of each resource; entries are added with the example of its fields, and another
 * one of the same name may be refused.
 */
export const resourceRequests = Object.fromEntries(
  Object.values<AnyResource>(resources).flatMap(({ name, key, routes }) => {
    const { example } = resourceSchemas[name as keyof typeof resourceSchemas].change
    const last = async ({ deps }: TestShop) => {
      const router = resourceRouters.find(({ mounted }) =>
        mounted.some(({ route }) => route === routes.change),
      )
      const entry = (await router?.list(deps))?.at(-1)
      const { [key]: id = '', version = '' } = (entry ?? {}) as Record<string, string>
      return { params: { [key]: id }, version }
    }
    const change = async (_: unknown, shop: TestShop) => {
      const { params, version } = await last(shop)
      return { params, body: { ...(example as object), version } }
    }
    const remove = async (_: unknown, shop: TestShop) => {
      const { params, version } = await last(shop)
      return { params, query: `?version=${version}` }
    }
    return [[`${name}.change`, change], ...(routes.remove ? [[`${name}.remove`, remove]] : [])]
  }),
)

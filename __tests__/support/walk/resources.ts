import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import type { AnyResource } from '@/contract/kit/resource/resource'
import { resourceRouters } from '@/server/office'

import type { TestShop } from '../shop'

/** Changes the first entry of each resource to the example of its fields; entries are added with the example. */
export const resourceRequests = Object.fromEntries(
  Object.values<AnyResource>(resources).map(({ name, key, routes }) => [
    `${name}.change`,
    async (_: unknown, { db, clock }: TestShop) => {
      const router = resourceRouters.find(({ mounted }) =>
        mounted.some(({ route }) => route === routes.change),
      )
      const [first] = (await router?.list({ db, clock })) ?? []
      const { [key]: id, version } = (first ?? {}) as Record<string, string>
      const { example } = resourceSchemas[name as keyof typeof resourceSchemas].change
      return { params: { [key]: id ?? '' }, body: { ...(example as object), version } }
    },
  ]),
)

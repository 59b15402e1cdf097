import {
  kindOf,
  type AnyResource,
  type ChangeOf,
  type EntryOf,
  type InputOf,
} from '@/contract/kit/resource/resource'
import type { Resources } from '@/contract/kit/resources'
import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export interface ResourceService<R> {
  list: () => Promise<EntryOf<R>[]>
  add: (body: InputOf<R>) => Promise<EntryOf<R>>
  /** Rejects with `…_changed` on a version conflict. */
  change: (key: string, body: ChangeOf<R>) => Promise<EntryOf<R>>
  remove: (key: string, version: string) => Promise<unknown>
}

/** Services of resources by name, as tests replace them. */
export type ResourceServices = { [K in keyof Resources]: ResourceService<Resources[K]> }

/** The caller passes its resource, so that no chunk contains all of them. */
export function resourceService<R extends AnyResource>(http: Http, resource: R) {
  const { key, routes } = resource
  return {
    list: async () => ((await call(http, routes.list, {})) as { entries: unknown[] }).entries,
    add: (body) => call(http, routes.add, { body } as never),
    change: (name, body) => call(http, routes.change, { params: { [key]: name }, body } as never),
    remove: async (name, version) => {
      if (!routes.remove) throw new Error(`${kindOf(resource)} can’t be removed.`)
      return call(http, routes.remove, { params: { [key]: name }, query: { version } } as never)
    },
  } as ResourceService<R>
}

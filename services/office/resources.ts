import type { AnyResource, ChangeOf, EntryOf, InputOf } from '@/contract/kit/resource/resource'
import type { Resources } from '@/contract/kit/resources'
import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export interface ResourceService<R> {
  list: () => Promise<EntryOf<R>[]>
  add: (body: InputOf<R>) => Promise<EntryOf<R>>
  /** Rejects with `…_changed` on a version conflict. */
  change: (key: string, body: ChangeOf<R>) => Promise<EntryOf<R>>
}

/** Services of resources by name, as tests replace them. */
export type ResourceServices = { [K in keyof Resources]: ResourceService<Resources[K]> }

/** The caller passes its resource, so that no chunk contains all of them. */
export function resourceService<R extends AnyResource>(http: Http, { key, routes }: R) {
  return {
    list: async () => ((await call(http, routes.list, {})) as { entries: unknown[] }).entries,
    add: (body) => call(http, routes.add, { body } as never),
    change: (name, body) => call(http, routes.change, { params: { [key]: name }, body } as never),
  } as ResourceService<R>
}

import { createSession } from '@/services/http/session'
import type { ResourceServices } from '@/services/office/resources'
import type { Services } from '@/services/services'

const silence = { open: () => new Promise<never>(() => undefined) }

const unread = {
  reads: async () => [],
  markRead: async () => undefined,
  waiting: async () => [],
  digest: async () => 'weekly' as const,
}

const stored = {
  returns: async () => ({ number: 'NK-1', lines: [], returns: [], carriers: [] }),
}

const unedited = {
  read: async () => ({
    number: 'NK-1',
    edition: 0,
    delivery: null,
    bikes: [],
    difference: null,
  }),
}

const uncounted = {
  beginVisit: async () => () => undefined,
  pictureState: async () => ({ state: 'final' as const }),
  planPicture: async () => ({}),
}

const unstocked = {
  list: async () => ({ items: [], next: null, previous: null, counts: [] }),
}

const uncanned = { list: async () => [] }

const untagged = { orderTags: async () => [] }

type Fakeable = Omit<Services, 'of'> & ResourceServices
export type Fakes = { [Name in keyof Fakeable]?: Partial<Fakeable[Name]> }

/** Returns services for a test; any call that isn't given fails the test, naming the call. */
export function fakeServices(overrides: Fakes = {}): Services {
  const fakes: Fakes = {
    live: silence,
    ...overrides,
    configurator: { ...uncounted, ...overrides.configurator },
    canned: { ...uncanned, ...overrides.canned },
    forum: { ...unread, ...overrides.forum },
    stock: { ...unstocked, ...overrides.stock },
    backoffice: { ...untagged, ...overrides.backoffice },
    edits: { ...unedited, ...overrides.edits },
    fulfillment: { ...stored, ...overrides.fulfillment },
  }
  const session = createSession(() => Promise.reject(new Error('A test has no network.')))
  const fakeOf = (feature: string) =>
    new Proxy(fakes[feature as keyof Fakeable] ?? {}, {
      get: (input: Record<string, unknown>, name: string) =>
        input[name] ??
        (() => {
          throw new Error(`services.${feature}.${name} was called, but the test gives no answer.`)
        }),
    })
  return new Proxy({} as Services, {
    get: (_, feature: string) => {
      if (feature === 'session') return { ...session, ...fakes.session }
      return feature === 'of' ? ({ name }: { name: string }) => fakeOf(name) : fakeOf(feature)
    },
  })
}

import type { Services } from '@/services/services'

type Fakes = { [Name in keyof Services]?: Partial<Services[Name]> }

/**
 * Services for a test: what is given answers, everything else fails the test by name.
 * @example fakeServices({ countries: { list: async () => [germany] } })
 */
export function fakeServices(fakes: Fakes = {}): Services {
  return new Proxy({} as Services, {
    get: (_, feature: string) =>
      new Proxy(fakes[feature as keyof Services] ?? {}, {
        get: (given: Record<string, unknown>, name: string) =>
          given[name] ??
          (() => {
            throw new Error(`services.${feature}.${name} was called, but the test gives no answer.`)
          }),
      }),
  })
}

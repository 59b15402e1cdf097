import {
  settingsRoutes as routes,
  type SampleCounts,
  type ShopInput,
  type ShopSettings,
  type MethodsInput,
  type DueTimes,
  type SavedSupport,
  type SupportDraft,
  type SupportInput,
} from '@/contract/office/settings/settings'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { DueTimes, SampleCounts, ShopSettings } from '@/contract/office/settings/settings'

export function settingsService(http: Http) {
  return {
    read: (): Promise<ShopSettings> => call(http, routes.read, {}),
    samples: (): Promise<SampleCounts> => call(http, routes.samples, {}),
    removeSamples: (): Promise<SampleCounts> => call(http, routes.removeSamples, {}),
    setShop: (body: ShopInput): Promise<ShopSettings> => call(http, routes.setShop, { body }),
    previewSupport: (body: SupportDraft): Promise<DueTimes> =>
      call(http, routes.previewSupport, { body }),
    setSupport: (body: SupportInput): Promise<SavedSupport> =>
      call(http, routes.setSupport, { body }),
    setMethods: (body: MethodsInput): Promise<ShopSettings> =>
      call(http, routes.setMethods, { body }),
  }
}

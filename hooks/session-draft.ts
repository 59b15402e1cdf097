import { sessionStore } from '@/utils/storage'

import type { Draft } from './use-draft'

/**
 * A draft that lives as long as its tab.
 * @param parse what of a stored form is sound
 */
export function sessionDraft<Form>(key: string, parse: Draft<Form>['parse']): Draft<Form> {
  return {
    read: () => sessionStore.read(key),
    write: (kept) => void sessionStore.write(key, kept),
    remove: () => sessionStore.remove(key),
    parse,
  }
}

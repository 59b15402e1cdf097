import { sessionStore } from '@/utils/storage'

import type { Draft } from './use-draft'

/** @param parse returns the valid part of a stored form */
export function sessionDraft<Form>(key: string, parse: Draft<Form>['parse']): Draft<Form> {
  return {
    read: () => sessionStore.read(key),
    write: (stored) => void sessionStore.write(key, stored),
    remove: () => sessionStore.remove(key),
    parse,
  }
}

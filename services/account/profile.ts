import { accountRoutes } from '@/contract/account/profile/profile'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

interface NewPassword {
  password: string
  password_confirmation: string
}

/** Calls of spec §7 Account, and of the dashboard's profile and settings. */
export function accountService(http: Http) {
  return {
    ...clientOf(http, accountRoutes, { socials: 'providers', sessions: 'sessions' }),

    /** Stores the new credentials of this session. */
    changePassword: async (body: NewPassword & { old_password: string }) =>
      http.session.replace(await call(http, accountRoutes.changePassword, { body })),

    /** Stores the new credentials of this session. */
    setPassword: async (body: NewPassword) =>
      http.session.replace(await call(http, accountRoutes.setPassword, { body })),

    saveAvatar: (picture: Blob) => call(http, accountRoutes.saveAvatar, { body: picture } as never),

    exportData: async (password: string | null) =>
      JSON.stringify(await call(http, accountRoutes.exportData, { body: { password } }), null, 2),
  }
}

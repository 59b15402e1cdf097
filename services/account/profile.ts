import { accountRoutes, type WireRegistration } from '@/contract/account/profile/profile'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

interface Login {
  email: string
  password: string
  remember?: boolean
  /** Second-factor code or recovery code. */
  code?: string | undefined
}

interface NewPassword {
  password: string
  password_confirmation: string
}

/** Calls of spec §7 Account, and of the dashboard's profile and settings. */
export function accountService(http: Http) {
  return {
    login: (body: Login) => call(http, accountRoutes.login, { body }),
    register: (body: WireRegistration) => call(http, accountRoutes.register, { body }),
    logout: () => call(http, accountRoutes.logout, {}),
    /** Stores the new credentials of this session. */
    changePassword: async (body: NewPassword & { old_password: string }) =>
      http.session.replace(await call(http, accountRoutes.changePassword, { body })),
    /** Stores the new credentials of this session. */
    setPassword: async (body: NewPassword) =>
      http.session.replace(await call(http, accountRoutes.setPassword, { body })),
    socials: async () => (await call(http, accountRoutes.socials, {})).providers,
    socialLogin: (body: {
      provider_name: 'google' | 'facebook'
      access_token: string
      /** Second-factor code, after the server has requested it. */
      code?: string
    }) => call(http, accountRoutes.socialLogin, { body }),
    forgotPassword: (email: string) =>
      call(http, accountRoutes.forgotPassword, { body: { email } }),
    checkReset: (token: string, email: string) =>
      call(http, accountRoutes.checkReset, { query: { token, email } }),
    resetPassword: (body: NewPassword & { token: string; email: string }) =>
      call(http, accountRoutes.resetPassword, { body }),
    me: () => call(http, accountRoutes.me, {}),
    userInfo: (id: string) => call(http, accountRoutes.userInfo, { params: { id } }),
    setUnit: () => call(http, accountRoutes.setUnit, {}),
    saveProfile: (body: { name: string; last_name: string; user_name: string }) =>
      call(http, accountRoutes.profile, { body }),
    changeEmail: (body: { email: string; password?: string | null }) =>
      call(http, accountRoutes.changeEmail, { body }),
    sendVerification: () => call(http, accountRoutes.sendVerification, {}),
    confirmEmail: (token: string) => call(http, accountRoutes.confirmEmail, { body: { token } }),
    saveAvatar: (picture: Blob) => call(http, accountRoutes.saveAvatar, { body: picture } as never),
    deleteAvatar: () => call(http, accountRoutes.deleteAvatar, {}),
    sessions: async () => (await call(http, accountRoutes.sessions, {})).sessions,
    endSession: (id: string) => call(http, accountRoutes.endSession, { params: { id } }),
    endOtherSessions: () => call(http, accountRoutes.endOtherSessions, {}),
    startSecondFactor: (password: string | null) =>
      call(http, accountRoutes.startSecondFactor, { body: { password } }),
    confirmSecondFactor: (code: string) =>
      call(http, accountRoutes.confirmSecondFactor, { body: { code } }),
    endSecondFactor: (code: string) =>
      call(http, accountRoutes.endSecondFactor, { body: { code } }),
    exportData: async (password: string | null) =>
      JSON.stringify(await call(http, accountRoutes.exportData, { body: { password } }), null, 2),
    deleteAccount: (password: string | null) =>
      call(http, accountRoutes.deleteAccount, { body: { password } }),
    checkFirstAdmin: (token: string) =>
      call(http, accountRoutes.checkFirstAdmin, { query: { token } }),
    checkInvitation: (token: string) =>
      call(http, accountRoutes.checkInvitation, { query: { token } }),
    joinStaff: (token: string) => call(http, accountRoutes.joinStaff, { body: { token } }),
    acceptInvitation: (body: Omit<WireRegistration, 'email'> & { token: string }) =>
      call(http, accountRoutes.acceptInvitation, { body }),
    makeFirstAdmin: (body: WireRegistration & { token: string }) =>
      call(http, accountRoutes.makeFirstAdmin, { body }),
  }
}

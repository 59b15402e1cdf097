import type { accountSchemas } from './profile.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

const MINE = { auth: 'required' } as const
/** Session setting of routes whose requests carry no token (spec §7). */
const DOOR = { session: 'none' } as const

export const accountRoutes = defineRoutes<typeof accountSchemas>()({
  login: { method: 'POST', path: '/api/login', ...DOOR },
  userLogin: { method: 'POST', path: '/api/user/login', ...DOOR },
  register: { method: 'POST', path: '/api/register', ...DOOR },
  logout: { method: 'GET', path: '/api/logout', auth: 'own' },
  logoutByPost: { method: 'POST', path: '/api/logout', auth: 'own' },
  changePassword: { method: 'POST', path: '/api/change-password', ...MINE },
  setPassword: { method: 'POST', path: '/api/set-password', ...MINE },
  socials: { method: 'GET', path: '/api/auth/socials' },
  socialLogin: { method: 'POST', path: '/api/auth/socials' },
  forgotPassword: { method: 'POST', path: '/api/forget-password', ...DOOR },
  checkReset: { method: 'GET', path: '/api/reset-password', ...DOOR },
  resetPassword: { method: 'POST', path: '/api/reset-password', ...DOOR },
  me: { method: 'GET', path: '/api/me', ...MINE },
  userInfo: { method: 'GET', path: '/api/user/:id/info', auth: 'optional' },
  setUnit: { method: 'GET', path: '/api/set-unit', ...MINE },
  setUnitByPost: { method: 'POST', path: '/api/set-unit', ...MINE },
  profile: { method: 'PUT', path: '/api/account/profile', ...MINE },
  changeEmail: { method: 'POST', path: '/api/account/email', ...MINE },
  sendVerification: { method: 'POST', path: '/api/account/email/verify', ...MINE },
  confirmEmail: { method: 'POST', path: '/api/account/email/confirm' },
  saveAvatar: { method: 'POST', path: '/api/account/avatar', upload: 'image', ...MINE },
  deleteAvatar: { method: 'DELETE', path: '/api/account/avatar', ...MINE },
  readAvatar: { method: 'GET', path: '/api/user/:id/avatar/:version', raw: true },
  sessions: { method: 'GET', path: '/api/account/sessions', ...MINE },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:id', ...MINE },
  endOtherSessions: { method: 'DELETE', path: '/api/account/sessions', ...MINE },
  startSecondFactor: { method: 'POST', path: '/api/account/second-factor', ...MINE },
  confirmSecondFactor: { method: 'POST', path: '/api/account/second-factor/confirm', ...MINE },
  endSecondFactor: { method: 'POST', path: '/api/account/second-factor/end', ...MINE },
  exportData: { method: 'POST', path: '/api/account/export', raw: true, ...MINE },
  deleteAccount: { method: 'POST', path: '/api/account/delete', ...MINE },
  checkFirstAdmin: { method: 'GET', path: '/api/account/first-admin' },
  checkInvitation: { method: 'GET', path: '/api/account/invitation' },
  joinStaff: { method: 'POST', path: '/api/account/invitation/join', ...MINE },
  acceptInvitation: { method: 'POST', path: '/api/account/invitation' },
  makeFirstAdmin: { method: 'POST', path: '/api/account/first-admin' },
})

export type WireUser = WireResponse<(typeof accountSchemas)['me']>
export type WireSession = WireResponse<(typeof accountSchemas)['login']>
export type WireRegistration = WireInput<(typeof accountSchemas)['register']>['body']
export type WireSessionEntry = WireResponse<(typeof accountSchemas)['sessions']>['sessions'][number]

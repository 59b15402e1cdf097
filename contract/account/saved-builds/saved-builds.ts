import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'
import type { savedBuildsSchemas } from './saved-builds.schema'

const BUILDS = '/api/account/builds'

export const savedBuildsRoutes = defineRoutes<typeof savedBuildsSchemas>()({
  list: { method: 'GET', path: BUILDS, auth: 'required' },
  save: { method: 'POST', path: BUILDS, auth: 'required' },
  rename: { method: 'PUT', path: `${BUILDS}/:id`, auth: 'required' },
  remove: { method: 'DELETE', path: `${BUILDS}/:id`, auth: 'required' },
  setReminders: { method: 'PUT', path: '/api/account/build-reminders', auth: 'required' },
  endReminders: { method: 'POST', path: '/api/account/build-reminders/end/:id/:key' },
})

export type SavedBuildList = WireResponse<(typeof savedBuildsSchemas)['list']>
/** A saved build, amounts in cents. */
export type MemberBuild = ClientResponse<(typeof savedBuildsSchemas)['list']>['builds'][number]

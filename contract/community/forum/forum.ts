import type { forumSchemas } from './forum.schema'
import { defineRoutes, type WireResponse } from '@/contract/kit/route'

type Schemas = typeof forumSchemas

export const forumRoutes = defineRoutes<Schemas>()({
  index: { method: 'GET', path: '/api/forum' },
  list: { method: 'GET', path: '/api/forum/threads' },
  search: { method: 'GET', path: '/api/forum/search' },
  tags: { method: 'GET', path: '/api/forum/tags' },
  members: { method: 'GET', path: '/api/forum/members', auth: 'required' },
  profile: { method: 'GET', path: '/api/forum/profile', auth: 'required' },
  setProfile: { method: 'PUT', path: '/api/forum/profile', auth: 'required' },
  memberPage: { method: 'GET', path: '/api/forum/member/:name' },
  hidden: { method: 'GET', path: '/api/forum/hidden', auth: 'required' },
  thread: { method: 'GET', path: '/api/forum/threads/:id', auth: 'optional' },
  begin: { method: 'POST', path: '/api/forum/threads', auth: 'required' },
  removeThread: { method: 'DELETE', path: '/api/forum/threads/:id', auth: 'required' },
  hide: { method: 'PUT', path: '/api/forum/threads/:id/hidden', auth: 'required' },
  reply: { method: 'POST', path: '/api/forum/threads/:id/posts', auth: 'required' },
  tag: { method: 'PUT', path: '/api/forum/threads/:id/tags', auth: 'required' },
  solve: { method: 'PUT', path: '/api/forum/threads/:id/solution', auth: 'required' },
  preview: { method: 'POST', path: '/api/forum/preview', auth: 'required' },
  source: { method: 'GET', path: '/api/forum/posts/:id/source', auth: 'required' },
  versions: { method: 'GET', path: '/api/forum/posts/:id/versions', auth: 'optional' },
  edit: { method: 'PUT', path: '/api/forum/posts/:id', auth: 'required' },
  remove: { method: 'DELETE', path: '/api/forum/posts/:id', auth: 'required' },
  deleted: { method: 'GET', path: '/api/forum/deleted', auth: 'required' },
  waiting: { method: 'GET', path: '/api/forum/waiting', auth: 'required' },
  withdraw: { method: 'DELETE', path: '/api/forum/waiting/:id', auth: 'required' },
  queue: {
    method: 'GET',
    path: '/api/backoffice/forum/queue',
    auth: 'admin',
    permission: 'forum.read',
  },
  review: {
    method: 'PUT',
    path: '/api/backoffice/forum/queue/:id',
    auth: 'admin',
    permission: 'forum.moderate',
  },
  picture: { method: 'GET', path: '/api/forum/pictures/:id/:size', raw: true },
  restore: { method: 'POST', path: '/api/forum/posts/:id/restore', auth: 'required' },
  restoreThread: { method: 'POST', path: '/api/forum/threads/:id/restore', auth: 'required' },
  like: { method: 'PUT', path: '/api/forum/posts/:id/like', auth: 'required' },
  unlike: { method: 'DELETE', path: '/api/forum/posts/:id/like', auth: 'required' },
  flag: { method: 'POST', path: '/api/forum/posts/:id/flags', auth: 'required' },
  reportIllegal: { method: 'POST', path: '/api/forum/posts/:id/legal-reports', auth: 'optional' },
  legalReport: {
    method: 'GET',
    path: '/api/backoffice/forum/legal-reports/:id',
    auth: 'admin',
    permission: 'forum.read',
  },
  flagged: {
    method: 'GET',
    path: '/api/backoffice/forum/flags',
    auth: 'admin',
    permission: 'forum.read',
  },
  watch: { method: 'PUT', path: '/api/forum/threads/:id/watch', auth: 'required' },
  notices: { method: 'GET', path: '/api/forum/notifications', auth: 'required' },
  unread: { method: 'GET', path: '/api/forum/notifications/unread', auth: 'required' },
  readNotices: { method: 'PUT', path: '/api/forum/notifications/read', auth: 'required' },
  categoryWatches: { method: 'GET', path: '/api/forum/watches', auth: 'required' },
  watchCategory: { method: 'PUT', path: '/api/forum/watches', auth: 'required' },
  digest: { method: 'GET', path: '/api/forum/digest', auth: 'required' },
  setDigest: { method: 'PUT', path: '/api/forum/digest', auth: 'required' },
  endDigest: { method: 'POST', path: '/api/forum/digest/end/:id/:key' },
  resumeDigest: { method: 'POST', path: '/api/forum/digest/resume/:id/:key' },
  reads: { method: 'GET', path: '/api/forum/reads', auth: 'required' },
  markRead: { method: 'PUT', path: '/api/forum/reads', auth: 'required' },
  markAllRead: { method: 'PUT', path: '/api/forum/reads/all', auth: 'required' },
  log: {
    method: 'GET',
    path: '/api/backoffice/forum/log',
    auth: 'admin',
    permission: 'forum.read',
  },
  silences: {
    method: 'GET',
    path: '/api/backoffice/forum/silences',
    auth: 'admin',
    permission: 'forum.read',
  },
  silence: {
    method: 'PUT',
    path: '/api/backoffice/forum/silences/:member',
    auth: 'admin',
    permission: 'forum.moderate',
  },
  unsilence: {
    method: 'POST',
    path: '/api/backoffice/forum/silences/:member/lift',
    auth: 'admin',
    permission: 'forum.moderate',
  },
  moderate: {
    method: 'PUT',
    path: '/api/backoffice/forum/threads/:id',
    auth: 'admin',
    permission: 'forum.moderate',
  },
  moderatePost: {
    method: 'PUT',
    path: '/api/backoffice/forum/posts/:id',
    auth: 'admin',
    permission: 'forum.moderate',
  },
})

export type WireForumIndex = WireResponse<Schemas['index']>
export type WireForumList = WireResponse<Schemas['list']>
export type WireForumTags = WireResponse<Schemas['tags']>
export type WireForumFound = WireResponse<Schemas['search']>
export type WireForumNotices = WireResponse<Schemas['notices']>
export type WireForumFlagged = WireResponse<Schemas['flagged']>
export type WireLegalReport = WireResponse<Schemas['legalReport']>
export type WireForumLog = WireResponse<Schemas['log']>
export type WireForumSilences = WireResponse<Schemas['silences']>
export type WireForumDeleted = WireResponse<Schemas['deleted']>
export type WireForumMembers = WireResponse<Schemas['members']>
export type WireForumProfile = WireResponse<Schemas['profile']>
export type WireMemberPage = WireResponse<Schemas['memberPage']>
export type WireForumWaiting = WireResponse<Schemas['waiting']>
export type WireForumQueue = WireResponse<Schemas['queue']>
export type WireForumPage = WireResponse<Schemas['thread']>
export type WireForumPost = WireForumPage['posts'][number]
export type WireForumVersions = WireResponse<Schemas['versions']>

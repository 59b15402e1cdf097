import type { newsletterSchemas } from './newsletter.schema'
import { defineRoutes } from '@/contract/kit/route'

export const newsletterRoutes = defineRoutes<typeof newsletterSchemas>()({
  subscribe: { method: 'POST', path: '/api/newsletter/subscribe', session: 'none', raw: true },
  confirm: { method: 'POST', path: '/api/newsletter/confirm' },
  unsubscribe: { method: 'POST', path: '/api/newsletter/unsubscribe/:id/:key' },
})

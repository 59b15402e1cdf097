import { z } from 'zod'

import { defineRoutes } from '@/contract/kit/route'
import { createRouter } from '@/server/kernel/http/router'

const schemas = {
  open: { summary: 'Open to all.', spec: 'open', response: z.object({ id: z.number() }) },
  perhaps: { summary: 'Knows who is there.', spec: 'open', response: z.object({ id: z.number() }) },
  closed: { summary: 'Asks for a login.', spec: 'open', response: z.object({ id: z.number() }) },
}
const routes = defineRoutes<typeof schemas>()({
  open: { method: 'GET', path: '/api/open' },
  perhaps: { method: 'GET', path: '/api/perhaps', auth: 'optional' },
  closed: { method: 'GET', path: '/api/closed', auth: 'required' },
})

test('the compiler knows from a route’s auth whether somebody calls', () => {
  const router = createRouter(routes, schemas)
    .on('closed', ({ caller }) => ({ data: { id: caller.userId } }))
    .on('perhaps', ({ caller }) => ({ data: { id: caller?.userId ?? 0 } }))
    // @ts-expect-error A guest may call: the handler has to ask.
    .on('perhaps', ({ caller }) => ({ data: { id: caller.userId } }))
    // @ts-expect-error This route has no caller.
    .on('open', ({ caller }) => ({ data: { id: caller.userId } }))
  expect(router.mounted.map(({ route }) => route.auth)).toEqual([
    'required',
    'optional',
    'optional',
    'none',
  ])
})

test('the compiler refuses a route without schemas', () => {
  // @ts-expect-error `more` is in no schema.
  const more = defineRoutes<typeof schemas>()({ ...routes, more: { method: 'GET', path: '/' } })
  expect(Object.keys(more)).toContain('more')
})

/**
 * @jest-environment ./__tests__/support/shared-modules/dom-environment.js
 * @jest-environment-options {"url": "https://localhost/"}
 */
import type { AxiosAdapter } from 'axios'

import { createHttp } from '@/services/http/http'
import { createServices } from '@/services/services'

it('a receipt that a screen shows comes as text, a file as its bytes', async () => {
  const types: Record<string, unknown> = {}
  const adapter: AxiosAdapter = async (config) => {
    types[config.url ?? ''] = config.responseType
    return { status: 200, statusText: '', headers: {}, config, data: 'Erased on November 30' }
  }
  const { guests } = createServices(createHttp('', { adapter }))
  expect(await guests.erase({ email: 'gina@example.com' })).toBe('Erased on November 30')
  await guests.exportData({ email: 'gina@example.com' })
  expect(types).toEqual({
    '/api/backoffice/guest-erasures': undefined,
    '/api/backoffice/guest-exports': 'blob',
  })
})

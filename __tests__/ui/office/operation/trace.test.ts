import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'

import { withTrace } from '@/services/http/trace'

function partsOfNext() {
  const request = { headers: new AxiosHeaders() } as InternalAxiosRequestConfig
  return String(withTrace(request).headers.get('traceparent')).split('-')
}

test('all requests of one page are steps of one trace, and the next page is another', () => {
  history.pushState({}, '', '/spares')
  const [first, second] = [partsOfNext(), partsOfNext()]
  expect(first).toEqual([
    '00',
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.stringMatching(/^[0-9a-f]{16}$/),
    '01',
  ])
  expect(second[1]).toBe(first[1])
  expect(second[2]).not.toBe(first[2])
  history.pushState({}, '', '/cart')
  expect(partsOfNext()[1]).not.toBe(first[1])
})

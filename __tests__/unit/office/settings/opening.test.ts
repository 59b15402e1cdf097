import { startsClosed } from '@/domain/office/settings/opening'

it.each([
  [undefined, false],
  ['', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['not an address', false],
  ['https://bikes.example', false],
  ['https://shop.test', false],
  ['https://shop.velotal.com', true],
  ['https://localhost.velotal.com', true],
  ['http://192.168.1.20:3000', true],
])('a new shop at %s starts closed: %s', (url, isClosed) => {
  expect(startsClosed(url)).toBe(isClosed)
})

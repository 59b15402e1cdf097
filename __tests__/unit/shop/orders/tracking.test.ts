import { trackingUrl } from '@/domain/shop/orders/parcels'

const PAGE = 'https://www.ups.com/track?tracknum={number}&lang=en'

test('the number is encoded where the address has its placeholder', () => {
  expect(trackingUrl(PAGE, '1&x=2')).toBe('https://www.ups.com/track?tracknum=1%26x%3D2&lang=en')
  expect(trackingUrl('https://t.example#/{number}', "$&$'/../")).toBe(
    "https://t.example#/%24%26%24'%2F..%2F",
  )
})

test('no link without a number, a page, or tracking', () => {
  expect(trackingUrl(PAGE, '')).toBeNull()
  expect(trackingUrl(null, '1Z9')).toBeNull()
})

test.each([
  'javascript:alert(1)//{number}',
  ' javascript:alert(1)//https://t.example/{number}',
  'data:text/html,https://t.example/{number}',
  'http://t.example/{number}',
  '//t.example/{number}',
  'https://{number}.example/',
  'https://t.example{number}/',
  'https://ada@t.example/{number}',
  'https://t.example/',
  'https://t.example/{number}/{number}',
  'https://t.example/"{number}',
  'https://t.example/\n{number}',
])('%s is no tracking address', (address) => {
  expect(trackingUrl(address, '1Z9')).toBeNull()
})

import { isInRange, readRanges } from '@/domain/kit/ip-range'
import { isPublicAddress } from '@/server/kernel/ports/public-address'

test.each([
  ...[
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
  ],
  ...[
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
  ],
  ...['255.255.255.255', '192.0.0.192', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ...[
    '168.63.129.16',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    'fe80::1',
  ],
  ...[
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
  ],
  ...['2001::1', '2001:db8::1', '100::1', 'fe80::1%eth0', 'nonsense', ''],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.215.14', '8.8.8.8', '::ffff:8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('ranges are a list of addresses, with or without bits', () => {
  expect(readRanges('')).toEqual([])
  expect(readRanges('10.0.0.0/8, fd12::/16')).toHaveLength(2)
  expect(readRanges('10.0.0.1')).toEqual(['10.0.0.1'])
  for (const list of ['10.0.0.0/33', 'x/8', '10.0.0.0/8;fd00::/8']) {
    expect([list, readRanges(list)]).toEqual([list, null])
  }
})

test.each([
  ['10.1.2.3', '10.0.0.0/8', true],
  ['11.1.2.3', '10.0.0.0/8', false],
  ['::ffff:10.1.2.3', '10.0.0.0/8', true],
  ['::ffff:a01:203', '10.0.0.0/8', true],
  ['::a01:203', '10.0.0.0/8', false],
  ['fd12:3::1', 'fd12::/16', true],
  ['10.1.0.0/16', '10.0.0.0/8', true],
  ['10.0.0.0/8', '10.1.0.0/16', false],
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.0/31', '10.0.0.1', false],
])('%s in %s: %s', (address, range, isWithin) => {
  expect(isInRange(address, range)).toBe(isWithin)
})

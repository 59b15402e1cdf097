import { stripeProvider } from '@/server/payments/providers/stripe/provider'

import { FakeStripe, STRIPE_KEY } from '@/__tests__/support/providers/fake-stripe'

let [api, files]: FakeStripe[] = []
beforeAll(async () => {
  ;[api, files] = await Promise.all([FakeStripe.start(), FakeStripe.start()])
})
afterAll(() => Promise.all([api?.server.close(), files?.server.close()]))

const upload = (filesBase?: string) =>
  stripeProvider({
    ...{ secretKey: STRIPE_KEY, webhookSecrets: [], shopUrl: 'https://shop.test', filesBase },
    apiBase: api?.server.origin,
  }).uploadEvidence?.({
    ...{ name: 'door “1”.jpg', type: 'jpg', key: 'evidence-file-1' },
    content: Buffer.from([0xff, 0xd8, 0xff, 0x0d, 0x0a, 0x2d, 0x2d, 0x00]),
  })

test('files go to the host that is set for them, byte by byte', async () => {
  const id = (await upload(files?.server.origin)) ?? ''
  expect(api?.files.size).toBe(0)
  expect(files?.files.get(id)).toMatchObject({
    ...{ purpose: 'dispute_evidence', type: 'image/jpeg' },
    content: Buffer.from([0xff, 0xd8, 0xff, 0x0d, 0x0a, 0x2d, 0x2d, 0x00]),
  })
  expect(files?.server.calls.map(({ path }) => path)).toEqual(['/v1/files'])
})

test('without one they go where everything else goes', async () => {
  await upload()
  expect(api?.files.size).toBe(1)
})

import { createHash } from 'node:crypto'

import { EMAIL_LIMIT, readEmail } from '@/server/kernel/http/body'
import { JoinedBlob } from '@/server/support/inbound/joined-blob'

const CHUNK = 100_000

function requestOf(content: Uint8Array): Request {
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= content.length) return controller.close()
      controller.enqueue(content.subarray(at, at + CHUNK))
      at += CHUNK
    },
  })
  return new Request('http://shop.test', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

test.each([0, 1, CHUNK, 7 * CHUNK + 1])(
  'an email of %d bytes is whole, with its digest',
  async (size) => {
    const sent = Uint8Array.from({ length: size }, (_, at) => (at * 31) % 251)
    const { content, digest } = await readEmail(requestOf(sent))
    expect(Buffer.from(content).equals(sent)).toBe(true)
    expect(digest).toBe(createHash('sha256').update(sent).digest('hex'))
  },
)

test('an email over the limit is refused', async () => {
  const reading = readEmail(requestOf(new Uint8Array(EMAIL_LIMIT + 1)))
  await expect(reading).rejects.toMatchObject({ code: 'body_too_large' })
})

test('parts of a text are joined as the platform joins them', async () => {
  const bytes = new Uint8Array([1, 2, 3, 4])
  const parts = ['Grüße', '\n', bytes.subarray(1, 3), bytes.buffer, '', '\n']
  const expected = await new Blob(parts).arrayBuffer()
  const joined = await new JoinedBlob(parts).arrayBuffer()
  expect(Buffer.from(joined).equals(Buffer.from(expected))).toBe(true)
})

import { createApi } from '@/server/app'

import type { TestShop } from '@/__tests__/support/shop'

export async function listenTo(shop: TestShop, path: string, headers: Record<string, string> = {}) {
  const leave = new AbortController()
  const response = await createApi(shop.deps).fetch(
    new Request(`http://shop.test${path}`, { headers, signal: leave.signal }),
  )
  const events: { id: string | null; kind: string; subject: string }[] = []
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const read = async (): Promise<void> => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return
      for (const block of decoder.decode(value).split('\n\n')) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) events.push({ id: /^id: (.*)$/m.exec(block)?.[1] ?? null, ...JSON.parse(data) })
      }
    }
  }
  const reading = read()
  await new Promise((resolve) => setTimeout(resolve, 150))
  return { response, heard: events, reading, close: async () => void (await reader?.cancel()) }
}

import { getApi } from '@/server/get-api'
import { publicSettings } from '@/utils/public-settings'

export interface ApiFile {
  bytes: Buffer
  type: string
}

/** Reads a file of the API, in this process or on its own host; null if it doesn't exist. */
export async function apiFile(path: string): Promise<ApiFile | null> {
  const host = publicSettings().apiHost
  const answer = host
    ? await fetch(new URL(path, host))
    : await (await getApi()).fetch(new Request(new URL(path, 'http://in-process')))
  if (!answer.ok) return null
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { bytes, type: answer.headers.get('content-type') ?? '' }
}

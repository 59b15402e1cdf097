import { pricesRoutes as routes, type UploadedPicture } from '@/contract/office/goods/goods'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

interface UploadOptions {
  /** MIME type expected by the API. */
  type: string
  onSent: (share: number) => void
}

/** Prices. A price change applies exactly what its preview showed, or nothing. */
export function pricesService(http: Http) {
  return {
    ...clientOf(http, routes, { changes: 'changes' }),

    uploadPicture: (file: File, { type, onSent }: UploadOptions): Promise<UploadedPicture> =>
      call(
        http,
        routes.uploadPicture,
        { query: { name: file.name }, body: file } as { query: { name: string } },
        {
          headers: { 'content-type': type },
          onUploadProgress: ({ progress = 0 }) => onSent(progress),
        },
      ),
  }
}

import { brandRoutes, type BrandPage } from '@/contract/office/brand/brand'
import type { BrandUpload } from '@/domain/kit/brand'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

export const brandService = (http: Http) => ({
  ...clientOf(http, brandRoutes),

  upload: (name: BrandUpload, file: Blob): Promise<BrandPage> =>
    call(http, brandRoutes.setPicture, { params: { name }, body: file } as never),
})

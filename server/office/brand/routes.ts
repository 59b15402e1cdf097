import { brandRoutes } from '@/contract/office/brand/brand'
import { brandSchemas } from '@/contract/office/brand/brand.schema'
import type { BrandUpload } from '@/domain/kit/brand'
import { createRouter, type RequestContext } from '@/server/kernel/http/router'

import { renewPages } from '../settings/renew-pages'
import { publishBrand, readBrandPage, saveBrandDraft, setBrandPicture } from './change-brand'
import { setHeroPicture } from './hero-picture'

export const brandRouter = createRouter(brandRoutes, brandSchemas)
  .on('read', async (context) => ({ data: await readBrandPage(context) }))
  .on('publish', async (context) => {
    const data = await publishBrand(context, context.body, context.caller)
    renewPages(context)
    return { data }
  })
  .on('saveDraft', async (context) => ({
    data: await saveBrandDraft(context, context.body, context.caller),
  }))
  .on('setPicture', async (context) => {
    const data = await setPicture(context, context.params.name, context.upload)
    renewPages(context)
    return { data }
  })
  .on('removePicture', async (context) => {
    const data = await setPicture(context, context.params.name, null)
    renewPages(context)
    return { data }
  })

async function setPicture(
  context: Pick<RequestContext, 'db' | 'seller' | 'clock' | 'ids'>,
  name: BrandUpload,
  file: Buffer | null,
) {
  if (name !== 'hero') return setBrandPicture(context, name, file)
  await setHeroPicture(context, file)
  return readBrandPage(context)
}

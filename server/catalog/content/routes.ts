import { contentRoutes } from '@/contract/shop/content/content'
import { contentSchemas } from '@/contract/shop/content/content.schema'
import { contentPath } from '@/domain/shop/content/content'
import { omit } from '@/utils/omit'
import { createRouter } from '@/server/kernel/http/router'

import {
  archiveText,
  editText,
  listTexts,
  readVersion,
  restoreVersion,
  saveText,
  scheduleVersion,
} from './edit-content'
import { readPicture } from './pictures'
import { previewLink, readPreview, renderWritten } from './preview'
import type { Address } from './queries'
import { listContent, readContent, readLegalVersion } from './read-content'

const LISTS = {
  news: ['/news'],
  manual: ['/user-manual'],
  page: [],
  help: ['/help-center'],
} as const

function pagesOf(address: Address): string[] {
  return [contentPath(address), ...LISTS[address.kind]]
}

export const contentRouter = createRouter(contentRoutes, contentSchemas)
  .on('list', async (context) => ({
    data: { entries: await listContent(context, context.query.kind) },
    cache: 'public',
  }))
  .on('read', async (context) => ({
    data: await readContent(context, context.params),
    cache: 'public',
  }))
  .on('legalVersion', async (context) => ({
    data: await readLegalVersion(context, context.params.slug, context.params.number),
    cache: 'public',
  }))
  .on('preview', async (context) => ({ data: await readPreview(context, context.params.token) }))
  .on('picture', async (context) => {
    const picture = await readPicture(context, { ...context.params, ...context.query })
    return { file: { ...picture, maxAge: 300 } }
  })
  .on('overview', async (context) => ({
    data: await listTexts(context, context.query),
  }))
  .on('edit', async (context) => ({ data: await editText(context, context.params) }))
  .on('version', async (context) => ({
    data: omit(await readVersion(context, context.params), 'id'),
  }))
  .on('render', async (context) => ({
    data: await renderWritten(context, context.params, context.body),
  }))
  .on('save', async (context) => {
    const { params, body, caller } = context
    const data = await saveText(context, params, { ...body, by: caller.userId })
    if (body.publish_at !== null) await context.revalidate(pagesOf(params))
    return { data }
  })
  .on('schedule', async (context) => {
    const { params, body } = context
    const data = await context.db.transaction((tx) =>
      scheduleVersion({ ...context, db: tx }, params, body.publish_at),
    )
    await context.revalidate(pagesOf(params))
    return { data }
  })
  .on('restore', async (context) => {
    const { params, body, caller } = context
    return { data: await restoreVersion(context, params, { base: body.base, by: caller.userId }) }
  })
  .on('previewLink', async (context) => ({ data: await previewLink(context, context.params) }))
  .on('archive', async (context) => {
    const { params, body } = context
    const data = await context.db.transaction((tx) =>
      archiveText({ ...context, db: tx }, params, body.is_archived),
    )
    await context.revalidate(pagesOf(params))
    return { data }
  })

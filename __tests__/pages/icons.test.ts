import sharp from 'sharp'

import { PICTURES_SETTING } from '@/domain/kit/brand'
import { getDb } from '@/server/kernel/db/client'
import { settings } from '@/server/kernel/db/schema/catalog/trade'

import * as pageServices from '@/server/ssr/page-services'

import { servePagesFromDatabase } from '../support/pages'

servePagesFromDatabase()

async function iconOf(query: Record<string, string>) {
  const { getServerSideProps } = await import('@/pages/icons/[file]')
  const res = { setHeader: jest.fn(), end: jest.fn() }
  const result = await getServerSideProps({ query, res } as never)
  const headers = Object.fromEntries(res.setHeader.mock.calls as [string, string][])
  const content = res.end.mock.calls[0]?.[0] as Buffer | undefined
  const color = content && (await sharp(content).flatten().stats()).dominant
  return { result, color, cached: headers['Cache-Control'] }
}

test('an uploaded picture is in the icons at once, before the process has noticed it', async () => {
  expect(await iconOf({ file: 'logo.png' })).toMatchObject({ result: { notFound: true } })
  const before = await iconOf({ file: 'mark.png', old: '' })
  expect(before).toMatchObject({ color: { r: 24, g: 24, b: 24 }, cached: 'public, max-age=60' })
  const ground = { width: 64, height: 64, channels: 3 as const, background: '#FF0000' }
  const content = (await sharp({ create: ground }).png().toBuffer()).toString('base64')
  const picture = (version: string) => ({ version, width: 64, height: 64, content })
  await getDb()
    .insert(settings)
    .values({ key: PICTURES_SETTING, value: { logo: picture('1'), mark: picture('2') } })
  const red = { color: { r: 248, g: 8, b: 8 }, cached: 'public, max-age=86400' }
  expect(await iconOf({ file: 'mark.png', 2: '' })).toMatchObject(red)
  expect(await iconOf({ file: 'logo.png', 1: '' })).toMatchObject(red)
  const favicon = await iconOf({ file: 'apple-touch-icon.png' })
  expect(favicon.color).toMatchObject({ r: 248 })
})

test('made-up versions cause one read of the settings a second', async () => {
  const read = jest.spyOn(pageServices, 'pageServices')
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => iconOf({ file: 'mark.png', [`x${at}`]: '' })),
  )
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRestore()
})

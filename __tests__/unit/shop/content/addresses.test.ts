import { readdirSync } from 'node:fs'
import path from 'node:path'

import { addressOf, isTextAddress, keywordsOf, TAKEN_PAGES } from '@/domain/shop/content/content'
import { seedTexts } from '@/server/seed/data/content'

test('no text can be given the address of another page', () => {
  const pages = readdirSync(path.resolve('pages'))
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((name) => /^[a-z0-9-]+$/.test(name))
  const texts = seedTexts()
    .filter(({ kind }) => kind === 'page')
    .map(({ slug }) => slug)
  const free = pages.filter((name) => !TAKEN_PAGES.includes(name) && !texts.includes(name))
  expect(free).toEqual([])
  expect(texts.filter((slug) => !isTextAddress('page', slug))).toEqual([])
  expect(isTextAddress('page', 'cart')).toBe(false)
  expect(isTextAddress('news', 'cart')).toBe(true)
  expect(isTextAddress('help', 'search')).toBe(false)
})

test.each([
  ['Fall tour: day 1', 'fall-tour-day-1'],
  ['We’re “back” – Überall!', 'were-back-uberall'],
  ['?', ''],
])('%s has an address', (title, slug) => {
  expect(addressOf(title)).toBe(slug)
})

test('search words stand between commas', () => {
  expect(keywordsOf(' flat,, puncture , flat')).toEqual(['flat', 'puncture'])
})

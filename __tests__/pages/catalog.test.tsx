import sharp from 'sharp'

import { getDb } from '@/server/kernel/db/client'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { buildPictureFiles, buildPictures } from '@/server/kernel/db/schema/catalog/build-pictures'
import { seedSamples } from '@/server/seed/seed-samples'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import { defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { mailPictureAddress } from '@/domain/shop/bikes/mail-picture'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { gridOf } from '@/domain/shop/bikes/part-grid'
import { cents } from '@/domain/kit/money'
import { money } from '@/utils/format'
import { seedBike, seedCountry, US } from '../support/orders/orders'
import { htmlOf, propsOf, servePagesFromDatabase } from '../support/pages'

servePagesFromDatabase()

interface FileRequest {
  params: Record<string, string>
  query: Record<string, string>
  accept: string
}

async function fileOf(load: (context: never) => Promise<unknown>, request: FileRequest) {
  const { accept, ...address } = request
  const headers: Record<string, string> = {}
  let body = ''
  const res = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    end: (content: string | Buffer) =>
      void (body = typeof content === 'string' ? content : content.toString('latin1')),
  }
  const result = await load({ ...address, req: { headers: { accept } }, res } as never)
  return { result, headers, body }
}

describe('the home page', () => {
  test('shows three bikes with price, range, weight and day of arrival in its first HTML', async () => {
    const { default: Home, getStaticProps } = await import('@/pages/index')
    const html = await htmlOf('/', <Home {...propsOf(await getStaticProps({}))} />)
    for (const words of ['Nireeka Prime', 'Nireeka Homie', 'Nyx', '$3,999.00', 'lb', 'mi']) {
      expect(html).toContain(words)
    }
    expect(html).not.toContain('What owners say')
  })

  test('shows what owners say, in full and with stars, in its first HTML', async () => {
    await seedSamples(process.env.DATABASE_URL ?? '', new Date('2026-11-20T12:00:00Z'))
    const { default: Home, getStaticProps } = await import('@/pages/index')
    const props = propsOf(await getStaticProps({}))
    const html = await htmlOf('/', <Home {...props} />)
    expect(props.made.reviews.picked).toHaveLength(3)
    for (const { title, text, name } of props.made.reviews.picked) {
      for (const words of [title, text, name])
        expect(html).toContain(words.replaceAll("'", '&#x27;'))
    }
    expect(html).toContain('from 90 delivered bikes')
    expect(html).toContain('aria-label="4 out of 5 stars"')
    expect(html).not.toMatch(/NaN|undefined|\[object/)
  })
})

describe('the bike list', () => {
  test('links every bike in the color of the home page and shows what it costs', async () => {
    const { default: List, getStaticProps } = await import('@/pages/configurator/index')
    const props = propsOf(await getStaticProps({}))
    const colors = props.bikes.map(
      (bike) => bike.colors.find(({ id }) => id === bike.build.color_id)?.title,
    )
    expect(colors).toEqual(['Signal Orange', 'Harbour', 'Night'])
    const html = await htmlOf('/configurator', <List {...props} />)
    for (const slug of ['nireeka-prime', 'nireeka-homie', 'nyx']) {
      expect(html).toContain(`href="/configurator/${slug}?build=`)
    }
    expect(html).toContain('$2,499.00')
  })
})

describe('the page of a bike', () => {
  const open = async (slug: string) => {
    const page = await import('@/pages/configurator/[bike_slug]')
    return { ...page, result: await page.getStaticProps({ params: { bike_slug: slug } }) }
  }

  test('has choices, prices, maker, certificates and photos in its first HTML, before any script', async () => {
    const { default: BikePage, result } = await open('nyx')
    const props = propsOf(result)
    const html = await htmlOf('/configurator/nyx', <BikePage {...props} />)
    for (const group of props.bike.groups) {
      // Parts on two axes are listed by the values of both axes.
      const shown = gridOf(group)?.axes.flatMap(({ values }) => values)
      for (const title of shown ?? group.parts.map((part) => part.title)) {
        expect(html).toContain(title.replaceAll('&', '&amp;'))
      }
    }
    expect(html).toContain('$4,999.00')
    expect(html).toContain('src="/pictures/nyx?view=studio')
    expect(html).toContain(props.safety?.maker.email)
    expect(html).toContain('UL 2849')
    expect(props.photos?.views).toEqual(['side', 'front', 'rear', 'cockpit', 'motor', 'paint'])
  })

  test('is not found for an unknown bike and made anew after a minute', async () => {
    expect((await open('unknown')).result).toMatchObject({ notFound: true, revalidate: 60 })
    expect((await open('nyx')).result).toMatchObject({ revalidate: 60 })
  })

  test('a draft has a page at the name that opens it, which says why it can’t be bought', async () => {
    const { isSealed } = await import('@/server/ssr/find-bike')
    const { copyBike } = await import('@/server/office/bikes/copy-bike')
    const { readSeal } = await import('@/server/buying')
    const { users } = await import('@/server/kernel/db/schema/accounts/users')
    const { systemClock } = await import('@/server/kernel/ports/clock')
    const db = getDb()
    const [author] = await db.select({ id: users.id }).from(users).limit(1)
    const as = { slug: 'nyx-two', title: 'Nyx Two' }
    const by = author?.id ?? 0
    await copyBike({ db, about: () => undefined }, { slug: 'nyx', as, by })
    const secret = process.env.APP_SECRET ?? ''
    const { seal } = await readSeal({ db, secret, clock: systemClock }, 'nyx-two')
    expect((await open('nyx-two')).result).toMatchObject({ notFound: true })
    const { default: BikePage, result } = await open(seal ?? '')
    expect(result).toMatchObject({ revalidate: 1 })
    const props = propsOf(result)
    expect(isSealed(props.bike)).toBe(true)
    const html = await htmlOf(`/configurator/${seal}`, <BikePage {...props} />)
    expect(html).toContain('Nyx Two')
    expect(html).toContain(props.bike.unavailable?.replaceAll("'", '&#x27;'))
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain(`src="/pictures/${seal}?view=studio`)
  })

  test('shows a new price as soon as it is made anew', async () => {
    await getDb()
      .update(bikes)
      .set({ price_cents: cents(512_300) })
    expect(propsOf((await open('nyx')).result).bike.price).toBe(512_300)
  })
})

describe('the picture of a build', () => {
  const pictureOf = async (slug: string, query: Record<string, string>, accept = '') => {
    const { getServerSideProps } = await import('@/pages/pictures/[slug]')
    return fileOf(getServerSideProps, { params: { slug }, query, accept })
  }

  test('is an SVG file that may be kept for a day', async () => {
    const { pictureAddress } = await import('@/components/shop/bikes/bike-picture')
    const { bikeItem } = await import('../support/orders/orders')
    const { build } = bikeItem('nyx').server
    const address = new URL(pictureAddress({ slug: 'nyx', build, view: 'thumbnail' }), 'https://x')
    const { headers, body } = await pictureOf('nyx', Object.fromEntries(address.searchParams))
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['cache-control']).toContain('max-age=86400')
    expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(body).not.toMatch(/NaN|undefined|<script/)
  })

  test('comes from the studio where there is one of what it looks like, in what the browser reads', async () => {
    const build = defaultBuild(seedBike('nyx'), seedCountry(US))
    const query = { view: 'paper', from: 'front', build: buildAddress(build) }
    const wide = await pictureOf('nyx', { ...query, w: '1600' }, 'image/avif,image/webp,*/*')
    const small = await pictureOf('nyx', { ...query, w: '300' }, 'image/avif,image/webp,*/*')
    expect(wide.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
    expect(wide.body.slice(4, 12)).toBe('ftypavif')
    expect(small.body.length).toBeLessThan(wide.body.length / 2)
    const other = await pictureOf('nyx', query, 'image/webp,*/*')
    expect(other.headers['content-type']).toBe('image/webp')
    expect((await pictureOf('nyx', query, '*/*')).headers['content-type']).toContain('svg')
    const larger = sizeChosen(seedBike('nyx'), build, seedBike('nyx').sizes.at(-1)?.id ?? 0)
    const drawn = await pictureOf('nyx', { ...query, build: buildAddress(larger) }, 'image/avif')
    expect(drawn.headers['content-type']).toContain('svg')
  })

  test('that is being rendered is announced on that of its color, and comes fresh once it is there', async () => {
    const bike = seedBike('nyx')
    const build = sizeChosen(bike, defaultBuild(bike, seedCountry(US)), bike.sizes[0]?.id ?? 0)
    const query = { view: 'paper', build: buildAddress(build) }
    const none = await pictureOf('nyx', query, 'image/avif')
    expect(none.headers['cache-control']).toBe('public, max-age=60')
    expect(none.body).not.toContain('Picture being made')
    const row = { look: stillKey(bike, build), bike_slug: 'nyx', build, use: 'cart' as const }
    const [{ id } = { id: 0 }] = await getDb().insert(buildPictures).values(row).returning()
    const pending = await pictureOf('nyx', query, 'image/avif')
    expect(pending.headers['cache-control']).toBe('no-store')
    expect(pending.body).toContain('Picture being made')
    expect(pending.body).toContain('data:image/webp;base64,')
    const name = { stage: 'paper', view: 'side', format: 'avif', width: 960 } as const
    await getDb()
      .insert(buildPictureFiles)
      .values({ picture_id: id, ...name, content: Buffer.from('a picture') })
    await getDb().update(buildPictures).set({ made_at: new Date(), renderer: 'one' })
    const made = await pictureOf('nyx', query, 'image/avif')
    expect(made).toMatchObject({
      headers: {
        'content-type': 'image/avif',
        'cache-control': expect.stringContaining('max-age=86400'),
      },
      body: 'a picture',
    })
  })

  test('is a small JPEG file on paper for mail programs, of a photograph and of a drawing', async () => {
    const build = defaultBuild(seedBike('nyx'), seedCountry(US))
    const larger = sizeChosen(seedBike('nyx'), build, seedBike('nyx').sizes.at(-1)?.id ?? 0)
    for (const one of [build, larger]) {
      const { searchParams } = new URL(mailPictureAddress('nyx', one), 'https://shop.test')
      const { headers, body } = await pictureOf('nyx', Object.fromEntries(searchParams), '*/*')
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
      })
      const file = Buffer.from(body, 'latin1')
      expect(await sharp(file).metadata()).toMatchObject({ width: 1024, height: 632 })
      const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).raw()
      expect([...(await corner.toBuffer())].every((value) => value > 236)).toBe(true)
      expect(file.byteLength).toBeLessThan(60_000)
    }
  })

  test.each([
    ['nyx', { build: 'nonsense' }],
    ['nyx', {}],
    ['unknown', { build: '1.1.-.1' }],
  ])('of %s with %p is not found', async (slug, query) => {
    expect((await pictureOf(slug, query as Record<string, string>)).result).toEqual({
      notFound: true,
    })
  })
})

describe('the list of accessories', () => {
  test('has all eighteen with their prices in its first HTML', async () => {
    const { default: List, getStaticProps } = await import('@/pages/accessories/index')
    const props = propsOf(await getStaticProps({}))
    const html = await htmlOf('/accessories', <List {...props} />)
    expect(props.accessories).toHaveLength(18)
    for (const { id, title, price } of props.accessories) {
      expect(html).toContain(`href="/accessories/${id}"`)
      expect(html).toContain(title.replaceAll('&', '&amp;'))
      expect(html).toContain(money(price))
    }
  })
})

describe('the page of an accessory', () => {
  const open = async (id: string) => {
    const page = await import('@/pages/accessories/[id]')
    return { ...page, result: await page.getStaticProps({ params: { id } }) }
  }

  test('of a bundle has what is in it and what one saves in its first HTML', async () => {
    const { default: Page, result } = await open('5000125')
    const props = propsOf(result)
    const html = await htmlOf('/accessories/5000125', <Page {...props} />)
    expect(html).toContain('You save $48.90')
    expect(html).toContain('href="/accessories/5000114"')
    expect(html).toContain('One by one, that’s $326.00. Together, you save $48.90.')
  })

  test.each(['5000110', '5000111', '5000064'])(
    '%s has price, delivered price, data sheet and maker in its first HTML',
    async (id) => {
      const { default: Page, result } = await open(id)
      const props = propsOf(result)
      const html = await htmlOf(`/accessories/${id}`, <Page {...props} />)
      const { title, price, delivered, safety } = props.accessory
      expect(html).toContain(title)
      expect(html).toContain(money(price))
      expect(html).toContain(money(delivered.total))
      expect(html).toContain(safety.maker.email)
      expect(html).toContain('Add to cart')
    },
  )

  test('of the gift card stands at its id and offers its amounts', async () => {
    const { default: Page, getStaticProps } = await import('@/pages/accessories/5000124')
    const props = propsOf(await getStaticProps({}))
    expect(props.accessory.id).toBe(GIFT_CARD_ID)
    const html = await htmlOf('/accessories/5000124', <Page {...props} />)
    for (const amount of ['$50', '$100', '$200', '$300', '$500', 'Other amount']) {
      expect(html).toContain(amount)
    }
  })

  test.each(['77', '5000344', 'helmet'])('%s is not found', async (id) => {
    expect((await open(id)).result).toMatchObject({ notFound: true, revalidate: 60 })
  })
})

describe('the picture of goods', () => {
  test('is the photograph in the color of its version, else a placeholder; none of what is not sold', async () => {
    const { getServerSideProps } = await import('@/pages/pictures/goods/[id]')
    const read = async (
      id: string,
      query: Record<string, string>,
      accept = 'image/avif,image/webp',
    ) => {
      const { headers, ...file } = await fileOf(getServerSideProps, {
        params: { id },
        query,
        accept,
      })
      return { ...file, type: headers['content-type'] }
    }
    const bone = await read('5000110', { variant: 'bone-m' })
    const plain = await read('5000110', {})
    expect([bone.type, plain.type]).toEqual(['image/avif', 'image/avif'])
    expect(bone.body).not.toBe(plain.body)
    expect((await read('5000319', {})).type).toBe('image/avif')
    const pads = await read('5000319', {}, 'image/png')
    expect(pads.type).toBe('image/svg+xml; charset=utf-8')
    expect(pads.body).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^>]*aria-label="No picture of Brake pads, resin/,
    )
    expect((await read('77', {})).result).toEqual({ notFound: true })
  })

  test('of a bundle is composed of all that is in it, in the width that is asked for', async () => {
    const { getServerSideProps } = await import('@/pages/pictures/goods/[id]')
    const bytesOf = async (id: string, w: string) => {
      const { body, headers } = await fileOf(getServerSideProps, {
        params: { id },
        query: { w },
        accept: 'image/webp',
      })
      expect(headers['content-type']).toBe('image/webp')
      return Buffer.from(body, 'latin1')
    }
    const [set, lock] = [await bytesOf('5000125', '400'), await bytesOf('5000114', '400')]
    expect(set.equals(lock)).toBe(false)
    expect(await bytesOf('5000125', '400')).toEqual(set)
    const { width, height } = await sharp(set).metadata()
    expect([width, height]).toEqual([400, 300])
    expect((await sharp(await bytesOf('5000125', '800')).metadata()).width).toBe(800)
  })
})

describe('the small picture of an option', () => {
  const read = async (
    slug: string,
    query: Record<string, string>,
    accept = 'image/avif,image/webp',
  ) => {
    const { getServerSideProps } = await import('@/pages/pictures/options/[slug]')
    return fileOf(getServerSideProps, { params: { slug }, query, accept })
  }

  test('shows a part or a paint, and may be kept for a day', async () => {
    const [fork, longer, paint] = [
      await read('nyx', { part: '30401' }),
      await read('nyx', { part: '30402' }),
      await read('nyx', { color: '354' }, 'image/webp'),
    ]
    expect(fork?.headers['cache-control']).toContain('max-age=86400')
    expect([fork, longer, paint].map((one) => one?.headers['content-type'])).toEqual([
      'image/avif',
      'image/avif',
      'image/webp',
    ])
    expect(fork?.body).not.toBe(longer?.body)
  })

  test('is not there for a tune, which has no form, nor for what isn’t sold', async () => {
    const requests = [
      read('nyx', { part: '30202' }),
      read('nyx', { part: '1' }),
      read('unknown', { part: '30401' }),
    ]
    for (const { result } of await Promise.all(requests)) expect(result).toEqual({ notFound: true })
  })
})

import { readFileSync } from 'node:fs'
import vm from 'node:vm'

import type { Handler } from '@/platform/front/handler'
import { policyHosts } from '@/platform/front/policy-hosts'

interface Rule {
  source: string
  has?: unknown[]
  headers: { key: string; value: string }[]
}

type Config = (phase: string) => { headers(): Promise<Rule[]>; env: Record<string, string> }

async function productionConfig(env: Record<string, string> = {}) {
  const before = process.env
  process.env = { ...before, ...env, NODE_ENV: 'production' }
  try {
    const read = { rules: [] as Rule[], constants: {} }
    await jest.isolateModulesAsync(async () => {
      const config = jest.requireActual<Config>('../../../../next.config.js')(
        'phase-production-build',
      )
      Object.assign(read, { rules: await config.headers(), constants: config.env })
    })
    return read
  } finally {
    process.env = before
  }
}

const productionRules = async () => (await productionConfig()).rules

function headerOf(rules: Rule[], source: string, key: string): string {
  const values = rules.filter((rule) => rule.source === source && !rule.has)
  const header = values.flatMap(({ headers }) => headers).find((one) => one.key === key)
  if (!header) throw new Error(`${source} has no ${key}`)
  return header.value
}

const POLICY = 'Content-Security-Policy'

describe('security headers', () => {
  it('a page runs no inline script, no foreign script and no injected style element', async () => {
    const policy = headerOf(await productionRules(), '/:path*', POLICY).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(policy.join()).not.toContain('unsafe-eval')
  })

  it('no cache keeps the configurator of a draft, no search engine lists it, and its name stays here', async () => {
    const rules = await productionRules()
    for (const source of [
      '/configurator/:seal(draft-[0-9a-f]{24})',
      '/_next/data/:build/configurator/:seal(draft-[0-9a-f]{24}).json',
    ]) {
      expect(headerOf(rules, source, 'Cache-Control')).toBe('private, no-store')
      expect(headerOf(rules, source, 'X-Robots-Tag')).toBe('noindex, nofollow')
      expect(headerOf(rules, source, 'Referrer-Policy')).toBe('same-origin')
    }
  })

  it('a script that runs as a worker fetches scripts of this origin and nothing else', async () => {
    const policy = headerOf(await productionRules(), '/_next/static/:path*', POLICY)
    expect(policy).toBe("default-src 'none'; script-src 'self'")
  })

  it.each([
    '/login/:path*',
    '/register',
    '/reset-password',
    '/dashboard/:path*',
    '/cart/checkout',
    '/payment/:path*',
    '/orders/:path*',
    '/api/:path*',
  ])('%s is never shown in a frame', async (source) => {
    const rules = await productionRules()
    expect(headerOf(rules, source, POLICY)).toContain("frame-ancestors 'none'")
    expect(headerOf(rules, source, 'X-Frame-Options')).toBe('DENY')
  })

  it.each(['/payment/:path*', '/orders/:path*', '/reset-password', '/login/:path*'])(
    '%s tells its address to nobody',
    async (source) => {
      expect(headerOf(await productionRules(), source, 'Referrer-Policy')).toBe('no-referrer')
    },
  )

  it('a build is the same for every shop, whatever the settings are where it is made', async () => {
    const settings = {
      SHOP_URL: 'https://shop.test',
      NEXT_PUBLIC_API_HOST: 'https://api.shop.test',
      NEXT_PUBLIC_COBROWSING_SCRIPT: 'https://tool.test/a.js',
      NEXT_PUBLIC_API_MOCKING: 'enabled',
    }
    const { rules, constants } = await productionConfig(settings)
    expect({ rules, constants }).toEqual(await productionConfig())
    // Next.js compiles these into scripts, so a setting among them would require a build per shop.
    expect(Object.keys(constants).filter((name) => !name.startsWith('TRICK_'))).toEqual([
      'NEXT_PUBLIC_API_MOCKING',
    ])
  })
})

describe('hosts of the settings', () => {
  /** Returns the policy sent to visitors for a page, given the policy that the build wrote for it. */
  async function sentPolicy(source: string, env: Record<string, string>): Promise<string> {
    const written = headerOf(await productionRules(), source, POLICY)
    const sent = new Map<string, unknown>()
    const page: Handler = (_, response) => response.setHeader(POLICY, written)
    const response = { setHeader: (name: string, value: unknown) => sent.set(name, value) }
    const settings = { ...env, NODE_ENV: 'production' as const }
    await policyHosts(page, settings)({} as never, response as never)
    return String(sent.get(POLICY))
  }

  it('the hosts of the API may be called', async () => {
    const env = {
      NEXT_PUBLIC_API_HOST: 'https://api.shop.test/base',
      NEXT_PUBLIC_APP_HOST: 'https://bikes.shop.test',
    }
    for (const source of ['/:path*', '/dashboard/:path*'])
      expect(await sentPolicy(source, env)).toContain(
        "connect-src 'self' https://api.shop.test https://bikes.shop.test;",
      )
  })

  const script = { NEXT_PUBLIC_COBROWSING_SCRIPT: 'https://tool.test/a.js' }

  it('co-browsing opens the policy of public pages for its origin only when it is configured', async () => {
    const without = await sentPolicy('/:path*', {})
    expect(without).toBe(headerOf(await productionRules(), '/:path*', POLICY))
    expect(without).not.toContain('cobrowsing')
    const policy = await sentPolicy('/:path*', script)
    expect(policy).toContain("script-src 'self' https://tool.test;")
    expect(policy).toContain("connect-src 'self' https://tool.test;")
    expect(policy).toContain('trusted-types default nextjs pasted-html cobrowsing')
  })

  it.each(['/login/:path*', '/cart/checkout', '/dashboard/:path*'])(
    'at %s no foreign script is allowed even then',
    async (source) => expect(await sentPolicy(source, script)).not.toContain('tool.test'),
  )

  it('other policies stay as they are', async () => {
    const worker = headerOf(await productionRules(), '/_next/static/:path*', POLICY)
    expect(await sentPolicy('/_next/static/:path*', script)).toBe(worker)
  })
})

describe('trusted types', () => {
  type Policy = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

  function defaultPolicy(): Policy {
    let policy: Policy | undefined
    const window = {
      location: { href: 'https://shop.test/bikes', origin: 'https://shop.test' },
      trustedTypes: { createPolicy: (_: string, rules: Policy) => (policy = rules) },
    }
    vm.runInNewContext(readFileSync('public/tt.js', 'utf8'), { window, URL })
    if (!policy) throw new Error('public/tt.js made no policy')
    return policy
  }

  it('scripts come from the build output of this origin', () => {
    const { createScriptURL } = defaultPolicy()
    expect(createScriptURL('/_next/static/a.js')).toBe('/_next/static/a.js')
    expect(createScriptURL('https://evil.test/_next/a.js')).toBeNull()
    expect(createScriptURL('/uploads/a.js')).toBeNull()
    expect(createScriptURL('data:text/javascript,alert(1)')).toBeNull()
  })

  it('the one worker is that of the comparison', () => {
    const { createScriptURL } = defaultPolicy()
    expect(createScriptURL('/compare-worker.js?build=a')).toBe('/compare-worker.js?build=a')
    expect(createScriptURL('https://evil.test/compare-worker.js')).toBeNull()
    expect(createScriptURL('/uploads/compare-worker.js')).toBeNull()
  })

  it('markup is the progress bar or nothing', () => {
    const { createHTML } = defaultPolicy()
    const source = readFileSync('components/kit/layout/progress-bar.ts', 'utf8')
    const template = /template: '(.*)'/.exec(source)?.[1] ?? 'no template found'
    expect(createHTML(template)).toBe(template)
    expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull()
  })
})

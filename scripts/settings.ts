import { parseHosts } from '../domain/kit/external-link'
import { readRanges } from '../domain/kit/ip-range'
import { StartProblem } from './problem'

type Rule = { is: (value: string) => boolean; sentence: string }

const number = (least: number, most: number): Rule => ({
  is: (value) => value.trim() !== '' && Number(value) >= least && Number(value) <= most,
  sentence: `has to be a number between ${least} and ${most}`,
})

const integer = (least: number, most: number): Rule => ({
  is: (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
  sentence: `has to be a whole number between ${least} and ${most}`,
})

const oneOf = (...words: string[]): Rule => ({
  is: (value) => words.includes(value),
  sentence: `has to be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
})

const startsWithScheme = (...schemes: string[]): Rule => ({
  is: (value) => schemes.some((scheme) => value.startsWith(scheme)),
  sentence: `has to be an address that begins with ${schemes.join(' or ')}`,
})

const ORIGIN: Rule = {
  is: (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
  sentence: 'has to be like https://your.shop, without a slash or a path at the end',
}

const HOSTS: Rule = {
  is: (value) => parseHosts(value) !== null,
  sentence: 'has to list hosts such as shop.example, fund.example:8443, without https:// and paths',
}

const RANGES: Rule = {
  is: (value) => readRanges(value) !== null,
  sentence: 'has to list ranges such as 10.20.0.0/16, fd12::/16',
}

const HTTP: Rule = {
  is: (value) => /^https?:\/\//.test(value) && URL.canParse(value),
  sentence: 'has to be an address that begins with http:// or https://',
}

/** Rules by setting. Upper limits are what most databases and machines can take. */
const RULES: Record<string, Rule> = {
  PORT: integer(1, 65_535),
  METRICS_PORT: integer(1, 65_535),
  OTEL_EXPORTER_OTLP_ENDPOINT: startsWithScheme('http://', 'https://'),
  OTEL_TRACES_SAMPLER_ARG: number(0, 1),
  NEXT_PUBLIC_TRACES: oneOf('on', 'off'),
  NEXT_PUBLIC_COMPARE_OFFLINE: oneOf('on', 'off'),
  NEXT_PUBLIC_API_MOCKING: oneOf('enabled', 'disabled'),
  MOCK_DATA: oneOf('keep', 'drop'),
  NEXT_PUBLIC_API_HOST: HTTP,
  NEXT_PUBLIC_APP_HOST: HTTP,
  NEXT_PUBLIC_GAME_URL: HTTP,
  NEXT_PUBLIC_COBROWSING_SCRIPT: {
    is: (value) => /^(https:\/\/|\/(?!\/))/.test(value) && URL.canParse(value, 'https://shop.test'),
    sentence: 'has to be a path of this shop or an address that begins with https://',
  },
  NEXT_PUBLIC_SUPPORT_EMAIL: {
    is: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
    sentence: 'has to be an email address',
  },
  NEXT_PUBLIC_SHOP_URL: {
    is: () => false,
    sentence: 'has to be left out, because SHOP_URL is used for pages too',
  },
  CLOSING_SECONDS: number(0, 60),
  WEB_CONCURRENCY: integer(1, 64),
  DATABASE_POOL: integer(1, 1_000),
  DATABASE_URL: startsWithScheme('postgresql://', 'postgres://'),
  DATABASE_LISTEN_URL: startsWithScheme('postgresql://', 'postgres://'),
  SMTP_URL: startsWithScheme('smtp://', 'smtps://'),
  SHOP_URL: ORIGIN,
  EXTERNAL_HOSTS: HOSTS,
  WEBHOOK_ALLOWED_RANGES: RANGES,
  TRUSTED_PROXIES: integer(0, 20),
  WORKER: oneOf('on', 'off'),
  SAMPLE_RIDERS: oneOf('on', 'off'),
  OUTBOX_PAGE: oneOf('on', 'off'),
  SANDBOX_PAYMENTS: oneOf('on', 'off'),
  TAX_SERVICE: oneOf('stripe', 'own'),
  TAX_SERVICE_FALLBACK: oneOf('refuse', 'own'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
}

/** Settings that contain passwords: error messages never repeat their values. */
const SECRET = ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'SMTP_URL']

/** Rejects invalid settings before anything starts, with one message each. */
export function refuseUnusable(variables: Readonly<Record<string, string | undefined>>): void {
  const sentences = Object.entries(RULES).flatMap(([name, { is, sentence }]) => {
    const value = variables[name]
    if (!value || is(value)) return []
    return SECRET.includes(name)
      ? [`${name} ${sentence}.`]
      : [`${name} ${sentence}, but it is "${value}".`]
  })
  const port = Number(variables.PORT || 3000)
  const metrics = Number(variables.METRICS_PORT || 0)
  const processes = Number(variables.WEB_CONCURRENCY || 1)
  if (metrics && port >= metrics && port < metrics + processes)
    sentences.push('METRICS_PORT and PORT have to be different ports.')
  if (variables.TAX_SERVICE === 'stripe' && !variables.STRIPE_SECRET_KEY)
    sentences.push('TAX_SERVICE=stripe needs STRIPE_SECRET_KEY.')
  if (sentences.length > 0) throw new StartProblem(sentences.join('\n'))
}

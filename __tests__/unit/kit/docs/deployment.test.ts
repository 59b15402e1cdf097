import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parse, parseAllDocuments } from 'yaml'

const root = path.resolve(__dirname, '../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface Service {
  command?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, unknown>
  read_only?: boolean
  tmpfs?: string[]
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
}
const manifests = parseAllDocuments(read('ops/kubernetes.yaml')).map(
  (document) => document.toJS() as { kind: string; data?: Record<string, string> },
)

test('compose names services that exist, and only programs of the shop', () => {
  const { services } = compose
  const named = Object.values(services).flatMap((one) => Object.keys(one.depends_on ?? {}))
  expect(named.filter((name) => !services[name])).toEqual([])
  expect(services.worker?.command).toEqual(['worker'])
  for (const name of ['shop-1', 'shop-2', 'worker']) expect(services[name]?.read_only).toBe(true)
})

test('every setting of the deployment files is one of .env.example', () => {
  const ofCompose = Object.keys(compose.services['shop-1']?.environment ?? {})
  const ofKubernetes = manifests.flatMap(({ data }) => Object.keys(data ?? {}))
  const ofUnits = ['shop', 'shop-worker'].flatMap((unit) =>
    [...read(`ops/systemd/${unit}.service`).matchAll(/^Environment=(.+)$/gm)].flatMap(
      ([, line = '']) => line.split(' ').map((one) => one.split('=')[0] ?? ''),
    ),
  )
  const example = read('.env.example')
  const names = [...ofCompose, ...ofKubernetes, ...ofUnits].filter((name) => name !== 'NODE_ENV')
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([])
})

test('nginx balances the shops of compose and buffers no stream', () => {
  const nginx = read('ops/nginx.conf')
  const shops = [...nginx.matchAll(/server (shop-\d):3000/g)].map(([, name = '']) => name)
  expect(shops).toEqual(Object.keys(compose.services).filter((name) => /^shop-/.test(name)))
  expect(nginx).toMatch(/location = \/api\/live \{[^}]*proxy_buffering off;/)
})

test('nginx starts as a service of Debian: its unit knows where the process id is, and gives it a socket for errors', () => {
  expect(read('ops/nginx.conf')).not.toMatch(/^pid |\/dev\/stderr/m)
  expect(compose.services.nginx?.tmpfs).toContain('/run')
})

test('what the image copies from the sources exists', () => {
  const copies = [...read('Dockerfile').matchAll(/^COPY --from=build (.+) \S+$/gm)]
  const copied = copies.flatMap(([, sources = '']) =>
    [...sources.matchAll(/(?<=\/shop\/)\S+/g)].map(([source]) => source),
  )
  expect(copied.length).toBeGreaterThan(8)
  expect(copied.filter((file) => file !== '.next' && !existsSync(path.join(root, file)))).toEqual(
    [],
  )
})

test('the Kubernetes example has settings, shops, a worker and an address for the shops', () => {
  expect(manifests.map(({ kind }) => kind)).toEqual([
    'ConfigMap',
    'Deployment',
    'Deployment',
    'Service',
  ])
})

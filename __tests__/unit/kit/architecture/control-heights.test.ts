import { readFileSync, readdirSync } from 'node:fs'

const CONTROL =
  /<(Button|LinkButton|IconButton|button|input|select)\b((?:=>|[^<>{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g
const OWN_HEIGHT = /(?<![\w-])(?:\w+:)*(?:min-)?h-(?:[7-9]|1[0-3])\b/
const BUTTON = /^(Button|LinkButton|IconButton)$/

/** Screens that fill the page, and dialogs, have buttons of the shop's size. */
const NOT_DENSE = ['office-gate.tsx', 'office-route.tsx', 'picture-crop-dialog.tsx']

function controlsIn(code: string) {
  return [...code.matchAll(CONTROL)].map(([, tag = '', attributes = '']) => ({ tag, attributes }))
}

const hasOwnHeight = ({ attributes }: { attributes: string }) => OWN_HEIGHT.test(attributes)

const isLarge = ({ tag, attributes }: { tag: string; attributes: string }) =>
  BUTTON.test(tag) && !/size="small"|\{\.\.\.look\}/.test(attributes)

const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, code: readFileSync(`components/${file}`, 'utf8') }))
  .map((source) => ({ ...source, controls: controlsIn(source.code) }))
const officeFiles = files.filter(({ file }) => file.startsWith('office/'))

test('controls have the heights of the UI kit, so that those in a row match', () => {
  const found = files.flatMap(({ file, controls }) =>
    controls.filter(hasOwnHeight).map(({ tag }) => `${file}: <${tag}>`),
  )
  expect(found).toEqual([])
  expect(files.flatMap(({ controls }) => controls).length).toBeGreaterThan(500)
})

test('buttons of the back office are as high as its fields', () => {
  const found = files
    .filter(
      ({ file }) => file.startsWith('office/') && !NOT_DENSE.some((end) => file.endsWith(end)),
    )
    .flatMap(({ file, controls }) =>
      controls.filter(isLarge).map(({ attributes }) => `${file}: ${attributes.trim()}`),
    )
  expect(found).toEqual([])
})

test('the back office has no select or text field of the shop', () => {
  const found = officeFiles.filter(({ code }) =>
    /\bfrom '@\/components\/kit\/ui\/select'/.test(code),
  )
  const fields = officeFiles.filter(({ code }) =>
    /\bTextField\b[^;]*from '@\/components\/kit\/ui\/field'/.test(code),
  )
  expect([...found, ...fields].map(({ file }) => file)).toEqual([])
})

test('the check sees what it looks for', () => {
  const [own, kit, dense] = controlsIn(`
    <Button onClick={() => send({ a: 1 })} className="mt-2 lg:min-h-9">
    <input className="min-h-touch w-12" />
    <Button size="small" onClick={close}>`)
  if (!own || !kit || !dense) throw new Error('Not all controls are found')
  expect([own, kit, dense].map(hasOwnHeight)).toEqual([true, false, false])
  expect([own, kit, dense].map(isLarge)).toEqual([true, false, false])
})

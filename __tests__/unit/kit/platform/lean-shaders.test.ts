import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import leanShaders from '@/platform/lean-shaders.cjs'

const FOLDER = 'node_modules/three/src/renderers/shaders/ShaderChunk'
const chunks = readdirSync(FOLDER).filter((file) => file.endsWith('.glsl.js'))
const bundle = ['module', 'core']
  .map((part) => readFileSync(`node_modules/three/build/three.${part}.js`, 'utf8'))
  .join('')
const lean = (file: string) => leanShaders(readFileSync(join(FOLDER, file), 'utf8'))

/** Removes whitespace, which GPUs ignore. */
const tokens = (text: string) => text.replace(/\\[nt]/g, '').replace(/\s+/g, '')
const shaderOf = (text: string) => tokens(/`([\s\S]*)`/.exec(text)?.[1] ?? '')

describe('shaders of three.js on their way to a browser', () => {
  it('say what those of its finished bundle say', () => {
    const all = tokens(bundle)
    expect(chunks.length).toBeGreaterThan(80)
    expect(chunks.filter((file) => !all.includes(shaderOf(lean(file))))).toEqual([])
  })

  it('weigh less and carry no comments', () => {
    const [before, after] = [
      chunks.map((file) => readFileSync(join(FOLDER, file), 'utf8')),
      chunks.map(lean),
    ]
    expect(after.join('').length).toBeLessThan(before.join('').length * 0.9)
    expect(after.filter((text) => /\/\/|\/\*/.test(text))).toEqual([])
  })

  it('keep what the studio weighs its lights by', () => {
    const physical = lean('lights_physical_pars_fragment.glsl.js')
    expect(physical).toContain('reflectedLight.directSpecular += irradiance')
    expect(physical).toContain('clearcoatSpecularDirect += ccIrradiance')
    expect(lean('lights_fragment_maps.glsl.js')).toContain(
      'iblIrradiance += getIBLIrradiance( geometryNormal );',
    )
  })
})

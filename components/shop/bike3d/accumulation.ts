import type { Texture, WebGLRenderer } from 'three'
import {
  FloatType,
  HalfFloatType,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
} from 'three'

const QUAD =
  'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/** Clamps bright samples, which would leave isolated dots (fireflies). */
const BLEND = `uniform sampler2D sum, next; uniform float share; varying vec2 vUv;
void main() {
  vec4 sample_ = texture2D(next, vUv);
  sample_.rgb = min(sample_.rgb, vec3(5.0));
  gl_FragColor = mix(texture2D(sum, vUv), sample_, share);
}`

/** The background is transparent to fit any page; the picture fades out at its edges. */
const DEVELOP = `uniform sampler2D sum; varying vec2 vUv;
void main() {
  vec4 c = texture2D(sum, vUv);
  gl_FragColor = vec4(c.a > 0.0001 ? c.rgb / c.a : vec3(0.0), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  vec2 edge = smoothstep(vec2(0.0), vec2(0.045), vUv) * smoothstep(vec2(0.0), vec2(0.045), 1.0 - vUv);
  float a = c.a * edge.x * edge.y;
  gl_FragColor = vec4(gl_FragColor.rgb * a, a);
}`

interface Size {
  width: number
  height: number
}

/** Mean of many renderings, each with the lamps and the camera slightly moved. */
export interface Accumulation {
  /** Adds the `count`-th rendering, from 1. */
  add: (rendered: Texture, count: number) => void
  sum: () => Texture
  /** Draws the mean onto the canvas. */
  develop: () => void
  dispose: () => void
}

/** Uses half floats where phones can't render to float textures; fine for a few dozen samples. */
export function accumulation(renderer: WebGLRenderer, { width, height }: Size): Accumulation {
  const type = renderer.extensions.has('EXT_color_buffer_float') ? FloatType : HalfFloatType
  const targets = [0, 1].map(
    () =>
      new WebGLRenderTarget(width, height, {
        type,
        depthBuffer: false,
        minFilter: NearestFilter,
        magFilter: NearestFilter,
      }),
  ) as [WebGLRenderTarget, WebGLRenderTarget]
  const blend = shader(BLEND, { sum: null, next: null, share: 1 })
  const develop = shader(DEVELOP, { sum: null })
  develop.toneMapped = true
  const quad = new Mesh(new PlaneGeometry(2, 2), blend)
  quad.frustumCulled = false
  const scene = new Scene().add(quad)
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const draw = (material: ShaderMaterial, target: WebGLRenderTarget | null) => {
    quad.material = material
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
  }
  return {
    add: (rendered, count) => {
      set(blend, { sum: targets[0].texture, next: rendered, share: 1 / count })
      draw(blend, targets[1])
      targets.reverse()
    },
    sum: () => targets[0].texture,
    develop: () => {
      set(develop, { sum: targets[0].texture })
      draw(develop, null)
    },
    dispose: () => {
      for (const one of [...targets, blend, develop, quad.geometry]) one.dispose()
    },
  }
}

const shader = (fragmentShader: string, values: Record<string, unknown>) =>
  new ShaderMaterial({
    vertexShader: QUAD,
    fragmentShader,
    uniforms: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
    depthTest: false,
    depthWrite: false,
  })

function set(material: ShaderMaterial, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const uniform = material.uniforms[name]
    if (uniform) uniform.value = value
  }
}

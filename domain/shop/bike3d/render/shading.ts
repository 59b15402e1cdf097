import type { BrdfTable } from './brdf-table'
import { brdfOf } from './brdf-table'
import type { DepthMap } from './depth-map'
import type { EnvironmentMap } from './environment-map'
import { reflected } from './environment-map'
import type { Fragment } from './fragment'
import { LAMP, RIM_POWER } from './lighting'
import type { Rgb } from './linear-color'
import type { Surface } from './surface'
import { DIELECTRIC } from './surface'
import { filmOffset } from './thin-film'

/** Lights of a stage; see `LIGHT`. */
export interface StageLight {
  environment: EnvironmentMap
  lamp: number
  sky: number
  bounce: Rgb
  surroundings: number
  rim: number
}

/** Mean of the Fresnel factor of all directions, for light that is scattered several times. */
const MEAN_FRESNEL = 1 / 21
const NORMAL_BIAS = LAMP.normalBias
/** Brighter samples would leave isolated dots. */
const BRIGHTEST = 5

/**
 * Reflects lamps and environment at a fragment: GGX with multiple scattering, a clear coat and a thin film, after the
 * formulas of three.js.
 */
export class Shading {
  /** Irradiance from each lamp, of intensity 1, without the part that is reflected. */
  private fromKey = 0
  private fromSky = 0
  private roughness = 0
  /** Scale and bias of the specular color. */
  private scale = 0
  private bias = 0
  private coat = 0
  private coatRoughness = 0
  /** Share of the light from behind. */
  private rim = 0
  /** Share of the light that the coat lets through. */
  private through = 1
  private filmAt = 0
  /** Directions that the surface and its coat reflect to the camera. */
  private glossX = 0
  private glossY = 0
  private glossZ = 0
  private coatX = 0
  private coatY = 0
  private coatZ = 0

  constructor(
    private readonly table: BrdfTable,
    private readonly key: DepthMap,
    private readonly sky: DepthMap,
  ) {}

  /** Computes what all stages have in common. */
  prepare(fragment: Fragment, surface: Surface): void {
    const { normalX, normalY, normalZ, viewX, viewY, viewZ } = fragment
    const cos = normalX * viewX + normalY * viewY + normalZ * viewZ
    this.roughness = Math.min(1, surface.roughness + fragment.curvature)
    this.aimGloss(fragment, cos)
    const facing = Math.max(0, cos)
    this.scale = brdfOf(this.table, this.roughness, facing, 0)
    this.bias = brdfOf(this.table, this.roughness, facing, 1)
    this.filmAt = surface.film ? filmOffset(facing) : 0
    this.coatWith(fragment, surface)
    this.rim = rimOf(fragment)
    const isDiffuse = surface.metalness < 1
    this.fromKey = isDiffuse ? irradiance(fragment, this.key) : 0
    this.fromSky = isDiffuse ? irradiance(fragment, this.sky) : 0
  }

  /** Rough surfaces reflect less from the side, so that their direction moves to the normal. */
  private aimGloss({ normalX, normalY, normalZ, viewX, viewY, viewZ }: Fragment, cos: number) {
    const squared = this.roughness * this.roughness
    const share = squared * squared
    const along = 2 * cos * (1 - share) + share
    const x = normalX * along - viewX * (1 - share)
    const y = normalY * along - viewY * (1 - share)
    const z = normalZ * along - viewZ * (1 - share)
    const length = 1 / Math.sqrt(x * x + y * y + z * z)
    this.glossX = x * length
    this.glossY = y * length
    this.glossZ = z * length
  }

  /** The coat is smooth above the fine structure. */
  private coatWith(
    { smoothX, smoothY, smoothZ, viewX, viewY, viewZ, curvature }: Fragment,
    { clearcoat, clearcoatRoughness }: Surface,
  ): void {
    this.coat = 0
    this.through = 1
    if (!clearcoat) return
    const cos = smoothX * viewX + smoothY * viewY + smoothZ * viewZ
    const facing = Math.max(0, cos)
    this.coatRoughness = Math.min(1, clearcoatRoughness + curvature)
    const scale = brdfOf(this.table, this.coatRoughness, facing, 0)
    const bias = brdfOf(this.table, this.coatRoughness, facing, 1)
    this.coat = (DIELECTRIC * scale + bias) * clearcoat
    this.through = 1 - clearcoat * fresnel(facing)
    this.coatX = 2 * cos * smoothX - viewX
    this.coatY = 2 * cos * smoothY - viewY
    this.coatZ = 2 * cos * smoothZ - viewZ
  }

  /** Adds the radiance toward the camera to four values at an offset: red, green, blue and coverage. */
  add(fragment: Fragment, surface: Surface, light: StageLight, to: Float32Array, at: number): void {
    const { normalX, normalY, normalZ } = fragment
    const { environment, bounce } = light
    const direct = this.fromKey * light.lamp + this.fromSky * light.sky
    const ambient = reflected(environment, normalX, normalY, normalZ, 1) * light.surroundings
    const gloss = reflected(environment, this.glossX, this.glossY, this.glossZ, this.roughness)
    const coat = this.coat
      ? reflected(environment, this.coatX, this.coatY, this.coatZ, this.coatRoughness) * this.coat
      : 0
    const above = coat + this.rim * light.rim
    const fromFloor = (0.5 - 0.5 * normalY) / Math.PI
    const { metalness, film } = surface
    for (let channel = 0; channel < 3; channel++) {
      const color = (surface.color[channel] ?? 0) * fragment.brightness
      const dielectric = film
        ? mixed(DIELECTRIC, film.dielectric[this.filmAt + channel], film.share)
        : DIELECTRIC
      const metallic = film ? mixed(color, film.metallic[this.filmAt + channel], film.share) : color
      const single = dielectric * this.scale + this.bias
      const multiple = this.scattered(dielectric)
      const metalSingle = metallic * this.scale + this.bias
      const indirect = fromFloor * (bounce[channel] ?? 0) + ambient
      const diffuse = direct + indirect * (1 - single - multiple)
      const out =
        color * (1 - metalness) * diffuse +
        gloss * mixed(single, metalSingle, metalness) +
        ambient * mixed(multiple, this.scattered(metallic), metalness) +
        (surface.emission[channel] ?? 0)
      to[at + channel] = (to[at + channel] ?? 0) + Math.min(BRIGHTEST, out * this.through + above)
    }
    to[at + 3] = (to[at + 3] ?? 0) + 1
  }

  /** Share that is reflected after several reflections within the surface. */
  private scattered(specular: number): number {
    const missing = 1 - this.scale - this.bias
    const mean = specular + (1 - specular) * MEAN_FRESNEL
    return ((specular * this.scale + this.bias) * mean * missing) / (1 - missing * mean)
  }
}

/** How much of a surface's edge, as seen by the camera, is in a pixel. */
const rimOf = ({ smoothX, smoothY, smoothZ, viewX, viewY, viewZ }: Fragment) =>
  (1 - Math.max(0, smoothX * viewX + smoothY * viewY + smoothZ * viewZ)) ** RIM_POWER

const mixed = (a: number, b: number | undefined, share: number) => a + ((b ?? 0) - a) * share

function fresnel(cos: number): number {
  const grazing = 1 - cos
  const squared = grazing * grazing
  return DIELECTRIC + (1 - DIELECTRIC) * squared * squared * grazing
}

/** Light of a lamp of intensity 1 that a surface scatters, without the part that its gloss reflects. */
function irradiance(fragment: Fragment, lamp: DepthMap): number {
  const { normalX, normalY, normalZ, smoothX, smoothY, smoothZ, x, y, z } = fragment
  const lampX = lamp.axes[6] ?? 0
  const lampY = lamp.axes[7] ?? 0
  const lampZ = lamp.axes[8] ?? 0
  const cos = normalX * lampX + normalY * lampY + normalZ * lampZ
  if (cos <= 0) return 0
  const visible = lamp.visibility(
    x + smoothX * NORMAL_BIAS,
    y + smoothY * NORMAL_BIAS,
    z + smoothZ * NORMAL_BIAS,
  )
  if (visible === 0) return 0
  const between = lampX * fragment.viewX + lampY * fragment.viewY + lampZ * fragment.viewZ
  return (cos * visible * (1 - fresnel(Math.sqrt(Math.max(0, 0.5 + 0.5 * between))))) / Math.PI
}

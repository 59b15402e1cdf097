import { DepthMap } from './depth-map'
import type { Projection } from './rasterizer'
import type { Scene } from './scene'
import { keyLight, skyLight } from './sky'

/** Width and height of the depth maps. Four times the texels cost 0.7 s more and change no picture visibly. */
const SIZE = 1024

interface Pair {
  key: DepthMap
  sky: DepthMap
  /** Index of the positions for which the maps were rendered; 0 is none. */
  position: number
}

/** Depth maps of both lamps for each of their first positions, cached while the scene is the same, and for one other. */
export class LampMaps {
  private scene: Scene | null = null
  private readonly pairs: Pair[] = []

  /** @param count number of positions whose maps are cached, in memory of 8 bytes a texel each */
  constructor(
    private readonly count = 0,
    private readonly size = SIZE,
  ) {}

  /** @param projection is overwritten */
  at(position: number, scene: Scene, projection: Projection): Readonly<Pair> {
    const slot = Math.min(position - 1, this.count)
    const { size } = this
    const pair = (this.pairs[slot] ??= {
      key: new DepthMap(size),
      sky: new DepthMap(size),
      position: 0,
    })
    if (scene !== this.scene) for (const one of this.pairs) if (one) one.position = 0
    this.scene = scene
    if (pair.position === position) return pair
    pair.key.aim(keyLight(position), scene, projection)
    pair.sky.aim(skyLight(position), scene, projection)
    pair.position = position
    return pair
  }
}

import { accessories } from './goods/accessories'
import { brakeSpares } from './goods/brake-spares'
import { driveSpares } from './goods/drive-spares'
import { electricSpares } from './goods/electric-spares'
import { frameSpares } from './goods/frame-spares'
import type { SeedProduct } from './types'

export const seedProducts: SeedProduct[] = [
  ...accessories,
  ...driveSpares,
  ...brakeSpares,
  ...electricSpares,
  ...frameSpares,
]

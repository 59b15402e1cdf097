export { accessoriesRouter } from './accessories/routes'
export { goodsRouter } from './goods/routes'
export { sparesRouter } from './spares/routes'

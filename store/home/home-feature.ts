import { registerFeature } from '../lazy-features'
import { bikeChosen, homeSlice } from './home-slice'
import { loadHomePage } from './load-home-page'

export const homeFeature = {
  name: homeSlice.name,
  reducer: homeSlice.reducer,
  listen: () => undefined,
} as const

registerFeature(homeFeature)

export { bikeChosen, loadHomePage }
